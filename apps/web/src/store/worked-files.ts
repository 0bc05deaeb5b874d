import type { Store } from '@convostat/api'
import type { Database } from './database.ts'
import { during, type Entry, type Work } from './journal.ts'

/** Files that are read, analyzed and kept, each with one entry in the journal from the first to the last. */
export interface WorkedFiles {
  /**
   * Does something slow with a file. Its entry lasts until that is over and until the file is kept, where `keeping` was heard
   * of it: what is shown and not yet kept is missed at the next start if it is lost.
   */
  during<T>(file: File, work: () => Promise<T>): Promise<T>
  keeping(file: File, kept: Promise<void>): void
  /** The same store; while it keeps a file the entry says so. */
  journaled(store: Store): Store
}

export function workedFiles(database: Database, changed: () => void): WorkedFiles {
  const entries = new Map<File, Entry>()
  const keepings = new Map<File, Promise<void>>()
  const facts = ({ name: filename, size }: File) => ({ filename, size })

  async function saving(file: File, id: string, appended: number, work: () => Promise<void>): Promise<void> {
    const now: Work = { phase: 'saving', id, ...facts(file), ...(appended > 0 && { appended }) }
    const entry = entries.get(file)
    if (!entry) return during(database, now, work).finally(changed)
    await entry.becomes(now)
    return work()
  }

  return {
    during: (file, work) =>
      new Promise((resolve, reject) => {
        const whole = during(database, { phase: 'analyzing', id: null, ...facts(file) }, async (entry) => {
          entries.set(file, entry)
          try {
            const answer = work()
            answer.then(resolve, reject)
            await answer
            await keepings.get(file)
          } finally {
            entries.delete(file)
            keepings.delete(file)
          }
        })
        whole.catch(reject).finally(changed)
      }),
    keeping: (file, kept) => void keepings.set(file, kept),
    journaled: (store) => ({
      ...store,
      put: (record, file) => saving(file, record.id, 0, () => store.put(record, file)),
      append: (record, file) => saving(file, record.id, record.appended.length, () => store.append(record, file)),
    }),
  }
}
