import type { History } from '@convostat/api'
import { forgetUpload } from '#data/chat/current-id.ts'
import { expectedIds, expectNoMore, outOfReach } from '#data/chat/known-uploads.ts'
import { api } from '#data/client/api.ts'
import { wipePeople } from '#data/people/people.ts'
import { forgetAskedOf } from '#data/saved/asked-questions.ts'
import { wipeCorrections } from '#data/saved/corrections.ts'
import { forgetKeptOffOf, wipeKeptOff } from '#data/saved/kept-off.ts'
import { wipeMarks } from '#data/saved/moment-marks.ts'
import { texts } from '#data/search/searching-texts.ts'
import type { KeptDeletion } from '#store/deletions.ts'
import { announceDeletions } from './deletion-news.ts'
import { allDeletions, changeAll, deletionOf } from './kept-deletions.ts'

/** Why a chat was not deleted, by its id: the deletion failed, or an export was added to the chat. */
export type Outcomes = ReadonlyMap<string, 'failed' | 'kept'>

/** Deletes chats with all that belongs to them. A chat that cannot be deleted is given back, and can be deleted again. */
export async function carryOutAll(given: readonly KeptDeletion[]): Promise<{ notDeleted: Outcomes; waiting: string[] }> {
  const notDeleted = new Map<string, 'failed' | 'kept'>()
  const waiting: string[] = []
  const gone: string[] = []
  for (const deletion of given) {
    const { id } = deletion
    // Undone since this was asked for.
    if (!(await allDeletions()).some((each) => each.id === id && each.stage === 'deleting')) continue
    const outcome = await deleteOne(deletion).catch(() => 'failed' as const)
    if (outcome === 'waiting') waiting.push(id)
    else if (outcome === 'gone') gone.push(id)
    else if (outcome !== 'unknown') notDeleted.set(id, outcome)
  }
  try {
    for (const id of gone) {
      forgetExpected(id)
      await texts.forgetOf(id)
      await forgetAskedOf(id)
      await forgetKeptOffOf(id)
    }
    if (gone.length > 0) await forgetSaidWithLast()
  } catch {
    // The deletion stays begun, and the next start finishes it.
    gone.length = 0
  }
  if (gone.length + notDeleted.size === 0) return { notDeleted, waiting }
  await changeAll(() => ({ put: gone.map((id) => deletionOf(id, { stage: 'deleted' })), drop: [...notDeleted.keys()], answer: undefined }))
  announceDeletions('deletions')
  return { notDeleted, waiting }
}

/** `unknown` where the device, or the place of this chat, cannot be read in this visit: the next visit deletes it. */
async function deleteOne({ id, exports, after }: KeptDeletion): Promise<'gone' | 'kept' | 'waiting' | 'unknown'> {
  if (after !== null) {
    const { uploads } = await api.uploads.list()
    if (!uploads.some((each) => each.id === after && each.bytes !== null)) return 'waiting'
  }
  const { deleted, kept } = await api.uploads.delete({ upload_id: id, ...(exports !== null && { file_count: exports }) })
  if (deleted.length > 0) return 'gone'
  if (kept) return 'kept'
  const { storage } = await api.uploads.list()
  const isSomewhere = storage.kind === 'memory' || outOfReach(expectedIds(), storage).includes(id)
  return isSomewhere ? 'unknown' : 'gone'
}

const idsIn = ({ uploads, damaged }: History): string[] => [...uploads, ...damaged].map(({ id }) => id)

/** A deleted chat is not reported as missing, and the next tab does not open it. */
export function forgetExpected(id: string): void {
  expectNoMore([id])
  forgetUpload(id)
}

/**
 * Corrections, people and moments belong to chats by their content, and are deleted with the last chat; so are messages kept off whose
 * upload is not here. An empty list is not enough: the whole device must be readable, and no other chat may be expected on it.
 */
async function forgetSaidWithLast(): Promise<void> {
  const history = await api.uploads.list()
  if (history.storage.kind === 'memory' || history.storage.is_partial || idsIn(history).length > 0 || expectedIds().length > 0) return
  await Promise.all([wipeCorrections(), wipePeople(), wipeMarks(), wipeKeptOff()])
}
