import { afterEach, expect, test, vi } from 'vitest'
import { cutBrowser } from '#testing/cut-browser.ts'

afterEach(() => vi.unstubAllGlobals())

const settled = () => Promise.resolve()
const nothing = { changed: () => undefined, erasing: () => undefined, erased: () => undefined }

/** A browser with two tabs that notify each other, and these chats. */
async function twoTabs(...ids: string[]) {
  const browser = cutBrowser()
  const a = await browser.page()
  const b = await browser.page()
  for (const id of ids) await a.api.keep({ id })
  for (const tab of [a, b]) tab.followDeletions(nothing)
  const entry = async (id: string) => {
    const found = (await a.api.uploads.list()).uploads.find((each) => each.id === id)
    if (!found) throw new Error(`expected ${id} to be there`)
    return found
  }
  const there = async () => (await a.api.uploads.list()).uploads.map(({ id }) => id).sort()
  return { browser, a, b, entry, there }
}
type Tab = Awaited<ReturnType<typeof twoTabs>>['a']

const open = (browser: ReturnType<typeof cutBrowser>) =>
  (browser.lying().deletions ?? []).filter((each) => (each as { stage: string }).stage !== 'deleted')
const pending = (tab: Tab) => vi.waitFor(() => expect(tab.undoableIds()).not.toEqual([]))

test('a chat that was deleted in one tab can be had back in the other, and nothing is deleted before it is carried out', async () => {
  const { browser, a, b, entry, there } = await twoTabs('upload_1', 'upload_2')
  a.deleteSoon(await entry('upload_1'), true)
  expect(a.undoableIds()).toEqual(['upload_1'])
  await pending(b)
  expect(b.ownUndoableIds()).toEqual([])
  b.takeBack('upload_1')
  await vi.waitFor(() => expect(a.undoableIds()).toEqual([]))
  await a.carryOut(['upload_1'], settled)
  expect(await there()).toEqual(['upload_1', 'upload_2'])
  expect(open(browser)).toEqual([])
})

test('what another tab has given back at the last moment is not deleted', async () => {
  const { browser, a, entry, there } = await twoTabs('upload_1')
  a.deleteSoon(await entry('upload_1'), false)
  await vi.waitFor(() => expect(open(browser)).toHaveLength(1))
  await browser.database((db) => db.delete('deletions', 'upload_1'))
  await a.carryOut(['upload_1'], settled)
  expect(await there()).toEqual(['upload_1'])
  expect(browser.local().size).toBe(0)
})

test('either tab can delete it for good; the other one shows it no more', async () => {
  const { a, b, entry, there } = await twoTabs('upload_1', 'upload_2')
  a.deleteSoon(await entry('upload_1'), false)
  await pending(b)
  await b.carryOut(['upload_1'], settled)
  expect(await there()).toEqual(['upload_2'])
  await vi.waitFor(() => expect(a.undoableIds()).toEqual([]))
})

test('a chat that another tab has added to is given back, and it is said why', async () => {
  const { browser, a, b, entry, there } = await twoTabs('upload_1')
  let deletions: readonly { id: string; state: string }[] = []
  a.hearDeletions(() => {
    deletions = a.deletionsNow()
  })
  a.deleteSoon(await entry('upload_1'), false)
  await pending(b)
  await b.api.keep({ id: 'upload_1', file_count: 2 })
  await a.carryOut(['upload_1'], settled)
  expect(await there()).toEqual(['upload_1'])
  expect(deletions).toMatchObject([{ id: 'upload_1', state: 'kept' }])
  expect(open(browser)).toEqual([])
})

test('a chat that should be added to is not deleted any more; others make room', async () => {
  const { a, b, entry, there } = await twoTabs('upload_1', 'upload_2')
  a.deleteSoon(await entry('upload_1'), false)
  a.deleteSoon(await entry('upload_2'), false)
  await vi.waitFor(() => expect(b.undoableIds()).toHaveLength(2))
  await b.makeRoom(settled, 'upload_1')
  expect(await there()).toEqual(['upload_1'])
})

test('a page that crashed has deleted nothing; one that was left has', async () => {
  const { browser, a, entry } = await twoTabs('upload_1', 'upload_2')
  a.deleteSoon(await entry('upload_1'), false)
  await vi.waitFor(() => expect(open(browser)).toHaveLength(1))
  browser.startAgain()
  const next = await browser.page()
  await next.finishDeletions()
  expect((await next.api.uploads.list()).uploads).toHaveLength(2)
  expect(open(browser)).toEqual([])
  // What version 1.0 noted as it was left.
  browser.local().set('deleting-uploads', 'upload_1 ../etc upload_x')
  browser.startAgain()
  const later = await browser.page()
  await later.finishDeletions()
  expect((await later.api.uploads.list()).uploads.map(({ id }) => id)).toEqual(['upload_2'])
  expect(browser.local().get('deleting-uploads')).toBeUndefined()
})

/** Page a notes a deletion and is closed in the same moment; b then shows an undo, which a has not been notified of. */
async function leftInTheMiddle(isNotedFirst: boolean) {
  const made = await twoTabs('upload_1')
  const { browser, a, b, entry } = made
  a.deleteSoon(await entry('upload_1'), false)
  await pending(b)
  const note = () => browser.local().set('deleting-uploads', 'upload_1:1')
  if (isNotedFirst) note()
  b.takeBack('upload_1')
  if (!isNotedFirst) note()
  return made
}

test.each([true, false])('an undo wins over a page that noted the deletion as it was left (before it: %s)', async (isNotedFirst) => {
  const { browser, b, there } = await leftInTheMiddle(isNotedFirst)
  await b.finishDeletions()
  expect(await there()).toEqual(['upload_1'])
  browser.startAgain()
  const next = await browser.page()
  await next.finishDeletions()
  expect(await there()).toEqual(['upload_1'])
  // Deleted again it goes, though it was undone before.
  next.deleteSoon((await next.api.uploads.list()).uploads[0], false)
  await vi.waitFor(() => expect(open(browser)).toMatchObject([{ stage: 'undoable' }]))
  browser.local().set('deleting-uploads', 'upload_1:1')
  await next.finishDeletions()
  expect((await next.api.uploads.list()).uploads).toEqual([])
})

test('an undo wins though the browser ended before local storage knew of it', async () => {
  const { browser, b, there } = await leftInTheMiddle(true)
  await vi.waitFor(() => expect(open(browser)).toMatchObject([{ stage: 'undone' }]))
  browser.local().delete('undone-uploads')
  browser.local().set('deleting-uploads', 'upload_1:1')
  browser.startAgain()
  await (await browser.page()).finishDeletions()
  expect(await there()).toEqual(['upload_1'])
  expect(browser.local().get('deleting-uploads')).toBeUndefined()
  await b.finishDeletions()
})

test('an undo that is pressed while another page makes the deletion final wins, as long as nothing is deleted', async () => {
  const { browser, a, b, entry, there } = await twoTabs('upload_1')
  a.deleteSoon(await entry('upload_1'), false)
  await pending(b)
  // Another page has taken the note; b has not been notified of it yet.
  await browser.database(async (db) => {
    const [kept] = (await db.getAll('deletions')) as object[]
    await db.put('deletions', { ...kept, stage: 'deleting' } as never)
  })
  b.takeBack('upload_1')
  await vi.waitFor(() => expect(open(browser)).toEqual([]))
  await b.finishDeletions()
  expect(await there()).toEqual(['upload_1'])
})

test('a deletion whose page is still there is left to it', async () => {
  const { browser, a, b, entry, there } = await twoTabs('upload_1')
  a.deleteSoon(await entry('upload_1'), false)
  await pending(b)
  await b.finishDeletions()
  expect([await there(), open(browser).length]).toEqual([['upload_1'], 1])
})

test('what cannot be deleted is there again, and no later page deletes it unasked', async () => {
  const { browser, a, entry, there } = await twoTabs('upload_1')
  vi.spyOn(a.api.uploads, 'delete').mockRejectedValueOnce(new Error('busy'))
  a.deleteSoon(await entry('upload_1'), false)
  await a.carryOut(['upload_1'], settled)
  expect(a.deletionsNow()).toMatchObject([{ id: 'upload_1', state: 'failed' }])
  browser.startAgain()
  await (await browser.page()).finishDeletions()
  expect(await there()).toEqual(['upload_1'])
})

test('chats that are not listed are not deleted: where the store cannot be read nothing that belongs to them goes', async () => {
  const { browser, a, entry } = await twoTabs('upload_1', 'upload_2')
  const said = ['asked-questions', 'corrections', 'people', 'moments']
  await browser.database(async (db) => {
    for (const store of said) await db.put(store, { id: 'x', chat: 'x', author: 'x', date: 'x', message: 'x', uploadId: 'upload_2' })
  })
  browser.local().set('expected-uploads', 'upload_1 upload_2')
  const first = await entry('upload_1')
  browser.setKind('memory')
  const blind = await browser.page()
  await blind.finishDeletions()
  blind.deleteSoon(first, false)
  await blind.carryOut(['upload_1'], settled)
  expect(said.map((store) => browser.lying()[store]?.length)).toEqual([1, 1, 1, 1])
  // The deletion stays requested, and is carried out once the store can be read.
  browser.setKind('device')
  browser.startAgain()
  const seeing = await browser.page()
  await seeing.finishDeletions()
  expect((await seeing.api.uploads.list()).uploads.map(({ id }) => id)).toEqual(['upload_2'])
  expect(said.map((store) => browser.lying()[store]?.length)).toEqual([1, 1, 1, 1])
  await a.finishDeletions()
})

test('the last chat of a page that could not read the device is not the last one of the device', async () => {
  const { browser } = await twoTabs('upload_1')
  await browser.database((db) => db.put('corrections', { author: 'x', date: 'x', message: 'x' }))
  browser.setKind('memory')
  const blind = await browser.page()
  const only = await blind.api.keep({ id: 'upload_2' })
  blind.deleteSoon(only, false)
  await blind.carryOut(['upload_2'], settled)
  expect((await blind.api.uploads.list()).uploads).toEqual([])
  expect(browser.lying().corrections).toHaveLength(1)
})

test('what was said of messages is deleted with the last chat, not while another one is expected', async () => {
  const { browser, a, entry } = await twoTabs('upload_1')
  await browser.database((db) => db.put('corrections', { author: 'x', date: 'x', message: 'x' }))
  // Of an upload that was not restored.
  const keptOff = { v: 1, author: 'x', message: 'x', uploadIds: ['upload_5'], savedOn: '2026-01-01T00:00:00.000Z' }
  await browser.database((db) => db.put('kept-off', keptOff))
  // The browser removed it; a backup may bring it back.
  browser.local().set('expected-uploads', 'upload_1 upload_7')
  const only = await entry('upload_1')
  a.deleteSoon(only, false)
  await a.carryOut(['upload_1'], settled)
  expect([browser.lying().corrections, browser.lying()['kept-off']]).toMatchObject([[{}], [{}]])
  await a.api.keep({ id: 'upload_1' })
  browser.local().set('expected-uploads', 'upload_1')
  a.deleteSoon(only, false)
  await a.carryOut(['upload_1'], settled)
  expect([browser.lying().corrections, browser.lying()['kept-off']]).toEqual([[], []])
})

test('what was said of messages stays while a chat that nobody expects may be out of reach', async () => {
  const { browser, a, entry } = await twoTabs('upload_1', 'upload_2')
  await browser.database((db) => db.put('corrections', { author: 'x', date: 'x', message: 'x' }))
  browser.local().set('expected-uploads', 'upload_1')
  browser.setUnreached('upload_2')
  const reached = await entry('upload_1')
  a.deleteSoon(reached, false)
  await a.carryOut(['upload_1'], settled)
  expect(browser.lying().uploads).toMatchObject([{ id: 'upload_2' }])
  expect(browser.lying().corrections).toHaveLength(1)
})

test('a chat known to be in the database is gone if it is not listed, wherever else the page cannot look', async () => {
  const { browser, a, entry } = await twoTabs('upload_1')
  browser.local().set('expected-uploads', 'upload_1')
  browser.local().set('uploads-in-database', 'upload_1')
  const first = await entry('upload_1')
  await browser.database((db) => db.delete('uploads', 'upload_1'))
  browser.setUnreached('upload_9')
  a.deleteSoon(first, false)
  await a.carryOut(['upload_1'], settled)
  expect(open(browser)).toEqual([])
  expect(await a.deleteAll()).toEqual([])
})

test('the chat that makes room goes once the new one is kept, and stays where that one is not', async () => {
  const { browser, a, entry, there } = await twoTabs('upload_1', 'upload_2')
  await a.replaceOnceKept(await entry('upload_1'), 'upload_9', settled)
  expect([await there(), open(browser)]).toEqual([['upload_1', 'upload_2'], []])
  await a.api.keep({ id: 'upload_3' })
  await a.replaceOnceKept(await entry('upload_1'), 'upload_3', settled)
  expect(await there()).toEqual(['upload_2', 'upload_3'])
})

test('a page that ended between the two: the chat is replaced at the next start if the new one was kept, else it stays', async () => {
  for (const isKept of [true, false]) {
    const { browser, a, entry } = await twoTabs('upload_1')
    const first = await entry('upload_1')
    vi.spyOn(a.api.overview, 'get').mockReturnValue(new Promise(() => undefined))
    void a.replaceOnceKept(first, 'upload_2', settled)
    await vi.waitFor(() => expect(open(browser)).toHaveLength(1))
    if (isKept) await a.api.keep({ id: 'upload_2' })
    browser.startAgain()
    const next = await browser.page()
    await next.finishDeletions()
    expect((await next.api.uploads.list()).uploads.map(({ id }) => id)).toEqual([isKept ? 'upload_2' : 'upload_1'])
    expect(open(browser)).toEqual([])
  }
})

test('deleting everything is heard by the other tab before anything is deleted, and nothing is kept meanwhile', async () => {
  const { browser, a, b } = await twoTabs('upload_1')
  const heard: string[] = []
  b.followDeletions({
    changed: () => undefined,
    erasing: () => void heard.push(`erasing ${browser.lying().uploads.length}`),
    erased: () => void heard.push(`erased ${browser.lying().uploads.length}`),
  })
  const remove = a.api.uploads.delete
  a.api.uploads.delete = async (given) => {
    await expect(b.api.keep({ id: 'upload_5' })).rejects.toThrow('Everything is being deleted')
    return remove(given)
  }
  expect(await a.deleteAll()).toEqual([])
  await vi.waitFor(() => expect(heard).toEqual(['erasing 1', 'erased 0']))
  await b.api.keep({ id: 'upload_6' })
  await b.finishDeletions()
  expect((await b.api.uploads.list()).uploads.map(({ id }) => id)).toEqual(['upload_6'])
})

test('where one part cannot be deleted the others are, it is named, and the next start deletes it', async () => {
  const { browser, a } = await twoTabs('upload_1')
  await browser.database((db) => db.put('favorites', { author: 'x', text: 'x', originalDate: 'x' }))
  vi.spyOn(a.api.uploads, 'delete').mockRejectedValueOnce(new Error('busy'))
  expect(await a.deleteAll()).toEqual(['chats'])
  expect(browser.lying()).toMatchObject({ favorites: [], uploads: [{ id: 'upload_1' }] })
  browser.startAgain()
  await (await browser.page()).finishDeletions()
  expect(browser.lying().uploads).toEqual([])
})

test('what could not be deleted is not tried again once something new is kept', async () => {
  const { browser, a } = await twoTabs('upload_1')
  vi.spyOn(a.api.uploads, 'delete').mockRejectedValueOnce(new Error('busy'))
  await a.deleteAll()
  await a.makeRoom(settled)
  await a.api.keep({ id: 'upload_2' })
  browser.startAgain()
  await (await browser.page()).finishDeletions()
  expect(browser.lying().uploads).toHaveLength(2)
})

test('where the device could not be read, deleting everything says so, and the next start deletes it', async () => {
  const { browser, a } = await twoTabs('upload_1')
  browser.local().set('expected-uploads', 'upload_1')
  browser.setKind('memory')
  expect(await a.deleteAll()).toEqual(['chats'])
  browser.setKind('device')
  browser.startAgain()
  await (await browser.page()).finishDeletions()
  expect(browser.lying().uploads).toEqual([])
})

test('a chat that was restored after a deletion that could not be finished stays', async () => {
  const { browser, a, entry } = await twoTabs('upload_1', 'upload_2')
  browser.local().set('expected-uploads', 'upload_1 upload_2')
  const first = await entry('upload_1')
  browser.setUnreached('upload_1')
  a.deleteSoon(first, false)
  await a.carryOut(['upload_1'], settled)
  browser.setUnreached()
  await a.isBack('upload_1')
  await a.finishDeletions()
  expect(browser.lying().uploads).toHaveLength(2)
})

test('where the device cannot be read twice, the second start does not take everything for deleted', async () => {
  const { browser, a } = await twoTabs('upload_1')
  browser.local().set('expected-uploads', 'upload_1')
  browser.setKind('memory')
  await a.deleteAll()
  browser.startAgain()
  await (await browser.page()).finishDeletions()
  browser.setKind('device')
  browser.startAgain()
  await (await browser.page()).finishDeletions()
  expect(browser.lying().uploads).toEqual([])
})

test('a chat whose place cannot be reached is not taken for deleted, and is deleted once it can', async () => {
  const { browser, a, entry } = await twoTabs('upload_1', 'upload_2')
  browser.local().set('expected-uploads', 'upload_1 upload_2')
  const first = await entry('upload_1')
  browser.setUnreached('upload_1')
  const half = await browser.page()
  half.deleteSoon(first, false)
  await half.carryOut(['upload_1'], settled)
  expect(open(browser)).toHaveLength(1)
  browser.setUnreached()
  browser.startAgain()
  await (await browser.page()).finishDeletions()
  expect(browser.lying().uploads).toMatchObject([{ id: 'upload_2' }])
  browser.setUnreached('upload_2')
  expect(await a.deleteAll()).toEqual(['chats'])
  browser.setUnreached()
  browser.startAgain()
  await (await browser.page()).finishDeletions()
  expect(browser.lying().uploads).toEqual([])
})

test('everything is deleted where the browser denies its database', async () => {
  const browser = cutBrowser()
  browser.setKind('memory')
  const { api, deleteAll } = await browser.page()
  await api.keep({ id: 'upload_1' })
  browser.deny()
  expect(await deleteAll()).not.toContain('chats')
  expect((await api.uploads.list()).uploads).toEqual([])
})

test('nothing of the journal outlasts deleting everything: no name of a file, and no restore that would bring it back', async () => {
  const { browser, a } = await twoTabs('upload_1')
  await browser.database(async (db) => {
    await db.put('journal', { key: '1-a', phase: 'analyzing', id: null, filename: 'WhatsApp Chat with Ana.txt', size: 1 })
    await db.put('journal', { key: '2-b', phase: 'restoring', filename: 'b.zip', size: 1, chats: [], saved: null })
  })
  expect(await a.deleteAll()).toEqual([])
  expect(browser.lying().journal).toEqual([])
})

test.each(['locks', 'localStorage', 'the database'])('without %s deleting works as long as the page lasts', async (missing) => {
  const browser = cutBrowser()
  const { api, ...page } = await browser.page()
  await api.keep({ id: 'upload_1' })
  const [first] = (await api.uploads.list()).uploads
  if (missing === 'locks') vi.stubGlobal('navigator', { language: 'en' })
  if (missing === 'localStorage') vi.stubGlobal('localStorage', undefined)
  if (missing === 'the database') browser.refuseDeletions()
  page.deleteSoon(first, false)
  expect(page.undoableIds()).toEqual(['upload_1'])
  await page.carryOut(['upload_1'], settled)
  expect((await api.uploads.list()).uploads).toEqual([])
  expect(page.deletionsNow()).toEqual([])
})
