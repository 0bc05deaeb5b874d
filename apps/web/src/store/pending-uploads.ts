import type { ImportFacts } from '@convostat/api'
import { DAY } from '@convostat/format/seconds'
import type { IDBPDatabase } from 'idb'
import { type Database, deletions, journal, pendingFiles, uploads } from './database.ts'
import { everything, isErasing } from './deletions.ts'
import { alone, heldNames } from './locks.ts'
import { randomKey } from './random-key.ts'

/** How the person wants a file read, and what is to become of its chat. */
export interface UploadOptions {
  /** Analyze was pressed. Before that a file is only chosen, and nothing is kept of it without being asked for. */
  isAnalyzing: boolean
  dateOrder?: ImportFacts['date_order']
  otherFormats?: 'text' | 'messages'
  /** The upload that the file is added to. */
  appendTo?: string
  /** The upload that the chat replaces. */
  replaced?: string
}

/**
 * An upload that has begun and whose chat is not kept yet. It is noted in the journal when the file is chosen, and a copy of the file is
 * kept beside the note, so that the next start can finish it (decision 134).
 */
export interface PendingUpload extends UploadOptions {
  /** Begins with the time at which the file was chosen, in epoch milliseconds. */
  key: string
  filename: string
  size: number
  lastModified: number
  /** How many later starts have begun to finish it. */
  tries: number
}

/** An upload that its page did not finish. */
export interface LeftUpload extends PendingUpload {
  /** Null where the page was gone before the copy was whole, or where there was no room for one. */
  file: File | null
}

/** An upload in the hands of this page. */
export interface BegunUpload {
  /** Notes what is wanted now; does not wait long for a slow database. */
  wants(wanted: UploadOptions): Promise<void>
  /** Whether the note is up to date and the file has a whole copy, so that the next start can finish it; waits until that is known. */
  isCopied(): Promise<boolean>
  /** The chat is kept, or the upload was given up: nothing of it stays. */
  end(): Promise<void>
  /** Leaves an upload that was taken over as it was, to be finished by this page or another one. */
  release(): Promise<void>
}

/** In the journal, beside restores. Older versions pass over it. */
const phase = 'uploading'

/** For how long a file is offered that was only chosen: its page may have been closed on purpose. */
const offeredMs = DAY * 1000

/** This many times its size must be free for a copy: the chat is kept while its copy is still there. */
const roomy = 3

/** Begins an upload. Its lock ends with the page: an entry whose lock nobody holds was left behind. */
export function beginUpload(database: Database, file: File, wanted: UploadOptions, freeBytes: () => Promise<number | null>): BegunUpload {
  const { name: filename, size, lastModified } = file
  const pending: PendingUpload = { key: `${Date.now()}-${randomKey()}`, filename, size, lastModified, tries: 0, ...wanted }
  const { begun } = take(database, pending.key, async (signal) => {
    await database((db) => noteFirst(db, pending))
    // Reading has begun meanwhile, and does not wait for the copy.
    return { note: pending, copied: copyFile(database, pending.key, file, freeBytes, signal).catch(() => false) }
  })
  return begun
}

/** Takes over an upload that its page left behind; null if it is finished meanwhile, or another page has it. */
export async function resumeUpload(database: Database, { key }: PendingUpload): Promise<BegunUpload | null> {
  const running = await heldNames()
  if (!running || running.has(lockOf(key))) return null
  const { begun, isTaken } = take(database, key, async () => {
    const { left } = await readAll(database, key)
    const pending = left.find((each) => each.key === key)
    if (!pending) return null
    const { file, ...note } = pending
    // Counted first: a file that ends its reader is not read again automatically.
    const next = { ...note, tries: note.tries + 1 }
    const isNoted = await database((db) => noteAgain(db, next))
    return isNoted ? { note: next, copied: Promise.resolve(file !== null) } : null
  })
  return (await isTaken) ? begun : null
}

interface Started {
  note: PendingUpload
  /** Whether its file has a whole copy. */
  copied: Promise<boolean>
}

/** Holds an upload's lock until its end. `start` gives null where there is nothing to hold. */
function take(database: Database, key: string, start: (signal: AbortSignal) => Promise<Started | null>) {
  const ending = new AbortController()
  const { signal } = ending
  const over = new Promise<unknown>((resolve) => signal.addEventListener('abort', resolve))
  let now: PendingUpload | null = null
  let copied = Promise.resolve(false)
  let isReleased = false
  let answer: (isTaken: boolean) => void = nothing
  const isTaken = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  const held = alone(lockOf(key), async () => {
    const started = signal.aborted ? null : await start(signal).catch(() => null)
    now = started?.note ?? null
    copied = started?.copied ?? copied
    answer(now !== null)
    if (!now) return
    await over
    if (!isReleased) await forgetUploads(database, [key])
  }).catch(() => answer(false))
  /** Whether the note is there as it was last wanted. */
  let written = isTaken
  const begun: BegunUpload = {
    async wants(wanted) {
      const write = async () => {
        if (!now || signal.aborted) return false
        const { filename, size, lastModified, tries } = now
        // A file that could be read is offered again, however often.
        now = { key, filename, size, lastModified, tries: wanted.isAnalyzing ? tries : 0, ...wanted }
        const note = now
        return database((db) => noteAgain(db, note))
      }
      written = written.then(write).catch(() => false)
      await Promise.race([written, patience()])
    },
    async isCopied() {
      return (await written) && copied
    },
    async end() {
      ending.abort()
      await held
    },
    async release() {
      await written
      const note = now && { ...now, tries: Math.max(0, now.tries - 1) }
      if (note) await database((db) => noteAgain(db, note)).catch(nothing)
      isReleased = true
      ending.abort()
      await held
    },
  }
  return { begun, isTaken }
}

type Connection = IDBPDatabase

/** Notes an upload, unless everything is being deleted. */
async function noteFirst(db: Connection, pending: PendingUpload): Promise<void> {
  const transaction = db.transaction([journal, deletions], 'readwrite')
  const isDeleting = isErasing(await transaction.objectStore(deletions).get(everything))
  if (!isDeleting) await transaction.objectStore(journal).put({ phase, ...pending })
  await transaction.done
}

/** Changes the note, unless it is gone: deleted with everything, perhaps by another tab. Returns whether it was there. */
async function noteAgain(db: Connection, pending: PendingUpload): Promise<boolean> {
  const { store, done } = db.transaction(journal, 'readwrite')
  const isNoted = (await store.get(pending.key)) !== undefined
  if (isNoted) await store.put({ phase, ...pending })
  await done
  return isNoted
}

/**
 * Puts a copy of the file beside its note. Browsers copy a file that is put into IndexedDB by themselves, outside of page and
 * worker, so reading it is not held up; where one does not, its bytes are put. Whether the copy is there.
 */
async function copyFile(
  database: Database,
  key: string,
  file: File,
  freeBytes: () => Promise<number | null>,
  signal: AbortSignal,
): Promise<boolean> {
  const free = await freeBytes()
  if (free !== null && free < file.size * roomy) return false
  await putFile(database, { key, file }, signal).catch(async (error: unknown) => {
    if (signal.aborted || file.size > mostBytesInMemory) throw error
    await putFile(database, { key, bytes: await file.arrayBuffer() }, signal)
  })
  const isNoted = (await database((db) => db.get(journal, key))) !== undefined
  // Everything was deleted meanwhile.
  if (!isNoted) await database((db) => db.delete(pendingFiles, key))
  return isNoted
}

const mostBytesInMemory = 64e6

/** A browser that has not taken the file by then never does: a transaction that never ends would hold up all others. */
const mostMs = 30_000

function putFile(database: Database, entry: { key: string; file?: File; bytes?: ArrayBuffer }, signal: AbortSignal): Promise<void> {
  return database(async (db) => {
    signal.throwIfAborted()
    const transaction = db.transaction(pendingFiles, 'readwrite')
    const stop = () => {
      try {
        transaction.abort()
      } catch {
        // It is over.
      }
    }
    const timer = setTimeout(stop, mostMs)
    signal.addEventListener('abort', stop)
    try {
      await Promise.all([transaction.store.put(entry), transaction.done])
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  })
}

/** Uploads that no page finished, the oldest first, and whether any page has one now. */
export interface Pending {
  left: LeftUpload[]
  isBusy: boolean
}

/**
 * What was left behind. An upload whose chat is kept after all is forgotten, with its copy; so is a file that was only chosen, a day ago,
 * and a copy without its note.
 */
export const readPending = (database: Database): Promise<Pending> => readAll(database, null)

/** `own` is an upload whose lock this page has. */
async function readAll(database: Database, own: string | null): Promise<Pending> {
  const [entries, copies] = await Promise.all([readNotes(database), database((db) => db.getAllKeys(pendingFiles))])
  const running = await heldNames()
  if (!running) return { left: [], isBusy: false }
  const isRunning = (key: string) => key !== own && running.has(lockOf(key))
  // Read again: what ended in between is no longer there.
  const now = await readNotes(database)
  const records = await database((db) => db.getAll(uploads))
  const over = now.filter(({ key }) => !isRunning(key) && entries.some((each) => each.key === key))
  const ended = over.filter((each) => isKept(each, records) || isStale(each)).map(({ key }) => key)
  const noted = new Set([...entries, ...now].map(({ key }) => key))
  const orphans = copies.map(String).filter((key) => !noted.has(key) && !isRunning(key))
  if (ended.length + orphans.length > 0) await forgetUploads(database, [...ended, ...orphans])
  const left: LeftUpload[] = []
  for (const each of over) if (!ended.includes(each.key)) left.push({ ...each, file: await fileOf(database, each).catch(() => null) })
  return { left, isBusy: now.length > over.length }
}

/** Forgets uploads and their copies, together. */
export const forgetUploads = (database: Database, keys: readonly string[]): Promise<void> =>
  database(async (db) => {
    const transaction = db.transaction([journal, pendingFiles], 'readwrite')
    for (const key of keys) {
      void transaction.objectStore(journal).delete(key).catch(nothing)
      void transaction.objectStore(pendingFiles).delete(key).catch(nothing)
    }
    await transaction.done
  })

/** The copy, if it is whole. */
async function fileOf(database: Database, { key, filename, size, lastModified }: PendingUpload): Promise<File | null> {
  const { file, bytes } = Object(await database((db) => db.get(pendingFiles, key))) as { file?: unknown; bytes?: unknown }
  const content = file instanceof Blob ? file : bytes instanceof ArrayBuffer ? new Blob([bytes]) : null
  if (content?.size !== size) return null
  // What the browser cannot read any more is not a copy.
  await content.slice(0, 1).arrayBuffer()
  return new File([content], filename, { lastModified })
}

/** Where the clock was set back, a file may have been chosen long after now. */
const isStale = ({ key, isAnalyzing }: PendingUpload): boolean =>
  !isAnalyzing && Math.abs(Date.now() - Number.parseInt(key, 10)) > offeredMs

/** Whether a file's chat is kept: by an upload of the same file that is as new as its choice. */
function isKept({ key, id, filename, lastModified, appendTo }: Noted, records: readonly unknown[]): boolean {
  const since = Number.parseInt(key, 10)
  const isIt = (of: Record<string, unknown>) => of.filename === filename && of.lastModified === lastModified
  return records.some((kept) => {
    const { id: its, record } = Object(kept) as { id?: unknown; record?: unknown }
    if (id !== undefined) return its === id
    const { appended, ...rest } = Object(record) as Record<string, unknown>
    if (appendTo === undefined) return isIt(rest) && Number(String(its).slice('upload_'.length)) >= since
    const added = its === appendTo && Array.isArray(appended) ? appended.map(Object) : []
    return added.some((each) => isIt(each) && Date.parse(each.appendDate) >= since)
  })
}

interface Noted extends PendingUpload {
  /** The upload as which an earlier version was about to keep it. */
  id?: string
}

async function readNotes(database: Database): Promise<Noted[]> {
  const entries: unknown[] = await database((db) => db.getAll(journal))
  return entries.flatMap((entry) => readNote(entry) ?? [])
}

/** A note, whatever version wrote it: earlier ones noted analyses, by name and size. */
function readNote(entry: unknown): Noted | null {
  const { phase: its, key, filename, size, ...more } = Object(entry) as Record<string, unknown>
  if (typeof key !== 'string' || typeof filename !== 'string' || typeof size !== 'number') return null
  const base = { key, filename, size }
  if (its === 'analyzing' || its === 'saving')
    return { ...base, lastModified: 0, isAnalyzing: true, tries: 0, ...(typeof more.id === 'string' && { id: more.id }) }
  if (its !== phase || typeof more.lastModified !== 'number') return null
  const { lastModified, isAnalyzing, dateOrder, otherFormats, appendTo, replaced, tries } = more
  return {
    ...base,
    lastModified,
    isAnalyzing: isAnalyzing === true,
    tries: typeof tries === 'number' ? tries : 0,
    ...(isDateOrder(dateOrder) && { dateOrder }),
    ...((otherFormats === 'text' || otherFormats === 'messages') && { otherFormats }),
    ...(typeof appendTo === 'string' && { appendTo }),
    ...(typeof replaced === 'string' && { replaced }),
  }
}

const isDateOrder = (value: unknown): value is NonNullable<UploadOptions['dateOrder']> =>
  value === 'dmy' || value === 'mdy' || value === 'ymd' || value === 'ydm'

const lockOf = (key: string): string => `convostat-upload-${key}`

/** No analysis waits longer than this for its note. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 500))

const nothing = () => undefined
