import { wishes } from '#languages/wishes.ts'
import { largest } from '#stats/extremes.ts'
import { fold } from '#words/fold.ts'

/** A name this near to a wish calls someone by it: "happy birthday, my dear Ana". */
const WORDS_BETWEEN = 2
const SHORTEST = 2
const NO_LETTER = /[^\p{L}\p{M}\p{N}']+/u

const wordsOf = (text: string): string[] => fold(text).split(NO_LETTER).filter(Boolean)

/** The birthday wishes of every language, in words, by the first of these. */
let byFirst: ReadonlyMap<string, readonly (readonly string[])[]> | null = null

function birthdayWishes(): ReadonlyMap<string, readonly (readonly string[])[]> {
  if (byFirst) return byFirst
  const found = new Map<string, string[][]>()
  for (const { birthday, manyHappyDays } of Object.values(wishes))
    for (const phrase of [...birthday, ...manyHappyDays]) {
      const words = wordsOf(phrase)
      found.set(words[0], [...(found.get(words[0]) ?? []), words])
    }
  byFirst = found
  return byFirst
}

/** Whether a wish of the message calls someone by one of these names: by a word of it soon after the wish, or as its first word right before. */
export function isCalled(message: string, names: readonly string[]): boolean {
  const words = wordsOf(message)
  const called = new Set(names.flatMap(wordsOf).filter((word) => word.length >= SHORTEST))
  return words.some((word, at) => {
    const lengths = (birthdayWishes().get(word) ?? [])
      .filter((wish) => wish.every((each, i) => words[at + i] === each))
      .map(({ length }) => length)
    if (lengths.length === 0) return false
    const end = at + largest(lengths)
    return (at === 1 && called.has(words[0])) || words.slice(end, end + WORDS_BETWEEN + 1).some((each) => called.has(each))
  })
}
