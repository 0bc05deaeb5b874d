/**
 * A browser that can be ended at any write: its database, its files and its local storage, with pages on top that are imported again.
 * After that every request fails and changes nothing, as an ended page runs no more code.
 */
import type { HistoryEntry } from '@convostat/api'
import * as contract from '@convostat/api'
import { vi } from 'vitest'
import type { DeletionChange } from '#store/changes.ts'
import * as checking from '#store/checking.ts'
import type { Database } from '#store/database.ts'
import { idbRecords } from '#store/idb-records.ts'
import { entryOf } from './answers.ts'

const keyPaths: Record<string, string | string[]> = {
  favorites: ['author', 'text', 'originalDate'],
  journal: 'key',
  milestones: 'key',
  entries: 'key',
  'left-out-words': 'key',
  'kept-off': ['author', 'message'],
  corrections: ['author', 'date', 'message'],
  people: 'chat',
  'answered-questions': 'chat',
}

type Rows = Map<string, object>

/** `writesLate` as browsers write local storage: what was changed in the last seconds before the end is lost. */
export function cutBrowser({ writesLate = false } = {}) {
  let stores = new Map<string, Rows>()
  let local = new Map<string, string>()
  let localOnDisk = new Map<string, string>()
  let session = new Map<string, string>()
  let writes = 0
  let end = Number.POSITIVE_INFINITY
  let isOver = false
  let isRefusing = false
  let spaceKind: 'device' | 'memory' = 'device'
  let unreached = new Set<string>()
  let isPartial = false
  let isDenied = false
  let locks = new Map<string, Promise<unknown>>()
  let held = new Set<string>()

  const alive = () => {
    if (isOver) throw new Error('the browser was ended')
  }
  /** One write more: it is done whole, or the browser ends before it. */
  function write(work: () => void): void {
    alive()
    if (writes === end) {
      isOver = true
      alive()
    }
    writes++
    work()
  }

  const keyOf = (store: string, row: object): string => {
    const path = keyPaths[store] ?? 'id'
    const at = (name: string) => (row as Record<string, unknown>)[name]
    return JSON.stringify(Array.isArray(path) ? path.map(at) : at(path))
  }
  const rows = (from: Map<string, Rows>, store: string): Rows => {
    const there = from.get(store) ?? new Map()
    from.set(store, there)
    return there
  }

  function objectStore(from: Map<string, Rows>, name: string, changed: () => void) {
    return {
      getAll: async () => [...rows(from, name).values()].map((row) => structuredClone(row)),
      getAllKeys: async () => [...rows(from, name).keys()],
      get: async (key: unknown) => structuredClone(rows(from, name).get(JSON.stringify(key))),
      put: async (row: object) => {
        rows(from, name).set(keyOf(name, row), structuredClone(row))
        changed()
      },
      delete: async (key: unknown) => {
        rows(from, name).delete(JSON.stringify(key))
        changed()
      },
      clear: async () => {
        rows(from, name).clear()
        changed()
      },
    }
  }

  /** A transaction writes everything or nothing, once no more requests are made. */
  function transaction(names: string | string[]) {
    alive()
    if (isRefusing && [names].flat().includes('deletions') && [names].flat().length === 1) throw new DOMException('', 'QuotaExceededError')
    const draft = new Map(Array.from(stores, ([name, there]) => [name, new Map(there)]))
    let hasChanged = false
    const over = new Promise<void>((resolve, reject) => {
      setTimeout(() => {
        try {
          const commit = () => {
            for (const name of [names].flat()) stores.set(name, rows(draft, name))
          }
          if (hasChanged) write(commit)
          resolve()
        } catch (error) {
          reject(error)
        }
      })
    })
    over.catch(() => undefined)
    const of = (name: string) =>
      objectStore(draft, name, () => {
        hasChanged = true
      })
    return {
      store: of([names].flat()[0]),
      objectStore: of,
      done: over,
      abort: () => {
        hasChanged = false
      },
    }
  }

  const connection = {
    objectStoreNames: { contains: () => true },
    transaction,
    ...Object.fromEntries(
      (['getAll', 'getAllKeys', 'get', 'put', 'delete', 'clear'] as const).map((name) => [
        name,
        async (store: string, given?: never) => {
          const one = transaction(store)
          const answer = await (one.store[name] as (given?: never) => Promise<unknown>)(given)
          await one.done
          return answer
        },
      ]),
    ),
  }
  const database = (async (work: (db: typeof connection) => Promise<unknown>) => {
    alive()
    if (isDenied) throw new DOMException('', 'SecurityError')
    return work(connection)
  }) as unknown as Database

  /** Chats as the engine keeps, lists and deletes them, each by one write. */
  function engine() {
    const records = idbRecords(database)
    /** Those of a page whose store could not be opened. */
    const here = new Map<string, HistoryEntry>()
    const entries = async () =>
      spaceKind === 'memory' ? [...here.values()] : ((await records.all()) as HistoryEntry[]).filter(({ id }) => !unreached.has(id))
    return {
      async keep(given: Partial<HistoryEntry> & { id: string }): Promise<HistoryEntry> {
        const entry = entryOf({ bytes: 1, ...given })
        if (spaceKind === 'memory') here.set(entry.id, entry)
        else await records.put(entry)
        return entry
      },
      uploads: {
        list: async () => ({
          uploads: await entries(),
          damaged: [],
          storage: { kind: spaceKind, ...(isPartial && { is_partial: true as const }) },
        }),
        async delete({ upload_id, all, file_count }: { upload_id?: string; all?: true; file_count?: number }) {
          const deleted: string[] = []
          for (const entry of await entries()) {
            if (!all && entry.id !== upload_id) continue
            if (file_count !== undefined && entry.file_count !== file_count) return { deleted, kept: [entry.id] }
            if (!here.delete(entry.id)) await records.delete(entry.id)
            deleted.push(entry.id)
          }
          return { deleted }
        },
      },
      overview: {
        async get(_: object, { uploadId }: { uploadId: string }) {
          if (!(await entries()).some(({ id }) => id === uploadId)) throw new Error('no chat')
          return { stored: 'stored' as const }
        },
      },
    }
  }

  /** Instead of the channel between tabs. */
  const tabs: ((change: DeletionChange) => void)[] = []
  function talkOfDeletions(hear: (change: DeletionChange) => void) {
    tabs.push(hear)
    return (change: DeletionChange) => {
      for (const each of tabs) if (each !== hear) queueMicrotask(() => each(change))
    }
  }

  const storage = (of: () => Map<string, string>) =>
    new Proxy({} as Record<string, unknown>, {
      get: (_, name) =>
        ({
          getItem: (key: string) => of().get(key) ?? null,
          setItem: (key: string, value: string) => write(() => of().set(key, value)),
          removeItem: (key: string) => of().has(key) && write(() => of().delete(key)),
          clear: () => of().size > 0 && write(() => of().clear()),
        })[String(name)],
      ownKeys: () => [...of().keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    })

  const asLocks = {
    request: (name: string, _options: LockOptions, work: () => Promise<unknown>) => {
      const turn = (locks.get(name) ?? Promise.resolve()).then(async () => {
        held.add(name)
        try {
          return await work()
        } finally {
          held.delete(name)
        }
      })
      locks.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  }

  return {
    database,
    /** The contents of the database, by store. */
    lying: (): Record<string, object[]> => Object.fromEntries(Array.from(stores, ([name, there]) => [name, [...there.values()]])),
    local: () => local,
    count: () => writes,
    /** From now on no deletion can be written down. */
    refuseDeletions() {
      isRefusing = true
    },
    /** Whether the store of chats can be opened; where not, it is the page's memory. */
    setKind(kind: typeof spaceKind) {
      spaceKind = kind
    },
    /** The place of these chats cannot be reached: they are not listed. */
    setUnreached(...ids: string[]) {
      unreached = new Set(ids)
      isPartial = ids.length > 0
    },
    /** The browser denies its database from now on. */
    deny() {
      isDenied = true
    },
    /** The browser ends at the write after this many, from now on. */
    endAfter(count: number) {
      writes = 0
      end = count
      localOnDisk = new Map(local)
    },
    /** It is started again, with what was on the disk. */
    startAgain() {
      isOver = false
      end = Number.POSITIVE_INFINITY
      if (writesLate) local = new Map(localOnDisk)
      session = new Map()
      locks = new Map()
      held = new Set()
    },
    /** A page in it: its modules are its own. */
    async page() {
      vi.resetModules()
      const api = engine()
      vi.stubGlobal(
        'localStorage',
        storage(() => local),
      )
      vi.stubGlobal(
        'sessionStorage',
        storage(() => session),
      )
      vi.stubGlobal('navigator', { locks: asLocks, language: 'en' })
      vi.stubGlobal('dispatchEvent', () => true)
      vi.doMock('#data/client/api.ts', () => ({ api }))
      vi.doMock('#data/client/database.ts', () => ({ database }))
      // Modules without state need not be imported again.
      vi.doMock('@convostat/api', () => contract)
      vi.doMock('#store/checking.ts', () => checking)
      vi.doMock('#data/masking/masking.ts', () => ({
        original: <T>(given: T) => given,
        writtenOver: (text: string) => text,
        shownText: (text: string) => text,
      }))
      vi.doMock('#data/masking/masked.ts', () => ({ hearMasked: () => () => undefined, isMasked: () => false }))
      vi.doMock('#store/retry-once.ts', () => ({ tried: (work: () => unknown) => work() }))
      vi.doMock('#store/changes.ts', () => {
        const silent = () => () => undefined
        return { talkOfSaved: silent, talkOfLicense: silent, talkOfDeletions }
      })
      vi.doMock('#data/license/license.ts', () => ({ wipeLicense: () => database((db) => db.clear('licenses')) }))
      vi.doMock('#data/client/report-pack.ts', () => ({ forgetReportPack: async () => undefined }))
      const deleting = await import('#data/deletions/uploads-deleting.ts')
      const finishing = await import('#data/deletions/finish-deletions.ts')
      const shown = await import('#data/deletions/deletions-shown.ts')
      const following = await import('#data/deletions/follow-deletions.ts')
      return { api, ...deleting, ...finishing, ...shown, ...following }
    },
    /** As it is now, to be had again. */
    copy() {
      const now = structuredClone({ stores, local })
      return () => {
        stores = structuredClone(now.stores)
        local = structuredClone(now.local)
        session = new Map()
        isOver = false
        end = Number.POSITIVE_INFINITY
        locks = new Map()
        held = new Set()
      }
    },
  }
}
