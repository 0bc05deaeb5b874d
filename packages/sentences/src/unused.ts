import { parseAst } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}

export interface Source {
  path: string
  code: string
}

/** A catalogue by the name that it is imported by, `saySettings`, and its dotted keys. */
export type Keys = Readonly<Record<string, readonly string[]>>

/** The keys that no source reads, `saySettings.about.title`. Where code reaches into a group by a computed name, all of it counts as read. */
export function unusedIn(sources: Iterable<Source>, catalogues: Keys): string[] {
  const keys = Object.entries(catalogues).flatMap(([name, each]) => each.map((key) => `${name}.${key}`))
  const known = new Set(keys.flatMap(beginningsOf))
  const names = new Set(Object.keys(catalogues))
  const read = new Set<string>()
  for (const source of sources)
    for (const path of readIn(source, names)) {
      // The `length` of a sentence reads it, and the `map` of a list all of the list.
      const part = beginningsOf(path).findLast((beginning) => known.has(beginning))
      if (part) read.add(part)
    }
  return keys.filter((key) => !beginningsOf(key).some((beginning) => read.has(beginning)))
}

/** `a`, `a.b`, `a.b.c` */
const beginningsOf = (path: string): string[] => path.split('.').map((_, at, keys) => keys.slice(0, at + 1).join('.'))

/** What one source reads of the catalogues, by path; names that stand for a part of one are followed. */
function readIn({ path, code }: Source, catalogues: ReadonlySet<string>): string[] {
  const program = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
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
    // A type says nothing.
    if (node.type === 'TSTypeQuery') return
    const path = pathOf(node)
    if (path !== null) {
      read.push(path)
      return
    }
    if (node.type === 'VariableDeclarator' && isNode(node.init)) {
      const whole = pathOf(node.init)
      if (whole !== null) name(node.id as Node, whole)
      else for (const each of [node.init, ...defaultsIn(node.id as Node)]) visit(each)
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

/** What a pattern gives where there is nothing: `{ empty = words.empty }`. */
function defaultsIn(pattern: Node): Node[] {
  if (pattern.type === 'AssignmentPattern') return [pattern.right as Node]
  return pattern.type === 'ObjectPattern'
    ? (pattern.properties as Node[]).flatMap(({ value }) => (isNode(value) ? defaultsIn(value) : []))
    : []
}

const keyOf = (key: Node): unknown => (key.type === 'Literal' ? key.value : key.name)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
