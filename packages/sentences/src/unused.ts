import { parseAst } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}

/** A catalogue by the name that it is imported by, `saySettings`, and its dotted keys. */
export type Keys = Readonly<Record<string, readonly string[]>>

/** The keys that no source reads, `saySettings.about.title`. Where code reaches into a group by a computed name, all of it counts as read. */
export function unusedIn(sources: Iterable<string>, catalogues: Keys): string[] {
  const read = new Set<string>()
  for (const source of sources) for (const path of readIn(source, new Set(Object.keys(catalogues)))) read.add(path)
  // What is asked of a sentence, its `length`, reads it too.
  const isRead = (key: string): boolean =>
    beginningsOf(key).some((path) => read.has(path)) || [...read].some((path) => path.startsWith(`${key}.`))
  return Object.entries(catalogues).flatMap(([name, keys]) => keys.map((key) => `${name}.${key}`).filter((key) => !isRead(key)))
}

/** `a`, `a.b`, `a.b.c` */
const beginningsOf = (path: string): string[] => path.split('.').map((_, at, keys) => keys.slice(0, at + 1).join('.'))

/** What one source reads of the catalogues, by path; names that stand for a part of one are followed. */
function readIn(source: string, catalogues: ReadonlySet<string>): string[] {
  const program = parseAst(source, { lang: 'tsx' }) as unknown as Node
  const parts = new Map<string, string>()
  const read: string[] = []

  /** The path that an expression stands for; null where it is no part of a catalogue. */
  const pathOf = (node: Node): string | null => {
    if (node.type === 'Identifier') return parts.get(String(node.name)) ?? null
    if (node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression') return pathOf(node.expression as Node)
    if (node.type !== 'MemberExpression') return null
    const path = pathOf(node.object as Node)
    const property = node.property as Node
    if (path === null) return null
    if (!node.computed) return `${path}.${property.name}`
    return property.type === 'Literal' ? `${path}.${property.value}` : null
  }
  const name = (pattern: Node, path: string): void => {
    if (pattern.type === 'Identifier') parts.set(String(pattern.name), path)
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties as Node[])
        if (property.type === 'RestElement' || property.computed) read.push(path)
        else name(property.value as Node, `${path}.${keyOf(property.key as Node)}`)
    else read.push(path)
  }
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration') {
      for (const { imported, local } of node.specifiers as { imported?: Node; local: Node }[])
        if (imported && catalogues.has(String(imported.name))) parts.set(String(local.name), String(imported.name))
      return
    }
    const path = pathOf(node)
    if (path !== null) {
      read.push(path)
      return
    }
    if (node.type === 'VariableDeclarator' && isNode(node.init)) {
      const whole = pathOf(node.init)
      if (whole !== null) name(node.id as Node, whole)
      else visit(node.init)
      return
    }
    for (const [key, child] of Object.entries(node)) {
      const isName =
        !node.computed && ((node.type === 'Property' && key === 'key') || (node.type === 'MemberExpression' && key === 'property'))
      if (!isName) for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each)
    }
  }
  visit(program)
  return read
}

const keyOf = (key: Node): unknown => (key.type === 'Literal' ? key.value : key.name)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
