import { proseOf } from './prose.ts'
import type { AvoidedWord } from './words.ts'

export interface Found {
  path: string
  line: number
  index: number
  word: string
  /** The form that was found. */
  form: string
  instead: string
}

/** Words of a phrase may be on two lines. */
const gap = '[ \\t]*(?:[ \\t]|\\n[ \\0]*)[ \\t]*'
const withGaps = (form: string): string => form.replaceAll(' ', gap)
const formsOf = ({ word, also = [], pattern }: AvoidedWord): string => (pattern ? [pattern] : [word, ...also]).map(withGaps).join('|')

/** The longest an idiom reaches before its word, and after it. */
const reach = 60

/** Whether an idiom goes across this place. */
function isIdiom(prose: string, index: number, idioms: readonly RegExp[]): boolean {
  const from = Math.max(0, index - reach)
  const around = prose.slice(from, index + reach)
  return idioms.some((idiom) =>
    [...around.matchAll(idiom)].some((found) => from + found.index <= index && index < from + found.index + found[0].length),
  )
}

/** Finds each avoided word in one of the repository's files. */
export function finder(words: readonly AvoidedWord[]): (path: string, text: string) => Found[] {
  const whole = (forms: string): RegExp => new RegExp(`(?<![\\w-])(?:${forms})(?![\\w-])`, 'gi')
  const patterns = words.map(({ idioms = [], ...avoided }) => ({
    ...avoided,
    pattern: whole(formsOf(avoided)),
    idioms: idioms.map((idiom) => whole(withGaps(idiom))),
  }))
  const any = new RegExp(words.map(formsOf).join('|').replaceAll('\\0', '\\0/*#'), 'i')
  return (path, text) => {
    // Most files have none of them, and need not be parsed.
    if (!any.test(text)) return []
    const prose = proseOf(path, text)
    if (prose === null) return []
    return patterns.flatMap(({ word, idioms, instead, pattern }) =>
      [...prose.matchAll(pattern)]
        .filter(({ index }) => !isIdiom(prose, index, idioms))
        .map(({ 0: found, index }) => {
          const form = found.replace(/[\s\0]+/g, ' ').toLowerCase()
          return { path, line: prose.slice(0, index).split('\n').length, word, form, instead, index }
        }),
    )
  }
}
