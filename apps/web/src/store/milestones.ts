import type { SavedMilestone } from '@convostat/api'
import { checks } from './checking.ts'
import type { Shelf } from './shelf.ts'

interface KeptMilestone extends SavedMilestone {
  v: 1
  key: string
}

/** Two spellings of one keyword, as the search finds the same with them, are one. */
export const milestoneKey = (keyword: string): string => keyword.trim().normalize('NFC').toLowerCase()

/** Every keyword that is followed, the one saved first first. */
export async function readMilestones(shelf: Shelf): Promise<SavedMilestone[]> {
  const there = (await shelf.all()).flatMap(readKept)
  return there.sort((a, b) => (a.savedOn < b.savedOn ? -1 : a.savedOn > b.savedOn ? 1 : 0))
}

/** Follows keywords, each once. Tells how many were not followed. */
export function saveMilestones(shelf: Shelf, given: readonly SavedMilestone[]): Promise<number> {
  const fresh = new Map(given.map(({ keyword, savedOn }) => [milestoneKey(keyword), { keyword: keyword.trim(), savedOn }]))
  const keys = [...fresh.keys()]
  return shelf.change(keys, (now) => {
    const put = keys.flatMap((key, i): KeptMilestone[] => (readKept(now[i]).length > 0 ? [] : [{ v: 1, key, ...fresh.get(key)! }]))
    return { put, answer: put.length }
  })
}

export const removeMilestone = (shelf: Shelf, keyword: string): Promise<void> =>
  shelf.change([], () => ({ drop: [milestoneKey(keyword)], answer: undefined }))

function readKept(value: unknown): SavedMilestone[] {
  const { v, key, ...given } = Object(value) as Record<string, unknown>
  const found = checks().savedMilestone.safeParse(given).data
  return v === 1 && found && key === milestoneKey(found.keyword) ? [found] : []
}
