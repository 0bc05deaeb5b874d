import type { SavedMilestone } from '@convostat/api'
import { checks } from './checking.ts'
import { milestones } from './database.ts'
import type { Shelf } from './kind.ts'
import { type Kind, wholeOr } from './kind.ts'

interface KeptMilestone extends SavedMilestone {
  v: 1
  key: string
}

/** Two spellings of one keyword, as the search finds the same with them, are one. */
export const milestoneKey = (keyword: string): string => keyword.trim().normalize('NFC').toLowerCase()

/** Every keyword that is followed, the one saved first first. */
export async function readMilestones(shelf: Shelf<KeptMilestone>): Promise<SavedMilestone[]> {
  const there = (await shelf.all()).map(plain)
  return there.sort((a, b) => (a.savedOn < b.savedOn ? -1 : a.savedOn > b.savedOn ? 1 : 0))
}

/** Follows keywords, each once. Returns how many were not followed. */
export function saveMilestones(shelf: Shelf<KeptMilestone>, given: readonly SavedMilestone[]): Promise<number> {
  const fresh = new Map(given.map(({ keyword, savedOn }) => [milestoneKey(keyword), { keyword: keyword.trim(), savedOn }]))
  return shelf.change([...fresh.keys()], (now) => {
    const put = [...fresh].flatMap(([key, followed], i): KeptMilestone[] => (now[i] ? [] : [{ v: 1, key, ...followed }]))
    return { put, answer: put.length }
  })
}

export const removeMilestone = (shelf: Shelf<KeptMilestone>, keyword: string): Promise<void> =>
  shelf.change([], () => ({ drop: [milestoneKey(keyword)], answer: undefined }))

const plain = ({ keyword, savedOn }: KeptMilestone): SavedMilestone => ({ keyword, savedOn })

/** Where it does not say since when it is followed, it comes first. */
export const milestoneKind: Kind<KeptMilestone> = {
  name: milestones,
  keyOf: (record) => (record as KeptMilestone).key,
  read(value) {
    const { v, key, ...given } = Object(value) as Record<string, unknown>
    const kept = (found?: SavedMilestone): KeptMilestone | undefined =>
      v === 1 && found && key === milestoneKey(found.keyword) ? { v, key, ...found } : undefined
    return wholeOr(kept(checks().savedMilestone.safeParse(given).data), () => kept(checks().inPart.savedMilestone.safeParse(given).data))
  },
  bringIn: (shelf, records) => saveMilestones(shelf, records.map(plain)),
}
