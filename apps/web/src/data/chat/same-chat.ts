import type { HistoryEntry, ImportFacts } from '@convostat/api'
import { peopleAmong } from '#data/people/people-among.ts'

type Facts = Pick<ImportFacts, 'participants' | 'title' | 'is_group' | 'first_date' | 'last_date'>

/** A kept upload that a chosen file seems to be a further export of. */
export interface Candidate {
  upload: HistoryEntry
  /** Whether the file continues after the upload ends. */
  isNewer: boolean
}

/**
 * The upload that a file looks like a further export of: the one that shares most of its people, of several the newest.
 * At least half of the shorter one's people must be shared. Between two people half is the reader alone, who is in every
 * chat of theirs: there both must be the same.
 */
export function sameChat(facts: Facts, uploads: readonly HistoryEntry[]): Candidate | null {
  let best: { upload: HistoryEntry; share: number } | null = null
  for (const upload of uploads) {
    const share = likeness(facts, upload)
    if (share > (best?.share ?? 0)) best = { upload, share }
  }
  return best && { upload: best.upload, isNewer: facts.last_date > best.upload.dateRangeEnd.slice(0, 10) }
}

/** Two names that may be one person's: the one that only the upload has, and the one that only the file has. */
export interface OtherName {
  kept: string
  added: string
}

/**
 * In chats of two that share one person, the other one's names: a contact that was renamed since, or someone else. Null
 * where nothing of the kind should be asked.
 */
export function otherName(
  facts: Pick<Facts, 'participants' | 'is_group'>,
  upload: Pick<HistoryEntry, 'participants' | 'is_group'>,
): OtherName | null {
  const [people, there] = [facts, upload].map(({ participants }) => peopleAmong(participants))
  if (facts.is_group || upload.is_group || people.length !== 2 || there.length !== 2) return null
  const kept = there.filter((name) => !people.includes(name))
  const added = people.filter((name) => !there.includes(name))
  return kept.length === 1 && added.length === 1 ? { kept: kept[0], added: added[0] } : null
}

/** The share of the shorter one's people who are in both; 0 for chats that are not the same. */
function likeness(facts: Facts, { participants, title, is_group: isGroup }: HistoryEntry): number {
  if (facts.is_group !== isGroup) return 0
  const [people, others] = [facts.participants, participants].map(peopleAmong)
  const there = new Set(others)
  const shared = people.filter((name) => there.has(name)).length
  const shorter = Math.min(people.length, others.length)
  if (shorter === 0) return 0
  const hasOneTitle = facts.title !== null && facts.title === title
  if (shorter <= 2) return shared === shorter && sizesAgree(people.length, others.length, hasOneTitle) ? 1 : 0
  return shared * 2 >= shorter ? shared / shorter : 0
}

/** One or two people are in many chats of many people: there the chats must be of one size, or of one name. */
const sizesAgree = (a: number, b: number, hasOneTitle: boolean): boolean => hasOneTitle || a === b
