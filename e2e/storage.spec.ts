import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chatText } from './support/chats.ts'
import { askEngine, deviceOf, fileOf, type GivenFile } from './support/engine.ts'
import { expect, once, test } from './support/journey.ts'
import { damageFiles, expectKept, history } from './support/kept.ts'
import {
  analyzeButton,
  analyzeChat,
  chooseChat,
  drawnCharts,
  expectAccessible,
  expectNoSideways,
  figure,
  openUpload,
  picker,
} from './support/screens.ts'

test(
  'two tabs that analyze in the same moment keep both chats whole; a backup brings both into another browser, once; deleted in one tab, a chat stays in view in the other',
  once,
  async ({ page, context, browser, baseURL }) => {
    test.slow()
    const other = await context.newPage()
    await Promise.all([openUpload(page), openUpload(other)])
    await Promise.all([chooseChat(page, { messages: 3000 }), chooseChat(other, { messages: 2000, names: ['Cem', 'Dan'] })])
    await Promise.all([analyzeButton(page).click(), analyzeButton(other).click()])
    await Promise.all([page, other].map((each) => each.waitForURL('**/dashboard')))
    await expectKept(page, 2)
    expect((await history(page)).damaged).toEqual([])
    // The browser was asked, once, to keep them.
    expect(await page.evaluate(() => localStorage.getItem('asked-to-persist'))).toBe('yes')
    // Each tab's list has both at once, though it was never looked at again.
    for (const each of [page, other]) await expect(each.locator('[data-upload]')).toHaveCount(2)
    for (const [each, total] of [
      [page, '3,000'],
      [other, '2,000'],
    ] as const) {
      await each.reload()
      await drawnCharts(each)
      await expect(figure(each, 'Total Messages')).toContainText(total)
    }

    const file = await askEngine<GivenFile>(page, 'uploads.backup')
    expect(file.name).toMatch(/^convostat-backup-\d{4}-\d\d-\d\d\.zip$/)
    const elsewhere = await (await browser.newContext({ baseURL })).newPage()
    await openUpload(elsewhere)
    await expect.poll(() => elsewhere.workers().length).toBeGreaterThan(0)
    expect(await askEngine(elsewhere, 'uploads.restore', { file })).toMatchObject({ restored: 2, skipped: 0, damaged: 0, no_room: 0 })
    expect(await askEngine(elsewhere, 'uploads.restore', { file })).toMatchObject({ restored: 0, skipped: 2, damaged: 0, no_room: 0 })
    const { uploads } = await history(elsewhere)
    expect(uploads).toEqual((await history(page)).uploads)
    const opened = await askEngine<{ original_message_count: number }>(elsewhere, 'uploads.open', { upload_id: uploads[0].id })
    expect(opened.original_message_count).toBe(uploads[0].messageCount)
    expect(uploads.map(({ messageCount }) => messageCount).sort()).toEqual([2000, 3000])
    await expect(askEngine(elsewhere, 'uploads.restore', { file: fileOf('backup.zip', 'no zip') })).rejects.toThrow('backup_invalid')
    await elsewhere.context().close()

    await askEngine(other, 'uploads.delete', { all: true })
    await expect(page.locator('[data-upload]')).toHaveCount(0)
    await expect(figure(page, 'Total Messages')).toContainText('3,000')
    await page.reload()
    await expect(page.getByText('Upload data not found. It may have been cleaned up.')).toBeVisible()
    // It was someone's wish: nothing is missed.
    await page.goto('/app')
    await expect(picker(page)).toBeAttached()
    await page.waitForTimeout(500)
    await expect(page.getByText('Your browser removed saved chats.')).toHaveCount(0)
  },
)

test('a damaged chat is told from one that the browser removed, which is missed in words until it is read', once, async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  await expectKept(page, 1)
  await damageFiles(page)
  await page.reload()
  await expect(page.getByText('This saved chat is damaged. Upload the file again.')).toBeVisible()
  await expectAccessible(page)
  const [{ id }] = (await history(page)).damaged
  await expect(askEngine(page, 'uploads.open', { upload_id: id })).rejects.toThrow(
    'upload_damaged: This saved chat is damaged. Upload the file again.',
  )
  await askEngine(page, 'uploads.delete', { upload_id: id })
  expect(await deviceOf(page)).toMatchObject({ files: {}, records: [] })

  await page.goto('/app')
  await analyzeChat(page, { messages: 40 })
  await expectKept(page, 1)
  await page.evaluate(async () => (await navigator.storage.getDirectory()).removeEntry('uploads', { recursive: true }))
  const notice = page.getByText('Your browser removed saved chats.')
  await page.reload()
  await expect(page.getByText('Upload data not found. It may have been cleaned up.')).toBeVisible()
  await expect(notice).toBeVisible()
  await page.goto('/app')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Dismiss: removed chats' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Upload a chat' })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(notice).toHaveCount(0)
})

test('what version 1 kept opens', once, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(
    async (text) => {
      const id = 'upload_1700000000000'
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads', { create: true })
      const packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
      const stream = await (await folder.getFileHandle(`${id}.gz`, { create: true })).createWritable()
      await stream.write(packed)
      await stream.close()
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('convostat', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('uploads', { keyPath: 'id' })
        opening.onsuccess = () => resolve(opening.result)
      })
      const record = {
        id,
        filename: 'WhatsApp Chat with Ana.txt',
        uploadDate: '2023-11-14T22:13:20.000Z',
        participants: ['Ana', 'Ben'],
        messageCount: 40,
        dateRangeStart: '2021-01-13T08:00:00',
        dateRangeEnd: '2021-01-14T08:03:00',
        wasTruncated: false,
        dateOrder: null,
        lastModified: 1_700_000_000_000,
      }
      const writing = database.transaction('uploads', 'readwrite')
      writing.objectStore('uploads').put({ v: 1, id, bytes: packed.size, record })
      await new Promise((resolve) => {
        writing.oncomplete = resolve
      })
      database.close()
      localStorage.setItem('current-upload', id)
    },
    chatText({ messages: 40 }),
  )
  await page.goto('/dashboard')
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('40')
})

test('a browser killed five times while it saves: nothing torn, nothing acknowledged lost', once, async ({ baseURL }) => {
  test.slow()
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/kills.mjs', '--rounds', '5', '--base', `${baseURL}`])
  expect(stdout).toContain('torn or lost: 0')
})
