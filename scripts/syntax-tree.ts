import { parseAst } from 'vite'

/** A node of the tree that Vite's parser makes of a source. */
export interface Node {
  type: string
  start: number
  end: number
}

/** Shows every node of a source, each before those in it, with the node that it is in. */
export function walk(path: string, code: string, see: (node: Node, parent: Node | null) => void): void {
  const lang = path.endsWith('x') ? 'tsx' : path.endsWith('ts') ? 'ts' : 'js'
  visit(parseAst(code, { lang }), null, see)
}

export const lineOf = (code: string, at: number): number => code.slice(0, at).split('\n').length

function visit(value: unknown, parent: Node | null, see: (node: Node, parent: Node | null) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, parent, see)
  else if (isNode(value)) {
    see(value, parent)
    for (const each of Object.values(value)) visit(each, value, see)
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value
