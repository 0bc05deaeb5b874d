import { proseOf } from './prose.ts'
import type { AvoidedWord } from './words.ts'

export interface Found {
  path: string
  line: number
  index: number
  word: string
  instead: string
}

/** Words of a phrase may be on two lines. */
const gap = '[ \\t]*(?:[ \\t]|\\n[ \\0]*)[ \\t]*'
const formsOf = ({ word, also = [] }: AvoidedWord): string => [word, ...also].map((form) => form.replaceAll(' ', gap)).join('|')

const isIdiom = (text: string, idioms: readonly string[]): boolean =>
  idioms.some((idiom) => new RegExp(`^${idiom.replaceAll(' ', gap)}(?![\\w-])`, 'i').test(text))

/** Finds each avoided word in one of the repository's files. */
export function finder(words: readonly AvoidedWord[]): (path: string, text: string) => Found[] {
  const patterns = words.map((avoided) => ({ ...avoided, pattern: new RegExp(`(?<![\\w-])(?:${formsOf(avoided)})(?![\\w-])`, 'gi') }))
  const any = new RegExp(words.map(formsOf).join('|').replaceAll('\\0', '\\0/*#'), 'i')
  return (path, text) => {
    // Most files have none of them, and need not be parsed.
    if (!any.test(text)) return []
    const prose = proseOf(path, text)
    if (prose === null) return []
    return patterns.flatMap(({ word, idioms = [], instead, pattern }) =>
      [...prose.matchAll(pattern)]
        .filter(({ index }) => !isIdiom(prose.slice(index), idioms))
        .map(({ index }) => ({ path, line: prose.slice(0, index).split('\n').length, word, instead, index })),
    )
  }
}
