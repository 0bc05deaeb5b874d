import type { Person } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
import { lettersOf } from '@convostat/api/masking'
import type { Clock } from '@convostat/format'
import { isolated } from '#charts/isolated.ts'
import { named } from '#charts/named.ts'
import { shownName } from '#format/index.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import type { Voice } from './slide-text.ts'

/** Names and words as they are, each alone in its direction. */
export const plainVoice = (isYear: boolean, clock?: Clock): Voice => ({
  name: named,
  word: (word) => isolated(shownName(word)),
  isYear,
  clock,
})

/** What stands for a word by which someone could be known. */
const covered = '•••'

/**
 * Names as `Person A`, the letter that a person has in masked mode, and words that are part of anyone's name covered, as they
 * are shown and as they are in the file: a chat's own words are its people's names more often than not.
 */
export function maskedVoice(isYear: boolean, people: readonly Pick<Person, 'name' | 'names' | 'color'>[], clock?: Clock): Voice {
  const places = new Map(people.map(({ name, color }) => [name, color]))
  const after = largest(places.values(), -1) + 1
  const parts = new Set(people.flatMap(({ name, names }) => [name, ...names].flatMap(wordsIn)))
  return {
    name: (name) => isolated(sayWrapped.share.masked({ letter: lettersOf(places.get(name) ?? after) })),
    word: (word) =>
      isolated(
        shownName(word)
          .split(' ')
          .map((each) => (wordsIn(each).some((part) => parts.has(part)) ? covered : each))
          .join(' '),
      ),
    isYear,
    clock,
  }
}

/** A single letter says nothing of anyone. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
