import { local, session } from '../platform/local.ts'
import { everything, type KeptDeletion } from '../store/deletions.ts'
import { forgetAllRestores } from '../store/restores.ts'
import { api } from './api.ts'
import { wipeAsked } from './asked-questions.ts'
import { wipeCorrections } from './corrections.ts'
import { forgetUpload } from './current-id.ts'
import { database } from './database.ts'
import { dropDrafts } from './drafts.ts'
import { expectedIds, expectNoMore } from './expected.ts'
import { wipeFavorites } from './favorites.ts'
import { changeAll, deletionOf, isOld } from './kept-deletions.ts'
import { wipeLeftOut } from './left-out-words.ts'
import { wipeLicense } from './license.ts'
import { wipeMarks } from './moment-marks.ts'
import { wipePeople } from './people.ts'
import { forgetReportPack } from './report-pack.ts'
import { wipeMilestones } from './saved-milestones.ts'
import { texts } from './searching-texts.ts'
import { wipeAnswered } from './unreadable.ts'

/** All that is deleted with everything, chats first, with restores that would bring them back: each is tried, whether or not the one before could be deleted. */
const steps = {
  chats: () => forgetAllRestores(database).then(deleteChats),
  searches: texts.forget,
  keywords: wipeMilestones,
  leftOut: wipeLeftOut,
  moments: wipeMarks,
  corrections: wipeCorrections,
  people: wipePeople,
  questions: () => Promise.all([wipeAsked(), wipeAnswered()]).then(() => dropDrafts()),
  favorites: wipeFavorites,
  license: wipeLicense,
  reportPack: () => forgetReportPack(),
} satisfies Record<string, () => Promise<void>>

export type ErasedPart = keyof typeof steps
const allParts = Object.keys(steps) as ErasedPart[]
const isPart = (part: string): part is ErasedPart => part in steps

/** Deletes what is left of everything, and gives the parts that could not be deleted. They are tried again at the next start. */
export async function erase({ parts }: Pick<KeptDeletion, 'parts'>): Promise<ErasedPart[]> {
  const left: ErasedPart[] = []
  for (const part of parts?.filter(isPart) ?? allParts) {
    try {
      await steps[part]()
    } catch {
      left.push(part)
    }
  }
  const until = Math.max(Date.now(), ...expectedIds().map(timeOf))
  forgetAll()
  const over = left.length === 0 ? ({ stage: 'deleted', until } as const) : ({ stage: 'partly', parts: left } as const)
  await changeAll((now) => ({
    put: [deletionOf(everything, over)],
    drop: now.flatMap(({ id }) => (id === everything ? [] : [id])),
    answer: undefined,
  }))
  return left
}

/** Whoever was writing one down in another tab may have ended just before the lock was ours. */
const rounds = 3

async function deleteChats(): Promise<void> {
  const expected = expectedIds()
  const before = await api.uploads.list()
  const there = new Set([...before.uploads, ...before.damaged].map(({ id }) => id))
  const isOutOfReach = Boolean(before.storage.is_partial) && expected.some((id) => !there.has(id))
  for (let round = 0; round < rounds; round++) {
    await api.uploads.delete({ all: true })
    const { uploads, damaged, storage } = await api.uploads.list()
    // Where the device could not be read in this visit, its chats are still there.
    if ((storage.kind === 'memory' && expected.length > 0) || isOutOfReach) break
    if (uploads.length + damaged.length === 0) return
  }
  throw new Error('chats are left')
}

/** All that this browser remembers but the theme and the language. */
export function forgetAll(): void {
  for (const key of local.keys()) if (key !== 'theme' && key !== 'language') local.remove(key)
  for (const key of session.keys()) session.remove(key)
}

/**
 * Browsers write local storage late. One that was ended in between still expects chats that were deleted, and would miss them: an id
 * tells when its chat was uploaded.
 */
export async function rememberErased(erased: KeptDeletion): Promise<void> {
  const gone = expectedIds().filter((id) => timeOf(id) <= (erased.until ?? erased.at))
  expectNoMore(gone)
  for (const id of gone) forgetUpload(id)
  if (!isOld(erased)) return
  const isIt = ({ id, stage }: KeptDeletion) => id === everything && stage === 'deleted'
  await changeAll((now) => ({ drop: now.some(isIt) ? [everything] : [], answer: undefined }))
}

/** When an upload was made, in epoch milliseconds. */
const timeOf = (id: string): number => Number(id.slice('upload_'.length))
