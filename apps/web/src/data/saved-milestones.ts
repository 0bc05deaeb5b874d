import type { SavedMilestone } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { hearMasked } from '../masked/masked.ts'
import { shownText, writtenOver } from '../masked/masking.ts'
import { whileMasked } from '../masked/remembered.ts'
import { talkOfSaved } from '../store/changes.ts'
import { milestones } from '../store/database.ts'
import { milestoneKey, readMilestones, removeMilestone, saveMilestones } from '../store/milestones.ts'
import { createShelf } from '../store/shelf.ts'
import { database } from './database.ts'

/** The keywords that are followed, in all chats. They live in this browser whoever reads the chats. */
const shelf = createShelf(database, milestones, (record) => (record as { key: string }).key)

let saved: readonly SavedMilestone[] = []
let keywords: readonly string[] = []
let tell: ReturnType<typeof talkOfSaved> | null = null
const hearing = new Set<() => void>()

function change(next: readonly SavedMilestone[]): void {
  saved = next
  keywords = next.map(({ keyword }) => keyword)
  for (const hear of hearing) hear()
}

/** What cannot be read now stays as it was last seen. */
const read = (): Promise<void> => readMilestones(shelf).then(change, () => undefined)

function start(): void {
  if (tell) return
  tell = talkOfSaved((change) => {
    if (change === 'everything') wipes++
    if (change === 'milestones' || change === 'everything') void read()
  })
  void read()
}

/** How often everything was deleted since this page is there: what was followed before cannot be had back. */
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

const shown = whileMasked((all: readonly string[]): readonly string[] => all.map(shownText))
const now = () => shown(keywords)

/** Writes, shows what lies there then, and tells the other tabs. */
async function changed<T>(write: () => Promise<T>): Promise<T> {
  start()
  const answer = await write()
  tell?.('milestones')
  await read()
  return answer
}

/** Follows a keyword; false where it is followed already. */
const add = async (keyword: string): Promise<boolean> =>
  (await changed(() => saveMilestones(shelf, [{ keyword: writtenOver(keyword), savedOn: new Date().toISOString() }]))) > 0

/** Follows it no more; gives the way to have it back in its old place. */
async function remove(shown: string): Promise<() => Promise<void>> {
  const keyword = writtenOver(shown)
  const before = saved.filter((each) => milestoneKey(each.keyword) === milestoneKey(keyword))
  await changed(() => removeMilestone(shelf, keyword))
  const wipesBefore = wipes
  return async () => {
    if (wipes === wipesBefore) await bringInMilestones(before)
  }
}

/** The keywords that are followed, the one saved first first. What changes them throws where it cannot be written. */
export function useSavedMilestones() {
  return { keywords: useSyncExternalStore(listen, now, now), add, remove }
}

/** Brings keywords in, from a backup or back again. Tells how many were not there. */
export const bringInMilestones = (given: readonly SavedMilestone[]): Promise<number> => changed(() => saveMilestones(shelf, given))

/** Everything that is followed, as it goes into a backup. */
export const allMilestones = (): Promise<SavedMilestone[]> => readMilestones(shelf)

/** Forgets them all. */
export const wipeMilestones = (): Promise<void> =>
  changed(async () => {
    wipes++
    await shelf.clear()
  })
