import type { Clock } from '@convostat/format'
import { isolated } from '#charts/isolated.ts'
import { named } from '#charts/named.ts'
import { shownName } from '#format/index.ts'
import type { Voice } from './slide-text.ts'

/** Names and words as they are, each alone in its direction; people by what they are called where that is given. */
export const plainVoice = (isYear: boolean, clock?: Clock, called: (name: string) => string = (name) => name): Voice => ({
  name: (name) => named(called(name)),
  word: (word) => isolated(shownName(word)),
  isYear,
  clock,
})
