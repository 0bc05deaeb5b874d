import { afterEach, expect, test, vi } from 'vitest'
import { cutBrowser } from '#testing/cut-browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('#data/client/api.ts')
})

/** A browser with this many chats, what was asked of each, and what was said and saved beside them. */
async function filled(count: number, writesLate: boolean) {
  const browser = cutBrowser({ writesLate })
  const { api } = await browser.page()
  const ids = [1, 2, 3].slice(0, count).map((n) => `upload_${n}`)
  for (const id of ids) await api.keep({ id })
  await browser.database(async (db) => {
    for (const id of ids) {
      const answer = { kind: 'nothing', text: '' }
      await db.put('asked-questions', { v: 1, id: `q-${id}`, uploadId: id, askedOn: '2021-06-01T12:00:00.000Z', question: 'Who?', answer })
      const keptOff = { author: 'Ana', message: `m ${id}`, uploadIds: [id], savedOn: '2021-06-01T12:00:00.000Z' }
      await db.put('kept-off', { v: 1, ...keptOff })
      await db.put('entries', { key: `1-${id}`, upload_id: id, text: 'cake' })
    }
    for (const store of ['corrections', 'people', 'moments', 'favorites', 'milestones', 'left-out-words', 'licenses'])
      await db.put(store, { id: store, key: store, chat: store, author: 'Ana', date: 'd', message: 'm', text: 't', originalDate: 'd' })
  })
  browser.local().set('expected-uploads', ids.join(' '))
  browser.local().set('current-upload', ids[0])
  browser.local().set('theme', 'dark')
  return { browser, ids, again: browser.copy() }
}

type Browser = Awaited<ReturnType<typeof filled>>['browser']

/** What is there once the next page has started, and what it would say that the browser removed. */
async function afterNextStart(browser: Browser) {
  browser.startAgain()
  const { api, finishDeletions } = await browser.page()
  await finishDeletions()
  const { uploads, damaged } = await api.uploads.list()
  const there = uploads.map(({ id }) => id).sort()
  const missed = (browser.local().get('expected-uploads') ?? '').split(' ').filter((id) => id !== '' && !there.includes(id))
  const { deletions: open = [], ...lying } = browser.lying()
  return { there, damaged, missed, lying, open: open.filter((each) => Object(each).stage !== 'deleted') }
}

const settled = () => Promise.resolve()
const stores = [
  'uploads',
  'asked-questions',
  'kept-off',
  'entries',
  'corrections',
  'people',
  'moments',
  'favorites',
  'milestones',
  'left-out-words',
  'licenses',
]
const sizes = (lying: Record<string, unknown[]>, names: readonly string[]) => names.map((name) => lying[name]?.length ?? 0)

/** Does it again and again, each time ended one write later, until it is not ended any more. */
async function cutAtEveryWrite(
  work: (browser: Browser, ids: string[]) => Promise<unknown>,
  chats: number,
  late: boolean,
  look: (of: Awaited<ReturnType<typeof afterNextStart>>, ids: string[], writes: number) => void,
) {
  const { browser, ids, again } = await filled(chats, late)
  let cuts = 0
  for (let isEnded = true; isEnded; cuts++) {
    again()
    browser.endAfter(cuts)
    await work(browser, ids).catch(() => undefined)
    isEnded = browser.count() === cuts
    look(await afterNextStart(browser), ids, cuts)
    // And no start after it changes anything.
    look(await afterNextStart(browser), ids, cuts)
  }
  return cuts
}

test.each([false, true])(
  'deleting everything, ended at any write: after the next start nothing was deleted or all of it (local storage written late: %s)',
  async (late) => {
    const seen = new Set<string>()
    const cuts = await cutAtEveryWrite(
      async (browser) => (await browser.page()).deleteAll(),
      2,
      late,
      ({ there, damaged, missed, lying, open }, ids, cut) => {
        const isUntouched = there.length === 2
        const expected = isUntouched ? [2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1] : stores.map(() => 0)
        expect([cut, there, damaged, missed, sizes(lying, stores), open]).toEqual([cut, isUntouched ? ids : [], [], [], expected, []])
        seen.add(isUntouched ? 'nothing' : 'all')
      },
    )
    expect(cuts).toBeGreaterThan(12)
    expect([...seen].sort()).toEqual(['all', 'nothing'])
  },
)

test.each([
  [2, false],
  [2, true],
  [1, false],
  [1, true],
])(
  'deleting one of %i, ended at any write: after the next start it is there with all that belongs to it, or nothing of it is (local storage written late: %s)',
  async (chats, late) => {
    const seen = new Set<string>()
    const cuts = await cutAtEveryWrite(
      async (browser, ids) => {
        const { api, deleteSoon, carryOut } = await browser.page()
        const upload = (await api.uploads.list()).uploads.find(({ id }) => id === ids[0])
        if (!upload) throw new Error('expected it to be there')
        deleteSoon(upload, false)
        await carryOut([upload.id], settled)
      },
      chats,
      late,
      ({ there, damaged, missed, lying, open }, ids, cut) => {
        const isThere = there.includes(ids[0])
        const left = isThere ? chats : chats - 1
        // What was said belongs to all chats, and goes with the last; what was saved belongs to none.
        const said = left > 0 ? 1 : 0
        const expected = [left, left, left, left, said, said, said, 1, 1, 1, 1]
        expect([cut, there, damaged, missed, sizes(lying, stores), open]).toEqual([cut, isThere ? ids : ids.slice(1), [], [], expected, []])
        seen.add(isThere ? 'nothing' : 'all')
      },
    )
    expect(cuts).toBeGreaterThan(5)
    expect([...seen].sort()).toEqual(['all', 'nothing'])
  },
)
