import { lineOf, type Node, walk } from '../syntax-tree.ts'

/** A function of more than this many lines needs a reason. */
export const longest = 120

export interface LongFunction {
  name: string
  line: number
  lines: number
}

/** The functions of a source that are longer, from the first line of their parameters to the last of their bodies. */
export function longFunctions(path: string, code: string): LongFunction[] {
  const found: LongFunction[] = []
  walk(path, code, (node, parent) => {
    if (!functions.has(node.type)) return
    const line = lineOf(code, node.start)
    const lines = lineOf(code, node.end) - line + 1
    if (lines > longest) found.push({ name: nameOf(node, parent), line, lines })
  })
  return found
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

interface MayBeNamed extends Node {
  id?: Named | null
  key?: Named
}
type Named = { name?: string }

/** Its own name, or that of what it is the value of: a variable, a property, a method. */
const nameOf = ({ id }: MayBeNamed, parent: MayBeNamed | null): string => id?.name ?? parent?.id?.name ?? parent?.key?.name ?? 'unnamed'
