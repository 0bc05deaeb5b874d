import type { History, HistoryEntry } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { talkOfDeletions } from '../store/changes.ts'
import { everything, type KeptDeletion } from '../store/deletions.ts'
import { alone } from '../store/locks.ts'
import { api } from './api.ts'
import { forgetAskedOf } from './asked-questions.ts'
import { wipeCorrections } from './corrections.ts'
import { forgetUpload } from './current-id.ts'
import { type ErasedPart, erase, rememberErased } from './delete-everything.ts'
import { sayErasing } from './erasing.ts'
import { expectedIds, expectNoMore, outOfReach } from './expected.ts'
import { allDeletions, changeAll, deletionOf, isOld, leftBehind, lockOf, page } from './kept-deletions.ts'
import { wipeMarks } from './moment-marks.ts'
import { forgetNoted, forgetUndone, noteDeletions, notedDeletions, noteUndone } from './noted-deletions.ts'
import { wipePeople } from './people.ts'
import { texts } from './searching-texts.ts'

/**
 * Deleting a chat can be undone for a while, in every tab. Until that is over nothing is touched, and a page that crashes has deleted
 * nothing; a page that is left has deleted for good. It is carried out only if the chat is still as it was when it was deleted:
 * with an export that was added since, it is given back.
 */
export interface Deletion {
  id: string
  /** `kept`: it was added to since, and is given back. */
  state: 'undoable' | 'deleting' | 'failed' | 'kept'
  /** The upload as this page showed it; null where another tab deleted it. */
  upload: HistoryEntry | null
  /** Whether this page was showing it. Undone, it does again. */
  wasCurrent: boolean
}

/** Those that were asked for on this page, and those of other tabs. */
let own: readonly Deletion[] = []
let others: readonly Deletion[] = []
let shown: readonly Deletion[] = []
const hearing = new Set<() => void>()

function show(next: { own?: readonly Deletion[]; others?: readonly Deletion[] }): void {
  own = next.own ?? own
  others = (next.others ?? others).filter(({ id }) => !own.some((each) => each.id === id))
  shown = [...own, ...others]
  if (!own.some(({ state }) => state === 'undoable' || state === 'deleting')) leave()
  for (const hear of hearing) hear()
}

export function hearDeletions(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

export const deletionsNow = (): readonly Deletion[] => shown
export const useDeletions = (): readonly Deletion[] => useSyncExternalStore(hearDeletions, deletionsNow)

export const undoableIds = (): string[] => shown.flatMap(({ id, state }) => (state === 'undoable' ? [id] : []))
/** Those that this page asked for: they go with it. */
export const ownUndoableIds = (): string[] => own.flatMap(({ id, state }) => (state === 'undoable' ? [id] : []))

const without = (list: readonly Deletion[], ids: readonly string[]) => list.filter(({ id }) => !ids.includes(id))
const put = (deletion: Deletion) => show({ own: [...without(own, [deletion.id]), deletion] })

let tell: ReturnType<typeof talkOfDeletions> = () => undefined
/** Those of this page that are on the device: gone from there, another tab has ended them. */
const written = new Set<string>()
/** What this page writes, one thing after the other. */
let writing: Promise<unknown> = Promise.resolve()

function write<T>(work: () => Promise<T>): Promise<T> {
  const turn = writing.then(work)
  writing = turn.catch(() => undefined)
  return turn
}

/** Held as long as deletions of this page are open, so that others can tell that it is there. */
let leave: () => void = () => undefined

function beHere(): Promise<void> {
  leave()
  return new Promise((resolve) => {
    const held = () =>
      new Promise<void>((end) => {
        leave = end
        resolve()
      })
    alone(lockOf(page), held).catch(() => resolve())
  })
}

/** Takes a chat out of sight; nothing of it is touched until `carryOut`. */
export function deleteSoon(upload: HistoryEntry, wasCurrent: boolean): void {
  const { id, file_count: exports } = upload
  written.delete(id)
  forgetUndone(id)
  put({ id, state: 'undoable', upload, wasCurrent })
  void write(async () => {
    await beHere()
    await changeAll(() => ({ put: [deletionOf(id, { stage: 'undoable', exports })], answer: undefined }))
    written.add(id)
    tell('deletions')
  })
}

/** Gives it back, or forgets what was said of it. */
export function takeBack(id: string): void {
  const isUndoable = undoableIds().includes(id)
  show({ own: without(own, [id]), others: without(others, [id]) })
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
    tell('deletions')
  })
}

/**
 * Deletes for good what can still be undone. `settled` is waited for before the cards that could not be deleted come back and the
 * others are forgotten: by then the list is a new one.
 */
export async function carryOut(ids: readonly string[], settled: () => Promise<void>): Promise<void> {
  const going = shown.filter(({ id, state }) => state === 'undoable' && ids.includes(id))
  if (going.length === 0) return
  for (const deletion of going) put({ ...deletion, state: 'deleting' })
  const exportsOf = (of: Deletion) => of.upload?.file_count ?? null
  // Only of its own does this page know what they were: those of other tabs are on the device already.
  noteDeletions(going.flatMap((each) => (each.upload ? [[each.id, exportsOf(each)] as [string, number | null]] : [])))
  const goingIds = going.map(({ id }) => id)
  await write(() =>
    changeAll((now) => ({
      // What another tab has given back meanwhile stays.
      put: now.flatMap((each) => (goingIds.includes(each.id) && each.stage === 'undoable' ? [deleting(each)] : [])),
      answer: undefined,
    })),
  )
  const there = new Set((await allDeletions()).map(({ id }) => id))
  forgetNoted(goingIds)
  const outcomes = await finishDeletions()
  await settled()
  const told = going.flatMap((each): Deletion[] => {
    const state = there.has(each.id) ? outcomes.get(each.id) : undefined
    return state ? [{ ...each, state }] : []
  })
  show({ own: [...without(own, goingIds), ...told] })
  tell('deletions')
}

const deleting = (given: KeptDeletion): KeptDeletion => ({ ...given, stage: 'deleting', at: Date.now() })

/**
 * Before a chat takes a place in the history: what still can be undone holds one. A chat that is to be added to is not deleted any
 * more. What could not be deleted with everything is no longer tried: it would take along what comes now.
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

/** A chat that was added to is not deleted any more, whichever tab deleted it meanwhile. */
export async function keepAddedTo(id: string): Promise<void> {
  await look()
  if (undoableIds().includes(id)) takeBack(id)
  await writing
}

/** Deletes a chat as soon as the one that takes its place is kept; not at all where that one is not. */
export async function replaceOnceKept(upload: HistoryEntry, by: string, settled: () => Promise<void>): Promise<void> {
  const { id, file_count: exports } = upload
  put({ id, state: 'deleting', upload, wasCurrent: false })
  await write(async () => {
    await beHere()
    await changeAll(() => ({ put: [deletionOf(id, { stage: 'deleting', exports, after: by })], answer: undefined }))
  })
  const isKept = await keptAtLast(by)
  if (!isKept) await write(() => changeAll(() => ({ drop: [id], answer: undefined })))
  const outcome = isKept ? (await finishDeletions()).get(id) : undefined
  await settled()
  show({ own: [...without(own, [id]), ...(outcome ? [{ id, state: outcome, upload, wasCurrent: false }] : [])] })
  tell('deletions')
}

const everyMs = 300

/** Whether an upload was kept, once that is known. */
async function keptAtLast(id: string): Promise<boolean> {
  for (;;) {
    const stored = await api.overview.get({}, { uploadId: id }).then(
      (answer) => answer.stored,
      () => 'failed' as const,
    )
    if (stored !== 'writing') return stored === 'stored'
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

/** Deletes everything; gives what could not be deleted. The wish is on the device before anything is touched. */
export async function deleteAll(): Promise<ErasedPart[]> {
  await writing
  await changeAll(() => ({ put: [deletionOf(everything, { stage: 'deleting' })], answer: undefined }))
  tell('erasing')
  sayErasing()
  const erasing = inTurn(() => eraseNow({ parts: null }))
  show({ own: [], others: [] })
  return erasing
}

async function eraseNow(given: Pick<KeptDeletion, 'parts'>): Promise<ErasedPart[]> {
  const left = await erase(given)
  forgetNoted(notedDeletions().keys())
  tell('erased')
  return left
}

/** What came of those that were not deleted. */
export type Outcomes = ReadonlyMap<string, 'failed' | 'kept'>

let turn: Promise<unknown> = Promise.resolve()

/** One after the other in all tabs. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(() => alone('convostat-deleting', work))
  turn = mine.catch(() => undefined)
  return mine
}

/** Finishes every deletion that is not undoable any more, whichever page asked for it; before anything is opened, listed or expected. */
export const finishDeletions = (): Promise<Outcomes> => inTurn(finish).catch(() => new Map())

async function finish(): Promise<Outcomes> {
  await takeNoted()
  const all = await allDeletions()
  const ofAll = all.find(({ id }) => id === everything)
  if (ofAll?.stage === 'deleted') await rememberErased(ofAll)
  // What could not be deleted was said by the page that tried: the next one tries again.
  else if (ofAll && (ofAll.stage === 'deleting' || ofAll.page !== page)) {
    await eraseNow(ofAll)
    return new Map()
  }
  for (const { id } of all.filter(({ stage }) => stage === 'deleted')) forgetExpected(id)
  const over = [
    ...all.filter((each) => (each.stage === 'deleted' || each.stage === 'undone') && each.id !== everything && isOld(each)),
    ...(await leftBehind(all.filter(({ stage, after }) => stage === 'undoable' || after !== null))),
  ]
  const outcomes = await carryOutAll(all.filter(({ id, stage }) => id !== everything && stage === 'deleting'))
  const left = over.filter(({ id, stage }) => stage !== 'deleting' || outcomes.waiting.includes(id)).map(({ id }) => id)
  if (left.length > 0) {
    await changeAll((now) => ({
      drop: now.flatMap(({ id, stage }) => (left.includes(id) && stage !== 'partly' ? [id] : [])),
      answer: undefined,
    }))
    tell('deletions')
  }
  return outcomes.told
}

/** What was noted as a page was left is deleted for good. */
async function takeNoted(): Promise<void> {
  const noted = notedDeletions()
  if (noted.size === 0) return
  await changeAll((now) => {
    const there = new Map(now.map((each) => [each.id, each]))
    const fresh = [...noted].filter(([id]) => (there.get(id)?.stage ?? 'undoable') === 'undoable')
    return {
      put: fresh.map(([id, exports]) => deletionOf(id, { ...there.get(id), exports, stage: 'deleting', at: Date.now() })),
      answer: undefined,
    }
  })
  forgetNoted(noted.keys())
}

/** Deletes them, with all that belongs to them. What cannot be deleted is given back, and can be deleted again. */
async function carryOutAll(given: readonly KeptDeletion[]): Promise<{ told: Outcomes; waiting: string[] }> {
  const told = new Map<string, 'failed' | 'kept'>()
  const waiting: string[] = []
  const gone: string[] = []
  for (const deletion of given) {
    const { id } = deletion
    // Undone since this was asked for.
    if (!(await allDeletions()).some((each) => each.id === id && each.stage === 'deleting')) continue
    const came = await deleteOne(deletion).catch(() => 'failed' as const)
    if (came === 'waiting') waiting.push(id)
    else if (came === 'gone') gone.push(id)
    else if (came !== 'unknown') told.set(id, came)
  }
  try {
    for (const id of gone) {
      forgetExpected(id)
      await texts.forgetOf(id)
      await forgetAskedOf(id)
    }
    if (gone.length > 0) await forgetSaidWithLast()
  } catch {
    // It stays begun, and is finished the next time.
    gone.length = 0
  }
  if (gone.length + told.size === 0) return { told, waiting }
  await changeAll(() => ({ put: gone.map((id) => deletionOf(id, { stage: 'deleted' })), drop: [...told.keys()], answer: undefined }))
  tell('deletions')
  return { told, waiting }
}

/** `unknown` where the device, or the place of this chat, cannot be read in this visit: then it is deleted in the next. */
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

/** Nobody misses what was deleted, and the next tab does not open it. */
function forgetExpected(id: string): void {
  expectNoMore([id])
  forgetUpload(id)
}

/**
 * What was said of messages, people and moments belongs to chats by what is in them, and is deleted with the last one. That no chat is
 * listed is not enough: the whole device must have been read, and no other chat be expected on it.
 */
export async function forgetSaidWithLast(): Promise<void> {
  const history = await api.uploads.list()
  if (history.storage.kind === 'memory' || history.storage.is_partial || idsIn(history).length > 0 || expectedIds().length > 0) return
  await Promise.all([wipeCorrections(), wipePeople(), wipeMarks()])
}

/** Deletes what cannot be read any more, at once and whatever it is now. */
export async function deleteAtOnce(id: string): Promise<void> {
  await write(() => changeAll(() => ({ put: [deletionOf(id, { stage: 'deleting' })], answer: undefined })))
  if ((await finishDeletions()).has(id)) throw new Error(`${id} was not deleted`)
}

/**
 * A chat was kept under this id, as from a backup: if it vanishes now, it is missed, and a deletion that could not be finished before is
 * not one of this chat.
 */
export async function isBack(id: string): Promise<void> {
  const isOver = (each: KeptDeletion) => each.id === id && (each.stage === 'deleted' || each.stage === 'deleting')
  if ((await allDeletions()).some(isOver)) await changeAll((now) => ({ drop: now.some(isOver) ? [id] : [], answer: undefined }))
}

interface Hearing {
  changed(): void
  /** Another tab is deleting everything, and has deleted it. */
  erasing(): void
  erased(): void
}

/** Keeps what is shown of deletions true, whichever tab asked for them. */
export function followDeletions({ changed, erasing, erased }: Hearing): void {
  tell = talkOfDeletions((change) => {
    if (change === 'deletions') {
      changed()
      return void look()
    }
    show({ own: [], others: [] })
    if (change === 'erased') return erased()
    sayErasing()
    erasing()
  })
  void look()
}

async function look(): Promise<void> {
  const all = await write(allDeletions)
  const pending = all.filter(({ id, stage }) => id !== everything && (stage === 'undoable' || stage === 'deleting'))
  const ids = new Set(pending.map(({ id }) => id))
  const orphans = new Set(
    (await leftBehind(pending.filter(({ stage, after }) => stage === 'undoable' || after !== null))).map(({ id }) => id),
  )
  show({
    // What another tab gave back or deleted cannot be undone here any more.
    own: own.filter(({ id, state }) => state !== 'undoable' || !written.has(id) || ids.has(id)),
    others: pending.flatMap(({ id, stage, page: of }) =>
      of === page || orphans.has(id) ? [] : [{ id, state: stage as 'undoable' | 'deleting', upload: null, wasCurrent: false }],
    ),
  })
}

/** Whether everything is being deleted right now. */
export const isErasingNow = async (): Promise<boolean> =>
  (await allDeletions()).some(({ id, stage }) => id === everything && stage === 'deleting')
