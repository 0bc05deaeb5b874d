import type { MomentMark } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { hearMasked } from '../masked/masked.ts'
import { shownText, writtenOver } from '../masked/masking.ts'
import { whileMasked } from '../masked/remembered.ts'
import { talkOfSaved } from '../store/changes.ts'
import { moments } from '../store/database.ts'
import { markKey, mergeMarks, readMarks, setMark, unmarked } from '../store/moment-marks.ts'
import { createShelf } from '../store/shelf.ts'
import { database } from './database.ts'

/** What the reader calls moments, and which of them are not to be shown, in all chats. It lives in this browser whoever reads the chats. */
const shelf = createShelf(database, moments, markKey)

/** By the moment's id. */
export type Marks = ReadonlyMap<string, MomentMark>

let marks: Marks = new Map()
let tell: ReturnType<typeof talkOfSaved> | null = null
const hearing = new Set<() => void>()

function change(next: readonly MomentMark[]): void {
  marks = new Map(next.map((mark) => [mark.id, mark]))
  for (const hear of hearing) hear()
}

/** What cannot be read now stays as it was last seen. */
const read = (): Promise<void> => readMarks(shelf).then(change, () => undefined)

function start(): void {
  if (tell) return
  tell = talkOfSaved((change) => {
    if (change === 'everything') wipes++
    if (change === 'moments' || change === 'everything') void read()
  })
  void read()
}

/** How often everything was deleted since this page is there: what was said before cannot be had back. */
let wipes = 0

function listen(hear: () => void): () => void {
  hearing.add(hear)
  const deaf = hearMasked(hear)
  start()
  return () => {
    deaf()
    hearing.delete(hear)
  }
}

const shown = whileMasked(
  (all: Marks): Marks =>
    new Map(Array.from(all, ([id, mark]) => [id, mark.title === null ? mark : { ...mark, title: shownText(mark.title) }])),
)
const now = () => shown(marks)
export const useMarks = (): Marks => useSyncExternalStore(listen, now, now)

/** Writes, shows what lies there then, and tells the other tabs. */
async function changed<T>(write: () => Promise<T>): Promise<T> {
  start()
  const answer = await write()
  tell?.('moments')
  await read()
  return answer
}

/** Says something else of a moment. Gives the way back to what was said of it in this before. Throws where it cannot be kept. */
async function mark(id: string, said: Pick<MomentMark, 'title'> | Pick<MomentMark, 'is_dismissed'>): Promise<() => Promise<void>> {
  const before = (await changed(() => setMark(shelf, id, said))) ?? unmarked(id)
  const wipesBefore = wipes
  const was = 'title' in said ? { title: before.title } : { is_dismissed: before.is_dismissed }
  return async () => {
    if (wipes === wipesBefore) await changed(() => setMark(shelf, id, was))
  }
}

/** Calls a moment by another name; null for its own. */
export const rename = async (id: string, title: string | null) => mark(id, { title: title === null ? null : writtenOver(title) })

/** Shows a moment no more, or again. */
export const dismiss = (id: string, isDismissed = true) => mark(id, { is_dismissed: isDismissed })

/** Brings marks in from a backup. Tells how many came. */
export const bringInMarks = (given: readonly MomentMark[]): Promise<number> => changed(() => mergeMarks(shelf, given))

/** Every mark, as it goes into a backup. */
export const allMarks = (): Promise<MomentMark[]> => readMarks(shelf)

/** Forgets them all. */
export const wipeMarks = (): Promise<void> =>
  changed(async () => {
    wipes++
    await shelf.clear()
  })
