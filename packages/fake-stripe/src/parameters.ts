import { invalid, missing } from './fault.ts'

/** A decoded form: what is under `a[b][0]` is at a, b, 0. */
export type Node = string | { readonly [key: string]: Node }

/** Reads what is under one name; `param` is that name as the caller wrote it. */
export interface Reader<T> {
  (node: Node, param: string): T
  /** Of a group: what it accepts. */
  readonly fields?: Fields
  /** Of a list: what each of it is. */
  readonly each?: Reader<unknown>
}
export type Fields = Readonly<Record<string, Reader<unknown>>>

/** The parameters that a type of the library has, each with what reads it; another name does not compile. */
export type Accepts<T> = { readonly [K in keyof T]?: Reader<unknown> }

export type Read<F extends Fields> = { [K in keyof F]?: F[K] extends Reader<infer T> ? T : never }

const deepest = 8

/** A form or query, with brackets for what is within. */
export function decodeForm(text: string): Node {
  const root: Record<string, Node> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name)
    let at = root
    for (const [i, key] of path.entries()) {
      const slot = key === '' ? `${Object.keys(at).length}` : key
      if (i === path.length - 1) at[slot] = value
      else {
        const next = at[slot] ?? Object.create(null)
        if (typeof next === 'string') throw invalid(`Invalid ${path[0]}`, path[0])
        at[slot] = next
        at = next as Record<string, Node>
      }
    }
  }
  return root
}

function pathOf(name: string): string[] {
  const [head, ...rest] = name.split('[')
  if (rest.length > deepest || rest.some((part) => !part.endsWith(']'))) throw invalid(`Invalid parameter: ${head}`, head)
  return [head, ...rest.map((part) => part.slice(0, -1))]
}

export const text: Reader<string> = (node, param) => {
  if (typeof node !== 'string') throw invalid('Invalid string', param)
  if (node === '') throw invalid(`You passed an empty string for '${param}'.`, param, 'parameter_invalid_empty')
  return node
}

/** A text that may be taken away again by an empty one. */
export const emptyable =
  <T>(reader: Reader<T>): Reader<T | ''> =>
  (node, param) =>
    node === '' ? '' : reader(node, param)

export const whole: Reader<number> = (node, param) => {
  if (typeof node !== 'string' || !/^-?\d{1,15}$/.test(node)) throw invalid(`Invalid integer: ${node}`, param, 'parameter_invalid_integer')
  return Number(node)
}

export const flag: Reader<boolean> = (node, param) => {
  if (node !== 'true' && node !== 'false') throw invalid(`Invalid boolean: ${node}`, param)
  return node === 'true'
}

export const oneOf =
  <const T extends string>(...values: T[]): Reader<T> =>
  (node, param) => {
    if (!(values as readonly Node[]).includes(node)) throw invalid(`Invalid ${param}: must be one of ${values.join(', ')}`, param)
    return node as T
  }

export function list<T>(each: Reader<T>, most = 100): Reader<T[]> {
  const read: Reader<T[]> = (node, param) => {
    if (typeof node === 'string' || Object.keys(node).some((key) => !/^\d+$/.test(key))) throw invalid('Invalid array', param)
    const entries = Object.entries(node).sort(([a], [b]) => Number(a) - Number(b))
    if (entries.length > most) throw invalid(`Array has more than ${most} elements`, param)
    return entries.map(([key, value]) => each(value, `${param}[${key}]`))
  }
  return Object.assign(read, { each })
}

/** Names and values of one's own. An empty value takes a name away. */
export const metadata: Reader<Record<string, string>> = (node, param) => {
  if (typeof node === 'string') throw invalid('Invalid object', param)
  const entries = Object.entries(node)
  if (entries.length > 50) throw invalid('Metadata can have at most 50 keys', param)
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (typeof value !== 'string' || value.length > 500 || key.length > 40) throw invalid('Invalid metadata', `${param}[${key}]`)
      return [key, value]
    }),
  )
}

/** Parameters by their names; any other is refused. */
export function group<F extends Fields>(fields: F, required: readonly (keyof F & string)[] = []): Reader<Read<F>> & { fields: F } {
  const read = (node: Node, param: string) => {
    if (typeof node === 'string') throw invalid('Invalid object', param)
    const named = (key: string) => (param === '' ? key : `${param}[${key}]`)
    const stranger = Object.keys(node).find((key) => !Object.hasOwn(fields, key))
    if (stranger !== undefined) throw invalid(`Received unknown parameter: ${named(stranger)}`, named(stranger), 'parameter_unknown')
    for (const key of required) if (!(key in node)) throw missing(named(key))
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, fields[key](value, named(key))])) as Read<F>
  }
  return Object.assign(read, { fields })
}

/** A moment, or what is before and after some. */
export const range: Reader<number | { gt?: number; gte?: number; lt?: number; lte?: number }> = (node, param) =>
  typeof node === 'string' ? whole(node, param) : group({ gt: whole, gte: whole, lt: whole, lte: whole })(node, param)
