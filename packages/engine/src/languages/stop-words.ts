import { all } from './all.ts'

/** The commonest words of the languages that share their script with others. */
export const stopWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  all.flatMap(({ phrases, stopWords }) => (stopWords ? [[phrases.language, stopWords]] : [])),
)
