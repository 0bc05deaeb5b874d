import { threeDays } from '../apps/web/testing/small-chats.ts'
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
  openUpload,
} from './support/screens.ts'

test(
  'what was analyzed is tried again where it could not be opened, is there after a reload, in its theme, and is gone with its copy',
  once,
  async ({ page, quiet }) => {
    await test.step('with nothing ever analyzed the dashboard is the start page', async () => {
      await page.goto('/dashboard')
      await page.waitForURL((url) => url.pathname === '/')
      await page.goBack()
      expect(new URL(page.url()).pathname).not.toBe('/dashboard')
    })

    await openUpload(page)
    await analyzeChat(page, threeDays)
    await test.step('a chat that cannot be opened this time can be tried again', async () => {
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
      // The worker says that it failed, once for each figure that was asked for by then: the request's id and the error's name, and
      // nothing of the chat.
      const failures = quiet.splice(0)
      expect(failures).not.toEqual([])
      for (const failure of failures) expect(failure).toMatch(/^console: [0-9a-f]{32} TypeMismatchError$/)
    })

    await test.step('a reload keeps the chat and the theme', async () => {
      await chooseTheme(page, 'Dark')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expectCopies(page, 1)
      await page.reload()
      await drawnCharts(page)
      await expect(figure(page, 'Total Messages')).toContainText('5')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await chooseTheme(page, 'Match device')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await page.goto('/')
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana & Ben')
    })

    await test.step('without its copy it is gone', async () => {
      await page.evaluate(async () => {
        const root = await navigator.storage.getDirectory()
        await root.removeEntry('uploads', { recursive: true })
      })
      await page.reload()
      await expect(page.getByRole('heading', { name: 'No Analysis Data' })).toBeVisible()
      await page.getByRole('link', { name: 'Upload Chat' }).click()
      await expect(page.getByRole('heading', { name: 'Upload a chat' })).toBeVisible()
    })
  },
)

test('on a phone the first figures are in the top 400 pixels, below a header of one line', once, async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 120, names: ['Maya Bellini', 'Tom Pryce'] })
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    const box = async (of: string) =>
      (await page.locator(of).filter({ visible: true }).first().boundingBox()) ?? { y: 0, height: Number.NaN }
    const header = await box('header')
    expect(header.height, `header at ${width}`).toBeLessThanOrEqual(64)
    const figures = await box('[data-first-figures]')
    expect(figures.y + figures.height, `figures at ${width}`).toBeLessThanOrEqual(400)
    await expect(page.locator('[data-first-figures]')).toContainText('in 120 messages')
  }
})

/** A group of 1,024, some of them named as no page would like it. */
const names = [
  '<img src=x onerror="window.__pwn=1">',
  '__proto__',
  'constructor',
  'A\u200bb',
  '👩‍👩‍👧',
  '{{7*7}}',
  '</title><script>window.__pwn=1</script>',
  ...Array.from({ length: 1017 }, (_, n) => `Person ${n}`),
]

test('the dashboard of a group with names of any kind is accessible, with its notes and tables open, in both themes, and nowhere too wide', async ({
  page,
  isMobile,
}) => {
  test.slow()
  await openUpload(page)
  await analyzeChat(page, { messages: 3000, names, say: () => '<svg onload="window.__pwn=1"> javascript:alert(1) {{7*7}} \u202e' })
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  await page.getByRole('button', { name: 'How “Total Messages” is counted' }).click()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Activity over time, as a table' }).click()
  await expect(page.getByRole('dialog', { name: 'Activity over time, as a table' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  if (!isMobile) return
  await test.step('on a phone, too, every figure opens how it is counted', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const controls = page.getByRole('button', { name: /is counted$/ })
    await expect(controls).toHaveCount(18)
    for (const control of await controls.all()) {
      await control.click()
      await expect(page.getByRole('dialog')).toContainText(/\d+ (messages|replies)/)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})

test('who comes back to the dashboard is where they had scrolled to', async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 300 })
  await drawnCharts(page)
  const actions = page.getByRole('navigation', { name: 'Quick Actions' })
  const link = actions.getByRole('link', { name: 'Favorites' })
  await link.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(1000)
  await link.click()
  await page.waitForURL('**/favorites')
  await page.goBack()
  await drawnCharts(page)
  await expect(actions).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})
