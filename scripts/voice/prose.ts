import { parseSync } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** In the place of what is not prose. It is neither a letter nor a space, so that no phrase goes across it. */
const blank = '\0'

/** The same text, as long as it was, with another character for all but lines' ends. */
const blanked = (text: string): string => text.replace(/[^\n]/g, blank)

/** Names in backticks, quotations and addresses are not ours to word. */
const withoutCitations = (text: string): string =>
  text.replace(/`[^`\n]*`|"[^"\n]*"|“[^”]*”|\]\([^)\s]*\)|https?:\/\/\S+|\{@\w+ [^}]*\}/g, blanked)

/** A comment without its marks. */
const withoutMarks = (comment: string): string => comment.replace(/^[ \t]*\*|^\/\*+|\*\/$|^\/\//gm, (mark) => ' '.repeat(mark.length))

/** The name that a chain of calls begins with: `test` of `test.each(rows)(…)`. */
function firstName(callee: unknown): unknown {
  if (!isNode(callee)) return null
  if (callee.type === 'Identifier') return callee.name
  return firstName(callee.object ?? callee.callee ?? callee.tag)
}

const isTesting = (name: unknown): boolean => name === 'test' || name === 'it' || name === 'describe'

/** The names of tests, as places in the source. */
function testNames(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(testNames)
  if (!isNode(node)) return []
  const inner = Object.entries(node).flatMap(([key, part]) => (key === 'type' ? [] : testNames(part)))
  const [first] = node.type === 'CallExpression' && isTesting(firstName(node.callee)) ? (node.arguments as unknown[]) : []
  if (!isNode(first)) return inner
  if (first.type === 'Literal' && typeof first.value === 'string') return [first, ...inner]
  if (first.type === 'TemplateLiteral') return [...(first.quasis as Node[]), ...inner]
  return inner
}

interface Place {
  start: number
  end: number
}

/** A text without its quotation marks; part of a template without those, and without the braces around expressions. */
const insideOf = (code: string, { start, end }: Place): Place => ({
  start: start + (/['"`}]/.test(code[start]) ? 1 : 0),
  end: end - (/(?:['"`]|\$\{)$/.exec(code.slice(start + 1, end))?.[0].length ?? 0),
})

/** A source with all but its comments and the names of its tests blanked. */
function proseOfCode(path: string, code: string): string {
  const { comments, program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const names = /\.(?:test|spec)\.tsx?$/.test(path) ? testNames(program).map((name) => insideOf(code, name)) : []
  return only(code, [...comments, ...names])
}

/** A text with all but these places blanked. */
function only(text: string, places: readonly Place[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of [...places].sort((one, other) => one.start - other.start)) {
    parts.push(blanked(text.slice(at, start)), withoutMarks(text.slice(start, end)))
    at = end
  }
  return [...parts, blanked(text.slice(at))].join('')
}

const matches = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))

/** Of a block of code in a page, its comments; a block in no language is text. */
const proseOfPage = (page: string): string =>
  page.replace(/^( *)```(\w*)\n[\s\S]*?^\1```/gm, (block, _, language: string) => {
    if (language === '') return block
    return only(block, matches(block, language === 'sh' ? /(?<=\s)#.*/g : /\/\/.*/g))
  })

/**
 * What is written for readers of the repository in one of its files: a page, comments and names of tests. It is as long as the file, so
 * that each word is where it was. `null` where the file is of another kind.
 */
export function proseOf(path: string, text: string): string | null {
  if (/\.md$/.test(path)) return withoutCitations(proseOfPage(text))
  if (/\.(?:tsx?|mjs|js)$/.test(path)) return withoutCitations(proseOfCode(path, text))
  if (/\.css$/.test(path)) return withoutCitations(only(text, matches(text, /\/\*[\s\S]*?\*\//g)))
  if (/\.html$/.test(path)) return withoutCitations(only(text, matches(text, /<!--[\s\S]*?-->/g)))
  if (/\.typ$/.test(path)) return withoutCitations(only(text, matches(text, /(?<!:)\/\/.*/g)))
  return null
}
