import { type AskedQuestion, Failure, type RestoredAnswer, type Saved } from '@convostat/api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Kind, Shelf } from '#store/kind.ts'

/** A browser: the contents of its stores, and how many writes it still does before its tab is closed. */
let browser: ReturnType<typeof emptyBrowser>

function emptyBrowser() {
  const shelves = new Map<string, Map<string, object>>()
  const journal = new Map<string, { key: string }>()
  const chats = new Set<string>()
  /** Asked between what was saved and the chats. */
  const during = async (): Promise<void> => undefined
  /** Done before a restore is looked for: deletions of an earlier page. */
  const deleting = (): void => undefined
  /** Whether the small records have no room now. */
  const isFull = (): boolean => false
  return {
    shelves,
    journal,
    chats,
    during,
    deleting,
    isFull,
    license: null as string | null,
    writesLeft: Number.POSITIVE_INFINITY,
    writes: 0,
    signals: [] as unknown[],
  }
}

/** A write: it never happens once the tab is closed, and nothing after it. */
function written(write: () => void): void {
  if (browser.writes >= browser.writesLeft) throw new Failure('outdated')
  browser.writes++
  write()
}

const favorite = (n: number) => ({
  id: `favorite-${n}`,
  author: 'Ana',
  text: `hi ${n}`,
  originalDate: '2021-03-04T09:00:00',
  savedOn: '2021-05-01T12:00:00.000Z',
  source: 'Search' as const,
  uploadId: 'upload_1',
  uploadTitle: 'Ana',
  note: '',
  notedOn: null,
})
const saved: Saved = {
  favorites: [favorite(1), favorite(2)],
  milestones: [{ keyword: 'picnic', savedOn: '2021-05-01T12:00:00.000Z' }],
  corrections: [{ author: 'Ana', date: '2021-03-04T09:00:00', message: 'ok', label: 'neutral' }],
  people: [{ chat: 'AAAAAQ==', me: 'Ana', names: {}, hidden: [], colors: { Ana: 0 } }],
  moments: [{ id: 'first', title: 'How it began', is_dismissed: false }],
  left_out: [{ word: 'haha', savedOn: '2021-05-01T12:00:00.000Z' }],
  kept_off: [{ author: 'Ana', message: 'hi 1', uploadIds: ['upload_1'], savedOn: '2021-05-01T12:00:00.000Z' }],
  license: '{"format":"convo-license"}',
}
const inBackup = ['upload_3', 'upload_2', 'upload_1']

/** The worker: it keeps the chats one after the other. */
async function restore({ only }: { only?: 'saved' }): Promise<RestoredAnswer> {
  const none = { restored: 0, skipped: 0, damaged: 0, no_room: 0, damaged_saved: 0, ...saved }
  if (only) return { ...none, chats: inBackup }
  await browser.during()
  const fresh = inBackup.filter((id) => !browser.chats.has(id))
  for (const id of fresh) written(() => browser.chats.add(id))
  return { ...none, restored: fresh.length, skipped: inBackup.length - fresh.length }
}

/** A page that was just loaded: only what is stored in the browser is left of the page before. */
async function page() {
  vi.resetModules()
  vi.doMock('#data/client/api.ts', () => ({
    api: {
      uploads: { restore, list: Object.assign(async () => ({ uploads: [...browser.chats].map((id) => ({ id })) }), { key: 'list' }) },
    },
  }))
  vi.doMock('#data/chat/uploads.ts', () => ({
    makeRoomForUploads: async () => undefined,
    refreshUploads: async () => undefined,
    openUpload: async () => undefined,
  }))
  vi.doMock('#data/deletions/finish-deletions.ts', () => ({
    finishDeletions: async () => {
      browser.deleting()
    },
  }))
  vi.doMock('#data/chat/open-chat.ts', () => ({ currentId: () => null }))
  vi.doMock('#data/license/license.ts', () => ({
    bringInLicense: async (text: string, signal?: AbortSignal) => {
      browser.signals.push(signal)
      if (browser.license === text) return { isBack: false, refused: null }
      try {
        written(() => {
          browser.license = text
        })
      } catch (error) {
        return { isBack: false, refused: error }
      }
      return { isBack: true, refused: null }
    },
  }))
  vi.doMock('#store/changes.ts', () => ({ talkOfSaved: () => () => undefined }))
  vi.doMock('#data/client/database.ts', () => ({
    database: (work: (db: object) => unknown) =>
      work({
        getAll: async () => [...browser.journal.values()],
        delete: async (_store: string, key: string) => written(() => browser.journal.delete(key)),
        transaction: () => ({
          store: { put: async (entry: { key: string }) => written(() => browser.journal.set(entry.key, structuredClone(entry))) },
          done: Promise.resolve(),
        }),
      }),
  }))
  vi.doMock('#store/record-store.ts', async () => {
    const { loadChecks } = await import('#store/checking.ts')
    return {
      createShelf(_database: unknown, { name, keyOf }: Kind): Shelf {
        const records = () => browser.shelves.get(name) ?? new Map<string, object>()
        const all = async () => {
          await loadChecks()
          return [...records().values()]
        }
        return {
          kind: () => 'device',
          all,
          clear: async () => written(() => browser.shelves.delete(name)),
          unread: () => [],
          hearUnread: () => () => undefined,
          forgetUnread: async () => undefined,
          keepAside: async () => 0,
          async change(keys, work) {
            const now = await all()
            const { put = [], drop = [], answer } = work(keys === 'all' ? now : keys.map((key) => records().get(String(key))))
            if (put.length > 0 && browser.isFull()) throw new DOMException('', 'QuotaExceededError')
            if (put.length + drop.length > 0) {
              written(() => {
                const next = new Map([...records(), ...put.map((record) => [String(keyOf(record)), structuredClone(record)] as const)])
                for (const key of drop) next.delete(String(key))
                browser.shelves.set(name, next)
              })
            }
            return answer
          },
        }
      },
    }
  })
  return import('./restoring.ts')
}

/** Everything stored in the browser, except the journal. */
const lying = () => ({
  chats: [...browser.chats].sort(),
  license: browser.license,
  saved: Object.fromEntries([...browser.shelves].sort()),
})

const file = new File(['zip'], 'backup.zip')
const queries = new QueryClient()

beforeEach(() => {
  browser = emptyBrowser()
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('#data/client/api.ts')
})

test('interrupted at any write, a restore is reported at the next start, brings back what was saved, and ends as if it had never been interrupted', async () => {
  const { restoreBackup } = await page()
  const outcome = await restoreBackup(queries, file)
  expect(outcome.saved.favorites).toEqual({ brought: 2, noRoom: 0, failed: 0 })
  expect(outcome.license).toEqual({ isBack: true, refused: null })
  expect(browser.journal.size).toBe(0)
  const whole = lying()
  expect(whole.chats).toEqual(['upload_1', 'upload_2', 'upload_3'])
  expect(Object.keys(whole.saved)).toEqual(['corrections', 'favorites', 'kept-off', 'left-out-words', 'milestones', 'moments', 'people'])
  const all = browser.writes
  expect(all).toBeGreaterThan(10)
  for (let cut = 0; cut < all; cut++) {
    browser = emptyBrowser()
    browser.writesLeft = cut
    await (await page()).restoreBackup(queries, file).catch(() => undefined)
    const isNoted = browser.journal.size > 0
    const before = browser.chats.size
    browser.writesLeft = Number.POSITIVE_INFINITY
    const next = await page()
    const left = await next.interruptedRestore()
    // Nothing was written before it was noted.
    if (!isNoted) expect([0, 3], String(cut)).toContain(before)
    if (before < 3 && isNoted) expect(left, String(cut)).toEqual({ filename: 'backup.zip', size: 3, back: before, all: 3 })
    // What was saved is back without the file.
    if (isNoted) expect({ ...lying(), chats: [] }, String(cut)).toEqual({ ...whole, chats: [] })
    await next.restoreBackup(queries, file)
    expect(lying(), String(cut)).toEqual(whole)
    expect(browser.journal.size).toBe(0)
    expect(await next.interruptedRestore()).toBeNull()
  }
})

test('what fits only once its copy in the note is gone comes back all the same', async () => {
  const { restoreBackup } = await page()
  browser.isFull = () => [...browser.journal.values()].some((entry) => 'saved' in entry && entry.saved !== null)
  const outcome = await restoreBackup(queries, file)
  expect(outcome.saved.favorites).toEqual({ brought: 2, noRoom: 0, failed: 0 })
  expect(outcome.saved.milestones).toEqual({ brought: 1, noRoom: 0, failed: 0 })
  expect(browser.shelves.get('favorites')?.size).toBe(2)
})

test('a restore that is still running on this page is not reported as interrupted', async () => {
  const { restoreBackup, interruptedRestore } = await page()
  let outcome: unknown
  browser.during = async () => {
    expect(browser.journal.size).toBe(1)
    outcome = await interruptedRestore()
  }
  await restoreBackup(queries, file)
  expect(outcome).toBeNull()
})

test('an interrupted restore of another backup is reported again as soon as this one is over, until it is dismissed', async () => {
  const other = {
    key: '1-a',
    phase: 'restoring',
    filename: 'other.zip',
    size: 5,
    chats: ['upload_1', 'upload_9'],
    saved: null,
    isBack: true,
  }
  browser.journal.set(other.key, other)
  const { restoreBackup, interruptedRestore } = await page()
  const [{ forgetAllRestores }, { database }] = await Promise.all([import('#store/restores.ts'), import('#data/client/database.ts')])
  const outcome: Promise<unknown>[] = []
  const asked = vi.spyOn(queries, 'invalidateQueries').mockImplementation(async () => void outcome.push(interruptedRestore()))
  await restoreBackup(queries, file)
  asked.mockRestore()
  expect(await outcome.at(-1)).toEqual({ filename: 'other.zip', size: 5, back: 1, all: 2 })
  await forgetAllRestores(database)
  expect(await interruptedRestore()).toBeNull()
})

test('questions of a backup push none out that is here', async () => {
  const question = (n: number, day: string): AskedQuestion => ({
    id: `q${n}`,
    uploadId: 'upload_1',
    askedOn: `2021-05-${day}T00:00:00.000Z`,
    question: `who? ${n}`,
    answer: {
      answer: 'Ana',
      method: 'model',
      model: 'small',
      citations: [],
      messages: [],
      read_messages: 0,
      notes: [],
      quoted: [],
      is_answered: true,
    },
  })
  const { restoreBackup } = await page()
  const { allAsked, bringInAsked } = await import('./asked-questions.ts')
  const here = Array.from({ length: 199 }, (_, n) => question(n, '01'))
  await bringInAsked(here)
  expect(await allAsked()).toHaveLength(199)
  saved.asked = [question(900, '02'), question(901, '03')]
  const outcome = await restoreBackup(queries, file)
  saved.asked = undefined
  expect(outcome.saved.asked).toEqual({ brought: 1, noRoom: 1, failed: 0 })
  expect((await allAsked()).map(({ id }) => id)).toEqual([...here.map(({ id }) => id), 'q901'])
})

test('a restore that deleting everything stops leaves nothing that a later start brings back', async () => {
  const { restoreBackup, interruptedRestore } = await page()
  // At every write: what was written before is deleted by the other tab, the rest never comes.
  for (let at = 0; ; at++) {
    browser = emptyBrowser()
    let count = 0
    const set = browser.journal.set.bind(browser.journal)
    const stopping = new AbortController()
    browser.journal.set = (key, entry) => {
      if (count++ === at) {
        stopping.abort()
        browser.shelves.clear()
        browser.license = null
      }
      return set(key, entry)
    }
    await restoreBackup(queries, file, stopping.signal).catch(() => undefined)
    if (!stopping.signal.aborted) break
    expect(browser.signals).toEqual(at === 0 ? [] : [stopping.signal])
    expect(browser.journal.size, String(at)).toBe(0)
    await interruptedRestore()
    expect({ ...lying(), chats: [] }, String(at)).toEqual({ chats: [], license: null, saved: {} })
  }
})

test('deletions that an earlier page began are finished before a restore is', async () => {
  const { interruptedRestore } = await page()
  browser.journal.set('1-a', Object.assign({ key: '1-a' }, { phase: 'restoring', filename: 'b.zip', size: 1, chats: ['upload_1'], saved }))
  browser.deleting = () => browser.journal.clear()
  expect(await interruptedRestore()).toBeNull()
  expect(lying()).toEqual({ chats: [], license: null, saved: {} })
})

test('what an interrupted restore cannot bring back at the next start is reported, even when all chats are here', async () => {
  const { interruptedRestore, restoreBackup } = await page()
  browser.journal.set('1-a', Object.assign({ key: '1-a' }, { phase: 'restoring', filename: 'b.zip', size: 1, chats: [], saved }))
  browser.isFull = () => true
  expect(await interruptedRestore()).toEqual({ filename: 'b.zip', size: 1, back: 0, all: 0 })
  expect(await interruptedRestore()).not.toBeNull()
  // There was no room for a copy in the note, and it was ended before anything was back.
  browser.isFull = () => false
  browser.journal.clear()
  browser.journal.set(
    '2-b',
    Object.assign({ key: '2-b' }, { phase: 'restoring', filename: 'backup.zip', size: 3, chats: [], saved: null, isBack: false }),
  )
  expect(await interruptedRestore()).not.toBeNull()
  await restoreBackup(queries, file)
  expect(await interruptedRestore()).toBeNull()
})
