import { type Database, deletions } from './database.ts'

/** The id of the deletion of everything; all others are those of uploads. */
export const everything = 'everything'

/**
 * A deletion that the person asked for, from the moment they did until nothing can bring back what was deleted. It is on the device
 * before anything is touched, so a page that is closed in between leaves it to the next one. Ids only, never chat content.
 */
export interface KeptDeletion {
  v: 1
  id: string
  /**
   * It can be undone; was undone after a page that was left had noted it; is being carried out; of everything, some parts could not be deleted and were named; or it is over, which is
   * remembered until local storage, written late by browsers, surely knows it too.
   */
  stage: 'undoable' | 'undone' | 'deleting' | 'partly' | 'deleted'
  /** Of how many exports the chat consisted; null where that does not matter. */
  exports: number | null
  /** It is carried out once this upload is kept, which takes its place; null where nothing does. */
  after: string | null
  /** What is left to delete of everything; null for all of it. */
  parts: readonly string[] | null
  /** Of everything that was deleted: no chat with an id up to this time, in epoch milliseconds, is missed. */
  until: number | null
  /** The page that asked for it, and when it came to this stage, in epoch milliseconds. */
  page: string
  at: number
}

export interface DeletionsChange<T> {
  put?: readonly KeptDeletion[]
  drop?: readonly string[]
  answer: T
}

export const readDeletions = async (database: Database): Promise<KeptDeletion[]> =>
  (await database((db) => db.getAll(deletions))).flatMap(readKept)

/** Looks at all of them and writes what follows from it, in one transaction that is on the disk when this is done. */
export const changeDeletions = <T>(database: Database, work: (now: KeptDeletion[]) => DeletionsChange<T>): Promise<T> =>
  database(async (db) => {
    const transaction = db.transaction(deletions, 'readwrite', { durability: 'strict' })
    const { store, done } = transaction
    const { put = [], drop = [], answer } = work((await store.getAll()).flatMap(readKept))
    await Promise.all([...put.map((each) => store.put(each)), ...drop.map((id) => store.delete(id)), done])
    return answer
  })

/** Whether what is in storage under `everything` says that it is being deleted right now. */
export const isErasing = (value: unknown): boolean => readKept(value)[0]?.stage === 'deleting'

/**
 * Whether an upload may be shown before deletions are finished: by what is in storage under `everything` and under its id. A
 * deletion that could be undone counts, too: the next page may carry it out.
 */
export function isToStay(ofAll: unknown, ofUpload: unknown): boolean {
  const [all] = readKept(ofAll)
  const [own] = readKept(ofUpload)
  return all?.stage !== 'deleting' && all?.stage !== 'partly' && (own === undefined || own.stage === 'undone')
}

const stages: readonly unknown[] = ['undoable', 'undone', 'deleting', 'partly', 'deleted'] satisfies KeptDeletion['stage'][]

/** Of what another version wrote only what is understood is carried out. */
function readKept(value: unknown): KeptDeletion[] {
  const { v, id, stage, exports, after, parts, until, page, at } = Object(value) as Record<keyof KeptDeletion, unknown>
  if (v !== 1 || typeof id !== 'string' || typeof page !== 'string' || typeof at !== 'number' || !stages.includes(stage)) return []
  const isOfAll = id === everything
  if (!isOfAll && !/^upload_\d+$/.test(id)) return []
  return [
    {
      v,
      id,
      stage: stage as KeptDeletion['stage'],
      exports: typeof exports === 'number' ? exports : null,
      after: typeof after === 'string' ? after : null,
      parts: Array.isArray(parts) ? parts.filter((part) => typeof part === 'string') : null,
      until: typeof until === 'number' ? until : null,
      page,
      at,
    },
  ]
}
