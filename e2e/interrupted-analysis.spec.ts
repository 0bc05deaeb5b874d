import { chatText } from './support/chats.ts'
import { deviceOf } from './support/engine.ts'
import { expect, once, test } from './support/journey.ts'
import { chooseChat, expectAccessible, expectNoSideways, openUpload, picker } from './support/screens.ts'
import { inWorkers, workerScript } from './support/worker-script.ts'

test('an analysis that was broken off is told of at the next start, until the next file is chosen', once, async ({ page, context }) => {
  // Whatever is read is never there: the tab is closed in the midst of it, however fast the machine is.
  await inWorkers(context, 'Blob.prototype.arrayBuffer = () => new Promise(() => undefined)')
  await openUpload(page)
  await picker(page).setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(chatText({ messages: 40 })) })
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
  await expect.poll(async () => (await deviceOf(page)).journal.length).toBe(1)
  await context.unroute(workerScript)
  await page.reload()
  const notice = page.getByText('The last analysis did not finish. Choose the file again.')
  await expect(notice).toBeVisible()
  await expect(page.getByText('long.txt')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await chooseChat(page, { messages: 10 })
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Upload a chat' })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(notice).toHaveCount(0)
  expect((await deviceOf(page)).journal).toEqual([])
})

test('a canceled analysis was no broken one', once, async ({ page }) => {
  await openUpload(page)
  await picker(page).setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(chatText({ messages: 500_000 })) })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Drop your exported chat here')).toBeVisible()
  await expect.poll(async () => (await deviceOf(page)).journal).toEqual([])
})

test('a worker that stops answering is replaced, and the file is read after all', once, async ({ page, context }) => {
  let started = 0
  await context.route(workerScript, async (route) => {
    const response = await route.fetch()
    // The first one receives everything and says nothing.
    if (started++ === 0) await route.fulfill({ response, body: 'onmessage = () => {}' })
    else await route.fulfill({ response })
  })
  await page.goto('/app')
  await picker(page).setInputFiles({ name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from(chatText({ messages: 30 })) })
  await expect(page.getByText('30 messages')).toBeVisible({ timeout: 60_000 })
  expect(started).toBe(2)
})

test('from "Upload successful!" on the page may be left at once', once, async ({ page, context }) => {
  // Storage that takes its time.
  await inWorkers(
    context,
    `const open = StorageManager.prototype.getDirectory
     StorageManager.prototype.getDirectory = async function () {
       await new Promise((resolve) => setTimeout(resolve, 700))
       return open.call(this)
     }`,
  )
  await openUpload(page)
  await chooseChat(page, { messages: 300 })
  await page.getByRole('button', { name: 'Analyze Chat' }).click()
  await page.getByText('Upload successful!').waitFor()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible()
  await page.goto('/app')
  await expect(page.getByRole('region', { name: 'Recent Uploads' })).toBeVisible()
})

test(
  'leaving the page while the chat is saved asks first; who stays finds it kept, and is not asked again',
  once,
  async ({ page, context }) => {
    // The export is not written before the page says so.
    await inWorkers(
      context,
      `const { createSyncAccessHandle } = FileSystemFileHandle.prototype
    FileSystemFileHandle.prototype.createSyncAccessHandle = async function (options) {
      if (/^upload_\\d+$/.test(this.name)) await new Promise((resolve) => (new BroadcastChannel('write-now').onmessage = resolve))
      return createSyncAccessHandle.call(this, options)
    }`,
    )
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      return dialog.dismiss()
    })
    await openUpload(page)
    await chooseChat(page, { messages: 300 })
    await page.getByRole('button', { name: 'Analyze Chat' }).click()
    await page.getByText('Saving the chat').waitFor()
    await expect(page.goto('/dashboard')).rejects.toThrow()
    expect(asked).toEqual(['beforeunload'])
    await expect(page.getByText('Saving the chat')).toBeVisible()
    await page.evaluate(() => new BroadcastChannel('write-now').postMessage(null))
    await page.getByText('Upload successful!').waitFor()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible()
    expect(asked).toEqual(['beforeunload'])
    await expect.poll(async () => (await deviceOf(page)).journal).toEqual([])
  },
)
