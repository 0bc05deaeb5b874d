import { type AskedQuestion, askedQuestion } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { hearMasked, isMasked } from '../masked/masked.ts'
import { masking, original } from '../masked/masking.ts'
import { whileMasked } from '../masked/remembered.ts'
import { askedKey, byUpload, dropAsked, keepAsked, readAsked } from '../store/asked-questions.ts'
import { talkOfSaved } from '../store/changes.ts'
import { asked } from '../store/database.ts'
import { createShelf } from '../store/shelf.ts'
import { database } from './database.ts'

/** What was asked of each chat, and answered. It lives in this browser whoever reads the chats, and goes with the upload it is about. */
const shelf = createShelf(database, asked, askedKey)

type ByUpload = ReadonlyMap<string, readonly AskedQuestion[]>
let known: ByUpload | null = null
let tell: ReturnType<typeof talkOfSaved> | null = null
const hearing = new Set<() => void>()

function change(next: readonly AskedQuestion[]): void {
  known = byUpload(next)
  for (const hear of hearing) hear()
}

/** What cannot be read now stays as it was last seen. */
const read = (): Promise<void> => readAsked(shelf).then(change, () => change([...(known?.values() ?? [])].flat()))

function start(): void {
  if (tell) return
  tell = talkOfSaved((change) => {
    if (change === 'everything') wipes++
    if (change === 'asked' || change === 'everything') void read()
  })
  void read()
}

/** How often everything was deleted since this page is there: what was asked before cannot be had back. */
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

const none: readonly AskedQuestion[] = []
const shown = whileMasked((all: readonly AskedQuestion[]): readonly AskedQuestion[] =>
  isMasked() ? all.map((each) => masking.mask(askedQuestion, each, each.uploadId)) : all,
)

/** What was asked of an upload, the first question first; null while that is not known. */
export function useAsked(uploadId: string): readonly AskedQuestion[] | null {
  const now = () => (known === null ? null : shown(known.get(uploadId) ?? none))
  return useSyncExternalStore(listen, now, now)
}

/** How many questions of all chats are kept. */
export function useAskedCount(): number {
  const now = () => [...(known?.values() ?? [])].reduce((sum, all) => sum + all.length, 0)
  return useSyncExternalStore(listen, now, now)
}

/** Writes, shows what lies there then, and tells the other tabs. */
async function changed<T>(write: () => Promise<T>): Promise<T> {
  start()
  const answer = await write()
  tell?.('asked')
  await read()
  return answer
}

/** Keeps a question with its answer. Throws where there is no room. */
export async function keepQuestion(given: Omit<AskedQuestion, 'askedOn'>): Promise<void> {
  const entry: AskedQuestion = { askedOn: new Date().toISOString(), ...original(given) }
  await changed(() => keepAsked(shelf, [entry]))
}

/** Forgets questions of an upload; gives the way back. */
export async function forgetQuestions(uploadId: string, ids: readonly string[]): Promise<() => Promise<void>> {
  const before = (known?.get(uploadId) ?? none).filter(({ id }) => ids.includes(id))
  await changed(() => dropAsked(shelf, ids))
  const wipesBefore = wipes
  return async () => {
    if (wipes === wipesBefore) await bringInAsked(before)
  }
}

/** Forgets for good what was asked of uploads that are no more, but for what was asked since they were listed. */
export async function keepAskedOf(there: ReadonlySet<string>, listedOn: string): Promise<void> {
  const gone = (await readAsked(shelf)).filter(({ uploadId, askedOn }) => !there.has(uploadId) && askedOn < listedOn)
  if (gone.length === 0) return
  await changed(() =>
    dropAsked(
      shelf,
      gone.map(({ id }) => id),
    ),
  )
}

/** Brings questions in, from a backup or back again. Tells how many were not there. */
export const bringInAsked = (given: readonly AskedQuestion[]): Promise<number> => changed(() => keepAsked(shelf, given))

/** Everything that was asked, as it goes into a backup. */
export const allAsked = (): Promise<AskedQuestion[]> => readAsked(shelf)

/** Forgets it all. */
export const wipeAsked = (): Promise<void> =>
  changed(async () => {
    wipes++
    await shelf.clear()
  })
