import { forgetUpload } from '#data/chat/current-id.ts'
import { expectedIds, expectIds, expectNoMore, outOfReach } from '#data/chat/known-uploads.ts'
import { api } from '#data/client/api.ts'
import { database } from '#data/client/database.ts'
import { forgetReportPack } from '#data/client/report-pack.ts'
import { wipeLicense } from '#data/license/license.ts'
import { wipePeople } from '#data/people/people.ts'
import { wipeAsked } from '#data/saved/asked-questions.ts'
import { wipeCorrections } from '#data/saved/corrections.ts'
import { dropDrafts } from '#data/saved/drafts.ts'
import { wipeFavorites } from '#data/saved/favorites.ts'
import { wipeKeptOff } from '#data/saved/kept-off.ts'
import { wipeLeftOut } from '#data/saved/left-out-words.ts'
import { wipeMarks } from '#data/saved/moment-marks.ts'
import { wipeMilestones } from '#data/saved/saved-milestones.ts'
import { wipeAnswered } from '#data/saved/unreadable.ts'
import { texts } from '#data/search/searching-texts.ts'
import { local, session } from '#platform/local.ts'
import { journal, nicknames, pendingFiles, snapshots } from '#store/database.ts'
import { everything, type KeptDeletion } from '#store/deletions.ts'
import { opensHere } from '#store/record-store.ts'
import { changeAll, deletionOf, isOld } from './kept-deletions.ts'

/** All that is deleted with everything, chats first: each is tried, whether or not the one before could be deleted. */
const steps = {
  chats: async () => {
    const [begun, chats] = await Promise.allSettled([forgetBegun(), deleteChats()])
    for (const each of [begun, chats]) if (each.status === 'rejected') throw each.reason
  },
  searches: texts.forget,
  keywords: wipeMilestones,
  leftOut: wipeLeftOut,
  keptOff: wipeKeptOff,
  moments: wipeMarks,
  corrections: wipeCorrections,
  people: wipePeople,
  questions: () => Promise.all([wipeAsked(), wipeAnswered()]).then(() => undefined),
  favorites: wipeFavorites,
  license: wipeLicense,
  reportPack: () => forgetReportPack(),
} satisfies Record<string, () => Promise<void>>

/** What "Delete everything" deletes, part by part. */
export type ErasedPart = keyof typeof steps

const allParts = Object.keys(steps) as ErasedPart[]
const isPart = (part: string): part is ErasedPart => part in steps

/** Deletes what is left of everything, and gives the parts that could not be deleted. They are tried again at the next start. */
export async function erase({ parts }: Pick<KeptDeletion, 'parts'>): Promise<ErasedPart[]> {
  const left: ErasedPart[] = []
  let unreached: readonly string[] = []
  for (const part of parts?.filter(isPart) ?? allParts) {
    try {
      await steps[part]()
    } catch (error) {
      left.push(part)
      if (error instanceof Unreached) unreached = error.ids
    }
  }
  const until = expectedIds().reduce((latest, id) => Math.max(latest, timeOf(id)), Date.now())
  forgetAll()
  // By these the next start knows that they are not deleted yet.
  expectIds(unreached)
  const over = left.length === 0 ? ({ stage: 'deleted', until } as const) : ({ stage: 'partly', parts: left } as const)
  await changeAll((now) => ({
    put: [deletionOf(everything, over)],
    drop: now.flatMap(({ id }) => (id === everything ? [] : [id])),
    answer: undefined,
  }))
  return left
}

/** What the journal says was begun: uploads, with the copies of their files, and restores, which the next start would finish; what dashboards showed, and nicknames. */
async function forgetBegun(): Promise<void> {
  // A database that the browser denies contains none.
  if (await opensHere(database))
    await database((db) => Promise.all([journal, pendingFiles, snapshots, nicknames].map((name) => db.clear(name))))
}

/** Chats that cannot be reached in this visit are still there. */
class Unreached extends Error {
  readonly ids: readonly string[]
  constructor(ids: readonly string[]) {
    super('chats cannot be reached')
    this.ids = ids
  }
}

/** Another tab may have finished writing one just before this page got the lock. */
const rounds = 3

async function deleteChats(): Promise<void> {
  const gone = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const { deleted } = await api.uploads.delete({ all: true })
    for (const id of deleted) gone.add(id)
    const { uploads, damaged, storage } = await api.uploads.list()
    const missing = outOfReach(expectedIds(), storage).filter((id) => !gone.has(id))
    if (missing.length > 0) throw new Unreached(missing)
    if (uploads.length + damaged.length === 0) return
  }
  throw new Error('chats are left')
}

/** All that this browser remembers but the theme and the language. */
export function forgetAll(): void {
  dropDrafts()
  for (const key of local.keys()) if (key !== 'theme' && key !== 'language') local.remove(key)
  for (const key of session.keys()) session.remove(key)
}

/**
 * Browsers write local storage late. One that was ended in between still expects chats that were deleted, and would miss them: an id
 * says when its chat was uploaded.
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
