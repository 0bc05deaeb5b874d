import { chatText } from './support/chats.ts'
import { expect, once, test } from './support/journey.ts'
import {
  analyzeChat,
  chooseTheme,
  drawnCharts,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectCopies,
  expectNoSideways,
  figure,
  goTo,
  openUpload,
} from './support/screens.ts'

/** Two people, answers after 45 s, 2 min and 3 h; one picture; three days, the second one quiet. */
const smallChat = `13/01/2021, 09:00:00 - Ana: good morning
13/01/2021, 09:00:45 - Ben: good morning to you
13/01/2021, 09:02:45 - Ana: <Media omitted>
15/01/2021, 21:00:00 - Ben: are you there?
16/01/2021, 00:00:00 - Ana: yes
`

test(
  'the figures are those of the chat, every chart reads as a table; a reload keeps it and the theme, until its copy is gone',
  once,
  async ({ page }) => {
    await openUpload(page)
    await analyzeChat(page, smallChat)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana&Ben')
    await expect(figure(page, 'Total Messages')).toContainText('5')
    await expect(figure(page, 'Date Range')).toContainText('Jan 13, 2021')
    await expect(figure(page, 'Date Range')).toContainText('Jan 16, 2021')
    await expect(figure(page, 'Avg Daily Messages')).toContainText('1.3')
    // Replies: 45 s, 120 s, 59 h 57 min 15 s, 3 h.
    await expect(figure(page, 'Avg Response Time')).toContainText('15.8 h')
    await expect(figure(page, 'Median')).toHaveText('1.5 h')
    await expect(figure(page, 'Average')).toHaveText('15.8 h')
    await expect(figure(page, 'Messages per day')).toHaveText('1.7')
    await expect(figure(page, 'Media messages')).toHaveText('1')
    await expect(figure(page, 'Total words')).toHaveText('10')
    await expect(figure(page, 'Total days')).toHaveText('4')
    await expect(page.getByText('Ana wrote 60% of the messages.')).toBeVisible()

    for (const [name, cell] of [
      ['Activity over time', 'Jan 13, 2021'],
      ['Hours of the week', '9 AM'],
      ['Message share', 'Ana'],
      ['Calendar', 'January 2021'],
    ]) {
      await page.getByRole('button', { name: `${name}, as a table` }).click()
      await expect(page.getByRole('dialog').getByRole('rowheader', { name: cell })).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }

    await chooseTheme(page, 'Dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectCopies(page, 1)
    await page.reload()
    await drawnCharts(page)
    await expect(figure(page, 'Total Messages')).toContainText('5')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await chooseTheme(page, 'As the device')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

    await page.goto('/')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana&Ben')

    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      await root.removeEntry('uploads', { recursive: true })
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No Analysis Data' })).toBeVisible()
    await page.getByRole('link', { name: 'Upload Chat' }).click()
    await expect(page.getByRole('heading', { name: 'Upload a chat' })).toBeVisible()
  },
)

test('every figure opens how it is counted, and over how many messages', async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, smallChat)
  const controls = page.getByRole('button', { name: /is counted$/ })
  // Four stat cards, four response times, four of activity, five charts.
  await expect(controls).toHaveCount(17)
  for (const control of await controls.all()) {
    await control.click()
    await expect(page.getByRole('dialog')).toContainText(/\d+ (messages|replies)/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('with nothing ever analyzed the dashboard is the start page', once, async ({ page }) => {
  await page.goto('/dashboard')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/dashboard')
})

test('a chat that cannot be opened this time can be tried again', once, async ({ page, quiet }) => {
  await openUpload(page)
  await analyzeChat(page, smallChat)
  await expectCopies(page, 1)
  // The copy cannot be reached, then can again.
  const name = await page.evaluate(async () => {
    const uploads = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads')
    for await (const name of uploads.keys()) {
      if (name.endsWith('.json')) continue
      sessionStorage.setItem('whole', await (await (await uploads.getFileHandle(name)).getFile()).text())
      await uploads.removeEntry(name)
      await uploads.getDirectoryHandle(name, { create: true })
      return name
    }
    return ''
  })
  await page.reload()
  await expect(page.getByText('Failed to load this upload. Please try again.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload Chat' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.screenshot({ path: test.info().outputPath('not-opened.png') })
  await page.evaluate(async (name) => {
    const uploads = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads')
    await uploads.removeEntry(name)
    const stream = await (await uploads.getFileHandle(name, { create: true })).createWritable()
    await stream.write(sessionStorage.getItem('whole') ?? '')
    await stream.close()
    sessionStorage.removeItem('whole')
  }, name)
  await page.getByRole('button', { name: 'Retry' }).click()
  await drawnCharts(page)
  // The worker says that it failed: the request's id and the error's name, and nothing of the chat.
  expect(quiet.splice(0)).toEqual([expect.stringMatching(/^console: [0-9a-f]{32} TypeMismatchError$/)])
})

test(
  'P21, P16, P22, P24, T1: one person and one message; a group of 1,024; names and messages of any kind are text',
  once,
  async ({ page }) => {
    await openUpload(page)
    await analyzeChat(page, chatText({ messages: 1 }))
    await expect(figure(page, 'Median')).toHaveText('–')
    await expect(page.getByText('Ana wrote every message.')).toBeVisible()
    await goTo(page, 'Upload')
    const names = Array.from({ length: 1024 }, (_, n) => `Person ${n}`)
    await analyzeChat(page, { messages: 2048, names })
    // Below the title, and below the bars of the message share.
    await expect(page.getByText('and 1,012 more')).toHaveCount(2)
    await expectNoSideways(page)

    const strange = [
      '<img src=x onerror="window.__pwn=1">',
      '__proto__',
      'constructor',
      'A\u200bb',
      '👩‍👩‍👧',
      '{{7*7}}',
      '</title><script>window.__pwn=1</script>',
    ]
    await goTo(page, 'Upload')
    await analyzeChat(page, { messages: 70, names: strange, say: () => '<svg onload="window.__pwn=1"> javascript:alert(1) {{7*7}} \u202e' })
    for (const name of ['<img src=x onerror="window.__pwn=1">', '__proto__', 'A◌b', '{{7*7}}']) {
      await expect(page.getByRole('list', { name: 'People in this chat' }).getByText(name, { exact: true })).toBeVisible()
    }
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
    await expectNoSideways(page)
  },
)

test('the dashboard is accessible, with its notes and tables open, in both themes', async ({ page }) => {
  test.slow()
  await openUpload(page)
  await analyzeChat(page, { messages: 3000 })
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'How “Total Messages” is counted' }).click()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Activity over time, as a table' }).click()
  await expect(page.getByRole('dialog', { name: 'Activity over time, as a table' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
