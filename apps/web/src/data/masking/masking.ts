import type { Favorite, HistoryEntry } from '@convostat/api'
import { bar, createMasking } from '@convostat/api/masking'
import { say } from '#messages/index.ts'
import { checks, loadChecks } from '#store/checking.ts'
import { isMasked } from './masked.ts'

const { person, someone } = say.masked

/** Sits between the answers and everything that shows them. */
export const masking = createMasking(
  isMasked,
  { person: (letters) => person({ letters }), someone },
  {
    masked: (...given) => checks().masked(...given),
    ready: loadChecks,
  },
)

/** What shown values stand for; others are what they are. Everything that is written down goes through it. */
export const { original } = masking

/** What someone wrote and is kept in this browser, as it may be shown now. */
export const shownText = (text: string): string => (isMasked() && text !== '' ? masking.cover(text) : text)

/** Saved messages as they may be shown now. */
export const shownFavorites = (saved: readonly Favorite[]): readonly Favorite[] =>
  isMasked() ? saved.map((each) => masking.mask('favorite', each)) : saved

/** An upload as it may be shown now, whenever its entry was read. */
export const shownEntry = (entry: HistoryEntry): HistoryEntry => {
  const plain = original(entry)
  return isMasked() ? masking.mask('historyEntry', plain, plain.id) : plain
}

/**
 * What someone wrote over a covered text. Throws where a part of the cover is left of which nobody knows any more what it is
 * for: it would be written down instead of the text.
 */
export function writtenOver(text: string): string {
  const meant = original(text)
  if (meant.includes(bar) && isMasked()) throw new Error('a covered text was changed')
  return meant
}
