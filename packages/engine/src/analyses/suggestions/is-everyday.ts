import { fold } from '#words/fold.ts'
import { everydayWords } from './everyday-words.ts'

let all: ReadonlySet<string> | null = null

/** Whether people say a word all the time in some language that is known here: it may be a name, but need not be. */
export function isEverydayWord(word: string): boolean {
  all ??= new Set(Object.values(everydayWords).flatMap((classes) => classes.split(/[| ]/)))
  return all.has(fold(word))
}

/** What people say all the time in one language (BCP 47 without a region), folded; nothing where that is not known. */
export const everydayWordsOf = (language: string): readonly string[] =>
  Object.entries(everydayWords).flatMap(([tag, classes]) =>
    tag.split('-')[0] === language ? classes.split(/[| ]/).filter((word) => word !== '') : [],
  )
