import { type Database, journal, uploads } from './database.ts'
import { listedById } from './listed.ts'
import { alone, heldNames } from './locks.ts'
import { randomKey } from './random-key.ts'

/** Something slow that was begun with a file. It stands in the journal until it is over, however it ends. */
export interface Work {
  /** The file is read or analyzed, or its copy is written. */
  phase: 'analyzing' | 'saving'
  /** The upload that is written down; null before it has an id. */
  id: string | null
  filename: string
  size: number
  /** With an export that is added to an upload: how many it has then. */
  appended?: number
}

/** The entry of something that goes on. */
export interface Entry {
  /** It has come so far; nothing else happens before that is written. */
  becomes(work: Work): Promise<void>
}

/** What was begun and will never be over: its tab was closed, or its worker died. */
interface Unfinished extends Work {
  key: string
}

/** Does the work, and remembers that it was begun until it is done, failed or canceled. */
export async function during<T>(database: Database, begun: Work, work: (entry: Entry) => Promise<T>): Promise<T> {
  // In order of time.
  const key = `${Date.now()}-${randomKey()}`
  // The lock ends with the worker: an entry that nobody holds was left behind.
  return alone(lockOf(key), async () => {
    let written: Promise<unknown> = Promise.resolve()
    const becomes = async (now: Work) => {
      written = written.then(() => database((db) => db.put(journal, { key, ...now } satisfies Unfinished))).catch(nothing)
      await Promise.race([written, patience()])
    }
    await becomes(begun)
    try {
      return await work({ becomes })
    } finally {
      void written.then(() => database((db) => db.delete(journal, key))).catch(nothing)
    }
  })
}

/** What was begun: what will never be over, and whether anything still goes on. */
export interface Journal {
  /** The oldest first. */
  unfinished: Unfinished[]
  isBusy: boolean
}

/** What the journal tells; an upload whose record is there was written after all. */
export async function readJournal(database: Database): Promise<Journal> {
  const entries = await readEntries(database)
  if (entries.length === 0) return { unfinished: [], isBusy: false }
  const running = await heldNames()
  if (!running) return { unfinished: [], isBusy: false }
  const kept: Map<string, unknown> = listedById(await database((db) => db.getAll(uploads)))
  // Read again: what ended in between is no longer there.
  const left = new Set((await readEntries(database)).map(({ key }) => key))
  const [busy, over] = [true, false].map((is) => entries.filter(({ key }) => left.has(key) && running.has(lockOf(key)) === is))
  return { unfinished: over.filter((each) => !isKept(each, kept)), isBusy: busy.length > 0 }
}

/** Whether the upload is there after all, with the export that was added to it. */
function isKept({ id, appended = 0 }: Work, kept: ReadonlyMap<string, unknown>): boolean {
  if (id === null || !kept.has(id)) return false
  const { record } = Object(kept.get(id)) as { record?: { appended?: unknown } }
  const there = record?.appended
  return appended === 0 || (Array.isArray(there) && there.length >= appended)
}

/** Forgets what is unfinished, but nothing that still goes on. */
export async function forgetUnfinished(database: Database): Promise<void> {
  // Entries first: an entry is written only under its lock.
  const entries = await readEntries(database)
  const running = await heldNames()
  if (!running) return
  for (const { key } of entries) if (!running.has(lockOf(key))) await database((db) => db.delete(journal, key))
}

async function readEntries(database: Database): Promise<Unfinished[]> {
  const entries: unknown[] = await database((db) => db.getAll(journal))
  return entries.flatMap((entry) => readEntry(entry) ?? [])
}

function readEntry(entry: unknown): Unfinished | null {
  const { key, phase, id, filename, size, appended } = Object(entry) as Record<string, unknown>
  if (typeof key !== 'string' || typeof filename !== 'string' || typeof size !== 'number') return null
  if (phase !== 'analyzing' && phase !== 'saving') return null
  return { key, phase, id: typeof id === 'string' ? id : null, filename, size, ...(typeof appended === 'number' && { appended }) }
}

const lockOf = (key: string): string => `convostat-work-${key}`

/** No analysis waits longer than this for its entry. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 500))

const nothing = () => undefined
