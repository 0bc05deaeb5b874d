import type { HistoryEntry } from '@convostat/api'
import { isKeptFinally } from '#data/chat/kept-finally.ts'
import { everything, type KeptDeletion } from '#store/deletions.ts'
import type { ErasedPart } from './delete-everything.ts'
import { announceDeletions } from './deletion-news.ts'
import { allWritten, write, written } from './deletion-writes.ts'
import {
  type Deletion,
  deletionsNow,
  dropAllShown,
  dropShown,
  putShown,
  refreshShown,
  replaceShown,
  undoableIds,
} from './deletions-shown.ts'
import { sayErasing } from './erasing.ts'
import { eraseEverything, finishDeletions } from './finish-deletions.ts'
import { allDeletions, changeAll, deletionOf } from './kept-deletions.ts'
import { forgetNoted, forgetUndone, noteDeletions, notedDeletions, noteUndone } from './noted-deletions.ts'
import { stayOnPage } from './page-lock.ts'

/** Hides a chat; nothing of it is deleted until `carryOut`. */
export function deleteSoon(upload: HistoryEntry, wasCurrent: boolean): void {
  const { id, file_count: exports } = upload
  written.delete(id)
  forgetUndone(id)
  putShown({ id, state: 'undoable', upload, wasCurrent })
  void write(async () => {
    await stayOnPage()
    await changeAll(() => ({ put: [deletionOf(id, { stage: 'undoable', exports })], answer: undefined }))
    written.add(id)
    announceDeletions('deletions')
  })
}

/** Gives a chat back, or removes the notice of its deletion. */
export function takeBack(id: string): void {
  const isUndoable = undoableIds().includes(id)
  dropShown(id)
  if (!isUndoable) return
  const wasNoted = notedDeletions().has(id)
  noteUndone(id)
  forgetNoted([id])
  void write(async () => {
    await changeAll((now) => {
      // It wins over a page that was left, or a tab that began to carry it out, as long as nothing is deleted yet.
      const open = now.filter((each) => each.id === id && (each.stage === 'undoable' || each.stage === 'deleting'))
      // Browsers write local storage late: one that ends now may have the note again.
      if (wasNoted) return { put: open.map((each) => ({ ...each, stage: 'undone', at: Date.now() })), answer: undefined }
      return { drop: open.map((each) => each.id), answer: undefined }
    })
    announceDeletions('deletions')
  })
}

/**
 * Carries out deletions that could still be undone. Waits for `settled`, when the list is up to date, before it shows the chats again
 * that could not be deleted.
 */
export async function carryOut(ids: readonly string[], settled: () => Promise<void>): Promise<void> {
  const going = deletionsNow().filter(({ id, state }) => state === 'undoable' && ids.includes(id))
  if (going.length === 0) return
  for (const deletion of going) putShown({ ...deletion, state: 'deleting' })
  const exportsOf = (of: Deletion) => of.upload?.file_count ?? null
  // Those of other tabs are stored already.
  noteDeletions(going.flatMap((each) => (each.upload ? [[each.id, exportsOf(each)] as [string, number | null]] : [])))
  const goingIds = going.map(({ id }) => id)
  await write(() =>
    changeAll((now) => ({
      // A chat that another tab has given back meanwhile stays.
      put: now.flatMap((each) => (goingIds.includes(each.id) && each.stage === 'undoable' ? [deleting(each)] : [])),
      answer: undefined,
    })),
  )
  const there = new Set((await allDeletions()).map(({ id }) => id))
  forgetNoted(goingIds)
  const outcomes = await finishDeletions()
  await settled()
  const notDeleted = going.flatMap((each): Deletion[] => {
    const state = there.has(each.id) ? outcomes.get(each.id) : undefined
    return state ? [{ ...each, state }] : []
  })
  replaceShown(goingIds, notDeleted)
  announceDeletions('deletions')
}

const deleting = (given: KeptDeletion): KeptDeletion => ({ ...given, stage: 'deleting', at: Date.now() })

/**
 * Frees places in the history for a new chat: a deletion that can still be undone occupies one. A chat that an export is being added
 * to is not deleted. A "delete everything" that is not finished is given up, since it would delete the new chat, too.
 */
export async function makeRoom(settled: () => Promise<void>, addedTo?: string): Promise<void> {
  if (addedTo !== undefined) await keepAddedTo(addedTo)
  await carryOut(
    undoableIds().filter((id) => id !== addedTo),
    settled,
  )
  await finishDeletions()
  await changeAll((now) => ({ drop: now.flatMap(({ id, stage }) => (stage === 'partly' ? [id] : [])), answer: undefined }))
}

/** Gives back a chat that an export is being added to, even if another tab deleted it meanwhile. */
export async function keepAddedTo(id: string): Promise<void> {
  await refreshShown()
  if (undoableIds().includes(id)) takeBack(id)
  await allWritten()
}

/** Deletes a chat as soon as the one that replaces it is kept; if that one cannot be kept, nothing is deleted. */
export async function replaceOnceKept(upload: HistoryEntry, by: string, settled: () => Promise<void>): Promise<void> {
  const { id, file_count: exports } = upload
  putShown({ id, state: 'deleting', upload, wasCurrent: false })
  await write(async () => {
    await stayOnPage()
    await changeAll(() => ({ put: [deletionOf(id, { stage: 'deleting', exports, after: by })], answer: undefined }))
  })
  const isKept = await isKeptFinally(by)
  if (!isKept) await write(() => changeAll(() => ({ drop: [id], answer: undefined })))
  const outcome = isKept ? (await finishDeletions()).get(id) : undefined
  await settled()
  replaceShown([id], outcome ? [{ id, state: outcome, upload, wasCurrent: false }] : [])
  announceDeletions('deletions')
}

/** Deletes everything, and returns what could not be deleted. The request is stored before anything is deleted. */
export async function deleteAll(): Promise<ErasedPart[]> {
  await allWritten()
  await changeAll(() => ({ put: [deletionOf(everything, { stage: 'deleting' })], answer: undefined }))
  announceDeletions('erasing')
  sayErasing()
  const erasing = eraseEverything()
  dropAllShown()
  return erasing
}

/** Deletes a chat that cannot be read, immediately and in any state. */
export async function deleteAtOnce(id: string): Promise<void> {
  await write(() => changeAll(() => ({ put: [deletionOf(id, { stage: 'deleting' })], answer: undefined })))
  if ((await finishDeletions()).has(id)) throw new Error(`${id} was not deleted`)
}
