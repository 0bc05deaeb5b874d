import { parseAst } from 'vite'
import type { ByType } from './by-type.ts'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export interface Source {
  path: string
  code: string
}

/** A catalogue by the name that it is imported by, `saySettings`, and its dotted keys. */
export type Keys = Readonly<Record<string, readonly string[]>>

/**
 * The keys that no source reads, `saySettings.about.title`. A computed key reads every key its type allows; a function given a group reads
 * the keys its parameter type names.
 */
export function unusedIn(sources: Iterable<Source>, catalogues: Keys, types: ByType): string[] {
  const keys = Object.entries(catalogues).flatMap(([name, each]) => each.map((key) => `${name}.${key}`))
  const known = new Set(keys.flatMap(beginningsOf))
  const sentences = new Set(keys)
  const names = new Set(Object.keys(catalogues))
  const read = new Set<string>()
  for (const source of sources)
    for (const { path, node } of readIn(source, names, types)) {
      // The `length` of a sentence reads it, and the `map` of a list all of the list.
      const part = beginningsOf(path).findLast((beginning) => known.has(beginning))
      if (part === path && !sentences.has(path)) {
        for (const key of types.taken({ path: source.path, start: node.start, end: node.end })) read.add(`${path}.${key}`)
      } else if (part) read.add(part)
    }
  return keys.filter((key) => !beginningsOf(key).some((beginning) => read.has(beginning)))
}

/** A path, and the expression that reads it. */
interface Read {
  path: string
  node: Node
}

/** `a`, `a.b`, `a.b.c` */
const beginningsOf = (path: string): string[] => path.split('.').map((_, at, keys) => keys.slice(0, at + 1).join('.'))

/** What one source reads of the catalogues, by path; names that stand for a part of one, or for one of several, are followed. */
function readIn({ path, code }: Source, catalogues: ReadonlySet<string>, types: ByType): Read[] {
  const program = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  const parts = new Map<string, string[]>()
  const read: Read[] = []
  const reads = (paths: string[], node: Node): void => {
    for (const path of paths) read.push({ path, node })
  }

  /** The paths that an expression may stand for; null where it is not part of a catalogue. */
  const pathsOf = (node: Node): string[] | null => {
    if (node.type === 'Identifier') return parts.get(String(node.name)) ?? null
    if (node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression') return pathsOf(node.expression as Node)
    if (node.type !== 'MemberExpression') return null
    const paths = pathsOf(node.object as Node)
    const property = node.property as Node
    return paths && keysOf(property, node.computed === true).flatMap((key) => paths.map((path) => `${path}.${key}`))
  }
  const keysOf = (property: Node, isComputed: boolean): readonly unknown[] => {
    if (!isComputed) return [property.name]
    if (property.type === 'Literal') return [property.value]
    const key = withoutMarks(property)
    const keys = isCast(key) ? null : types.keys({ path, start: key.start, end: key.end })
    if (keys) return keys
    throw new Error(`${path}: no type says which sentences [${code.slice(property.start, property.end)}] may be`)
  }
  const name = (pattern: Node, paths: string[]): void => {
    if (pattern.type === 'Identifier') parts.set(String(pattern.name), paths)
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties as Node[])
        if (property.type === 'RestElement') name(property.argument as Node, paths)
        else if (property.computed) throw new Error(`${path}: a sentence is taken by a computed name`)
        else
          name(
            property.value as Node,
            paths.map((path) => `${path}.${keyOf(property.key as Node)}`),
          )
    else reads(paths, pattern)
  }
  const partOf = (type: Node): string[] | null => {
    if (type.type === 'Identifier') return pathsOf(type)
    if (type.type !== 'TSQualifiedName') return null
    return partOf(type.left as Node)?.map((path) => `${path}.${(type.right as Node).name}`) ?? null
  }
  /** `keyof typeof words.kinds` */
  const isKeysOfPart = (type: Node): boolean => {
    if (type.type === 'TSParenthesizedType') return isKeysOfPart(type.typeAnnotation as Node)
    const of = type.type === 'TSTypeOperator' && type.operator === 'keyof' ? (type.typeAnnotation as Node) : null
    return of?.type === 'TSTypeQuery' && partOf(of.exprName as Node) !== null
  }
  /** `Kind & keyof typeof words.kinds` has a kind for each sentence. */
  const isNarrowed = (type: Node): boolean => {
    const members = membersOf(type)
    return members.some(isKeysOfPart) && members.some((member) => !isKeysOfPart(member) && !/^TS\w+Keyword$/.test(member.type))
  }
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration') {
      for (const { imported, local } of node.specifiers as { imported?: Node; local: Node }[])
        if (imported && catalogues.has(String(imported.name))) parts.set(String(local.name), [String(imported.name)])
      return
    }
    // A type says nothing.
    if (node.type === 'TSTypeQuery') return
    if (isKeysOfPart(node))
      throw new Error(`${path}: ${code.slice(node.start, node.end)} has every sentence there is, also those that are left over`)
    if (isNarrowed(node)) {
      for (const part of membersOf(node)) if (!isKeysOfPart(part)) visit(part)
      return
    }
    const paths = pathsOf(node)
    if (paths !== null) {
      reads(paths, node)
      // A computed key may be a sentence itself.
      for (let part = node; part.type === 'MemberExpression'; part = part.object as Node) if (part.computed) visit(part.property as Node)
      return
    }
    // Whether there is such a sentence says none.
    if (node.type === 'BinaryExpression' && node.operator === 'in' && pathsOf(node.right as Node)) {
      visit(node.left as Node)
      return
    }
    if (node.type === 'VariableDeclarator' && isNode(node.init)) {
      const whole = pathsOf(node.init)
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
  // Functions may use names that are declared after them.
  visit(program)
  read.length = 0
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

/** What is in brackets, without `!` and its own brackets. */
const withoutMarks = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' || node.type === 'TSNonNullExpression' ? withoutMarks(node.expression as Node) : node

/** A cast is what its writer hopes. */
function isCast(node: Node): boolean {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].some((each) => isCast(withoutMarks(each as Node)))
  return node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion'
}

/** The types of which a type has only what all have. */
const membersOf = (type: Node): Node[] => (type.type === 'TSIntersectionType' ? (type.types as Node[]) : [])

const keyOf = (key: Node): unknown => (key.type === 'Literal' ? key.value : key.name)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
