import { lineOf, type Node, walk } from '../syntax-tree.ts'

/** Types, comments and rules that the compiler or the linter take on trust. */
const kinds = ['as', '!', 'any', 'comment'] as const
export type Kind = (typeof kinds)[number]

/** A place that is taken on trust. */
export interface Found {
  kind: Kind
  line: number
  text: string
}

/** Where a file asks to be believed: casts but `as const`, `!`, `any`, and comments that switch a rule off. */
export function casts(path: string, code: string): Found[] {
  const found: Found[] = []
  const add = (kind: Kind, start: number, end: number) => {
    const text = code.slice(start, end).replace(/\s+/g, ' ')
    found.push({ kind, line: lineOf(code, start), text })
  }
  walk(path, code, (node) => {
    const kind = kindOf(node)
    if (kind) add(kind, node.start, node.end)
  })
  for (const { index, 0: text } of code.matchAll(/(?:biome-ignore|@ts-(?:expect-error|ignore|nocheck)).*/g))
    add('comment', index, index + text.length)
  return found
}

interface MayBeTyped extends Node {
  typeAnnotation?: { typeName?: { name?: string } }
}

function kindOf({ type, typeAnnotation }: MayBeTyped): Kind | null {
  if (type === 'TSTypeAssertion' || (type === 'TSAsExpression' && typeAnnotation?.typeName?.name !== 'const')) return 'as'
  return type === 'TSNonNullExpression' ? '!' : type === 'TSAnyKeyword' ? 'any' : null
}
