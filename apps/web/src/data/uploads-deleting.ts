import type { HistoryEntry } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { local } from '../platform/local.ts'
import { api } from './api.ts'
import { wipeCorrections } from './corrections.ts'
import { forgetUpload } from './current.ts'
import { wipeMarks } from './moment-marks.ts'
import { wipePeople } from './people.ts'
import { texts } from './searching-texts.ts'

/**
 * Deleting can be undone for a while. Until that is over nothing is touched: a tab that crashes loses nothing. When the
 * page is left there is no time to wait for the deletion, so the ids are noted first, and what is noted is deleted
 * before the uploads are listed the next time.
 */
export interface Deletion {
  upload: HistoryEntry
  state: 'undoable' | 'deleting' | 'failed'
  /** Whether it was what this tab looked at: undone, it is again. */
  wasCurrent: boolean
}

let deletions: readonly Deletion[] = []
const hearing = new Set<() => void>()

function change(next: readonly Deletion[]): void {
  deletions = next
  for (const hear of hearing) hear()
}

function listen(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

const now = () => deletions
export const useDeletions = (): readonly Deletion[] => useSyncExternalStore(listen, now)

export const undoableIds = (): string[] => deletions.flatMap(({ upload, state }) => (state === 'undoable' ? [upload.id] : []))

/** Takes an upload away from the reader's eyes; it lies there until `carryOut`. */
export function deleteSoon(upload: HistoryEntry, wasCurrent: boolean): void {
  change([...without(upload.id), { upload, state: 'undoable', wasCurrent }])
}

/** Gives it back, or forgets that it could not be deleted. */
export const takeBack = (id: string): void => change(without(id))

/**
 * Deletes what can still be undone, for good. `settled` is waited for before the cards that could not be deleted come
 * back and the others are forgotten: by then the list is a new one.
 */
export async function carryOut(ids: readonly string[], settled: () => Promise<void>): Promise<void> {
  const deleting = ids.filter((id) => undoableIds().includes(id))
  if (deleting.length === 0) return
  change(deletions.map((each) => (deleting.includes(each.upload.id) ? { ...each, state: 'deleting' } : each)))
  note(deleting)
  const failed = await finishDeletions()
  await settled()
  change(
    deletions.flatMap((each) => {
      if (!deleting.includes(each.upload.id)) return [each]
      return failed.has(each.upload.id) ? [{ ...each, state: 'failed' as const }] : []
    }),
  )
}

/** Before anything takes a place in the history: what still can be had back holds one, and what was kept would go for it. */
export async function makeRoom(settled: () => Promise<void>): Promise<void> {
  await carryOut(undoableIds(), settled)
  await finishing
}

/** Everything is deleted: there is nothing left to have back. */
export function forgetDeletions(): void {
  change([])
  keepNoted([])
}

/** Another tab has deleted it for good, perhaps with everything else: here it cannot be had back either. */
export const forgetDeletion = (id: string): void =>
  change(deletions.filter(({ upload, state }) => upload.id !== id || state !== 'undoable'))

const without = (id: string) => deletions.filter(({ upload }) => upload.id !== id)

const key = 'deleting-uploads'

const noted = (): string[] => (local.get(key) ?? '').split(' ').filter((id) => /^upload_\d+$/.test(id))

function keepNoted(ids: string[]): void {
  if (ids.length > 0) local.set(key, ids.join(' '))
  else local.remove(key)
}

const note = (ids: readonly string[]): void => keepNoted([...new Set([...noted(), ...ids])])

let finishing: Promise<Set<string>> = Promise.resolve(new Set())

/** Deletes everything that is noted, one run after the other; gives what could not be deleted. */
export function finishDeletions(): Promise<Set<string>> {
  finishing = finishing.then(deleteNoted)
  return finishing
}

async function deleteNoted(): Promise<Set<string>> {
  const failed = new Set<string>()
  const ids = noted()
  for (const id of ids) {
    try {
      await api.uploads.delete({ upload_id: id })
      forgetUpload(id)
      await texts.forgetOf(id)
    } catch {
      // It is there again, and can be deleted again; nothing is deleted that the reader sees.
      failed.add(id)
    }
    keepNoted(noted().filter((each) => each !== id))
  }
  if (ids.length > failed.size) await forgetSaidWithLast().catch(() => undefined)
  return failed
}

/** What was said of messages, people and moments belongs to chats, and goes with the last of them. */
export async function forgetSaidWithLast(): Promise<void> {
  const { uploads, damaged } = await api.uploads.list()
  if (uploads.length + damaged.length === 0) await Promise.all([wipeCorrections(), wipePeople(), wipeMarks()])
}
