import { isolated } from '../../../charts/part-in-words.ts'
import { shownName } from '../../../format/index.ts'
import { say } from '../../../messages/index.ts'
import type { Voice } from './telling.ts'

/** Names and words as they are, each alone in its direction. */
export const plainVoice = (isYear: boolean): Voice => ({
  name: (name) => isolated(shownName(name)),
  word: (word) => isolated(shownName(word)),
  isYear,
})

/** What stands for a word by which somebody could be known. */
const covered = '•••'
const letters = 26

/**
 * Names as `Person A`, by their place among the chat's people, and words that are part of anybody's name covered: a chat's own
 * words are its people's names more often than not.
 */
export function maskedVoice(isYear: boolean, people: readonly string[]): Voice {
  const places = new Map(people.map((name, place) => [name, place]))
  const parts = new Set(people.flatMap((name) => wordsIn(name)))
  return {
    name: (name) => isolated(say.wrapped.share.masked(letterOf(places.get(name) ?? places.size))),
    word: (word) =>
      isolated(
        shownName(word)
          .split(' ')
          .map((each) => (wordsIn(each).some((part) => parts.has(part)) ? covered : each))
          .join(' '),
      ),
    isYear,
  }
}

/** A, B … Z, A2, B2 … */
function letterOf(place: number): string {
  const round = Math.floor(place / letters)
  return `${String.fromCharCode(65 + (place % letters))}${round === 0 ? '' : round + 1}`
}

/** A single letter says nothing of anybody. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
