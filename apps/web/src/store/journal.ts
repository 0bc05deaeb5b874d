import { type Database, journal, uploads } from './database.ts'
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
}

/** What was begun and will never be over: its tab was closed, or its worker died. */
export interface Unfinished extends Work {
  key: string
}

/** Does the work, and remembers that it was begun until it is done, failed or canceled. */
export async function during<T>(database: Database, begun: Work, work: () => Promise<T>): Promise<T> {
  // In order of time.
  const key = `${Date.now()}-${randomKey()}`
  // The lock ends with the worker: an entry that nobody holds was left behind.
  return alone(lockOf(key), async () => {
    const written = database((db) => db.put(journal, { key, ...begun } satisfies Unfinished)).catch(nothing)
    await Promise.race([written, patience()])
    try {
      return await work()
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
  const kept = new Set(await database((db) => db.getAllKeys(uploads)))
  // Read again: what ended in between is no longer there.
  const left = new Set((await readEntries(database)).map(({ key }) => key))
  const [busy, over] = [true, false].map((is) => entries.filter(({ key }) => left.has(key) && running.has(lockOf(key)) === is))
  return { unfinished: over.filter(({ id }) => id === null || !kept.has(id)), isBusy: busy.length > 0 }
}

/** Forgets what is unfinished, but nothing that still goes on. */
export async function forgetUnfinished(database: Database): Promise<void> {
  // Entries first: whoever writes one holds its lock already.
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
  const { key, phase, id, filename, size } = Object(entry) as Record<string, unknown>
  if (typeof key !== 'string' || typeof filename !== 'string' || typeof size !== 'number') return null
  if (phase !== 'analyzing' && phase !== 'saving') return null
  return { key, phase, id: typeof id === 'string' ? id : null, filename, size }
}

const lockOf = (key: string): string => `convostat-work-${key}`

/** No analysis waits longer than this for its entry. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 500))

const nothing = () => undefined
