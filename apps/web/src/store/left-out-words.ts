import type { LeftOutWord } from '@convostat/api'
import { checks } from './checking.ts'
import { leftOutWords } from './database.ts'
import type { Shelf } from './kind.ts'
import { type Kind, wholeOr } from './kind.ts'

interface KeptWord extends LeftOutWord {
  v: 1
  key: string
}

/** This many words are sent along with a call. */
export const mostLeftOut = 200

/** Two spellings of one word are one. */
export const leftOutKey = (word: string): string => word.trim().normalize('NFC').toLowerCase()

/** Every word that is left out, the one left out first first. */
export async function readLeftOut(shelf: Shelf<KeptWord>): Promise<LeftOutWord[]> {
  const there = (await shelf.all()).map(plain)
  return there.sort((a, b) => (a.savedOn < b.savedOn ? -1 : a.savedOn > b.savedOn ? 1 : 0))
}

/** Leaves words out, each once, as long as there is room. Returns how many were not left out before. */
export function leaveOut(shelf: Shelf<KeptWord>, given: readonly LeftOutWord[]): Promise<number> {
  return shelf.change('all', (now) => {
    const there = new Set(now.map((each) => each?.key))
    const fresh = new Map(
      given
        .filter((each) => checks().leftOutWord.safeParse(each).success)
        .map(({ word, savedOn }) => [leftOutKey(word), { word: word.trim(), savedOn }]),
    )
    const put = [...fresh]
      .filter(([key]) => !there.has(key))
      .slice(0, Math.max(0, mostLeftOut - there.size))
      .map(([key, kept]): KeptWord => ({ v: 1, key, ...kept }))
    return { put, answer: put.length }
  })
}

/** Counts a word again. */
export const bringBack = (shelf: Shelf<KeptWord>, word: string): Promise<void> =>
  shelf.change([], () => ({ drop: [leftOutKey(word)], answer: undefined }))

const plain = ({ word, savedOn }: KeptWord): LeftOutWord => ({ word, savedOn })

export const leftOutKind: Kind<KeptWord> = {
  name: leftOutWords,
  keyOf: (record) => (record as KeptWord).key,
  read(value) {
    const { v, key, ...given } = Object(value) as Record<string, unknown>
    const kept = (found?: LeftOutWord): KeptWord | undefined =>
      v === 1 && found && key === leftOutKey(found.word) ? { v, key, ...found } : undefined
    return wholeOr(kept(checks().leftOutWord.safeParse(given).data), () => kept(checks().inPart.leftOutWord.safeParse(given).data))
  },
  bringIn: (shelf, records) => leaveOut(shelf, records.map(plain)),
}
