import type { Page, Route } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { expect, once, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { analyzeChat, expectAccessibleInBothThemes, expectNoSideways, openUpload, picker } from './support/screens.ts'

// When scripts load is part of the test.
test.use({ loadsAhead: true })

/** The app's first script does not come before it is let through: until then only what is in the document can be seen. */
async function withoutApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isOpen = false
  await page.route('**/assets/app-*.js', (route) => (isOpen ? route.continue() : void held.push(route)))
  return async () => {
    isOpen = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

const isDrawnByTheApp = async (page: Page) => {
  await expect(page.locator('#start')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The places of all text and controls, except for the loading progress. */
const places = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll(
      'h1, h2, main p:not([role=status], details p), main label, main button, main summary, header a, header button',
    )
    const shown = Array.from(all).filter((element) => element.checkVisibility())
    return shown.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, element.textContent, x, Math.round(y), Math.round(width), Math.round(height)]
    })
  })

test('who comes first reads the start screen before the app is there, and nothing moves as it comes, in every language', async ({
  page,
}) => {
  for (const [language, title] of [
    ['en', 'Upload a chat'],
    ['de', 'Chat hochladen'],
    ['ar', 'رفع محادثة'],
  ]) {
    await test.step(language, async () => {
      // The last one that is said is the one that counts.
      await page.addInitScript((language) => localStorage.setItem('language', language), language)
      const letThrough = await withoutApp(page)
      await page.goto('/app', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.evaluate(() => document.fonts.ready)
      await expectNoSideways(page)
      const drawn = await places(page)
      expect(drawn.length).toBeGreaterThan(15)
      await letThrough()
      await isDrawnByTheApp(page)
      // What is known only now is below all else.
      expect((await places(page)).slice(0, drawn.length)).toEqual(drawn)
    })
  }
})

test('it can be read by everyone, in either theme', once, async ({ page }) => {
  await withoutApp(page)
  await page.goto('/app', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('what is done before the app is there is done once it is', once, async ({ page }) => {
  await test.step('a file that is chosen before the app is there is read once it is', async () => {
    const letThrough = await withoutApp(page)
    await page.goto('/app', { waitUntil: 'commit' })
    await picker(page).setInputFiles({ name: 'early.txt', mimeType: 'text/plain', buffer: Buffer.from(chatText({ messages: 12 })) })
    await letThrough()
    await expect(page.getByText('12 messages')).toBeVisible()
  })

  await test.step('a file that is let go before the app is there is read once it is, and the browser does not open it', async () => {
    const letThrough = await withoutApp(page)
    await page.goto('/app', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const isOurs = await page.evaluate(
      (text) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], 'dropped.txt', { type: 'text/plain' }))
        const events = ['dragover', 'drop'].map((name) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }))
        return events.every((event) => !document.body.dispatchEvent(event))
      },
      chatText({ messages: 14 }),
    )
    expect(isOurs).toBe(true)
    await letThrough()
    await expect(page.getByText('14 messages')).toBeVisible()
  })

  await test.step('what is pressed and opened before the app is there is done once it is, and the keyboard stays where it was', async () => {
    const letThrough = await withoutApp(page)
    await page.goto('/app', { waitUntil: 'commit' })
    const question = page.locator('summary').first()
    await question.click()
    const tab = page.getByRole('tab', { name: 'Android' })
    await tab.click()
    await expect(tab).toBeFocused()
    await letThrough()
    await isDrawnByTheApp(page)
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(tab).toBeFocused()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('a palette opened before the app is there opens with the text typed for it', async () => {
    const letThrough = await withoutApp(page)
    await page.goto('/app', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const field = page.getByRole('dialog', { name: 'Go to, search or run' }).getByRole('combobox')
    for (const key of ['ControlOrMeta+k', 'x', 'Escape', 'ControlOrMeta+k']) await page.keyboard.press(key)
    await page.keyboard.type('shorty')
    await page.keyboard.press('Backspace')
    await letThrough()
    await isDrawnByTheApp(page)
    await expect(field).toHaveValue('short')
    await expect(field).toBeFocused()
  })

  await test.step('a command entered while the palette’s own script is loading is run as it arrives', async () => {
    const held: Route[] = []
    await page.route('**/assets/palette-*.js', (route) => void held.push(route))
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await page.unroute('**/assets/palette-*.js')
    await Promise.all(held.map((route) => route.continue()))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a chooser of files that is open as the app comes is not lost', async () => {
    const letThrough = await withoutApp(page)
    await page.goto('/app', { waitUntil: 'commit' })
    const choosing = page.waitForEvent('filechooser')
    await page.getByText('Choose a file').click()
    const chooser = await choosing
    await letThrough()
    await isDrawnByTheApp(page)
    await chooser.setFiles({ name: 'late.txt', mimeType: 'text/plain', buffer: Buffer.from(chatText({ messages: 16 })) })
    await expect(page.getByText('16 messages')).toBeVisible()
  })

  await test.step('everything the app could ask for is loaded after it, as well', async () => {
    await page.goto('/app')
    await expect(page.getByText('You can go offline now.')).toBeVisible()
  })

  await test.step('a demo chat that is asked for before the app is there is opened once it is', async () => {
    const letThrough = await withoutApp(page)
    await page.goto('/app', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Try a demo chat' }).click()
    await letThrough()
    await page.waitForURL('**/dashboard')
  })
})

test('who has a chat here, or comes to another screen, is shown none of it', once, async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, chatText({ messages: 20 }))
  await withoutApp(page)
  for (const path of ['/app', '/dashboard', '/settings']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeAttached()
    await expect(page.locator('#start')).toHaveCount(0)
  }
})

test('where the screen itself cannot be had, that is said', once, async ({ page, quiet }) => {
  const letThrough = await withoutApp(page)
  await page.route('**/assets/upload-*.js', (route) => route.abort())
  await page.goto('/app', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await letThrough()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect(page.locator('#start')).toHaveCount(0)
  // The browser and the router tell of it, too.
  expect(quiet.splice(0).filter((noise) => !/ERR_FAILED|dynamically imported module/.test(noise))).toEqual([])
})

test('readers who have read on stay where they are, and so does the keyboard in the footer', async ({ page }) => {
  const letThrough = await withoutApp(page)
  await page.goto('/app', { waitUntil: 'commit' })
  const pricing = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
  await pricing.focus()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(100)
  await letThrough()
  await isDrawnByTheApp(page)
  await expect(pricing).toBeFocused()
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(2)
})

test('what is chosen of several is said, and where the keyboard goes; a tab is taken without the keyboard, too', once, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const letThrough = await withoutApp(page)
  await page.goto('/app', { waitUntil: 'commit' })
  await expect(page.getByRole('radio', { name: 'Dark' }).first()).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Match device' }).first()).not.toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'Dark' }).first())
  await tabTo(page, page.getByRole('tab', { name: 'iPhone' }))
  const tab = page.getByRole('tab', { name: 'Android' })
  // As in a browser where a click moves no keyboard.
  await tab.dispatchEvent('click')
  await letThrough()
  await isDrawnByTheApp(page)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

for (const [file, language, path, words, again, demo] of [
  ['app', 'en', '/app', 'ConvoStat could not be loaded', 'Load again', 'Try a demo chat'],
  ['main', 'en', '/dashboard', 'ConvoStat could not be loaded', 'Load again', null],
  ['shell-libraries', 'de', '/app', 'ConvoStat konnte nicht geladen werden', 'Noch einmal laden', 'Demo-Chat ausprobieren'],
] as const) {
  test(`where the app does not come the page says so, and loads again: ${path} without ${file}`, once, async ({ page, quiet }) => {
    await page.addInitScript((language) => localStorage.setItem('language', language), language)
    let isGone = true
    let giveUp = () => {}
    const pressed = new Promise<void>((resolve) => {
      giveUp = resolve
    })
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      if (!isGone) return route.continue()
      await pressed
      await route.abort()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const start = page.locator('#start')
    if (demo) {
      await page.getByRole('button', { name: demo }).click()
      await expect(start.locator('[data-pressed]')).toHaveCount(1)
      await expect(start.locator('[data-loaded=false]')).toHaveCount(1)
    }
    giveUp()
    const missing = page.getByRole('alert').filter({ hasText: words })
    await expect(missing).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expectNoSideways(page)
    if (demo) {
      // Nothing waits for what does not come, and nothing can be asked of it.
      await expect(start.locator('[data-pressed]')).toHaveCount(0)
      await expect(start.locator('[data-loaded=false]')).toHaveCount(0)
      await expect(start.locator('[inert] input[type=file]')).toHaveCount(1)
      await expect(start.locator('[inert]').getByText(demo)).toHaveCount(1)
    }
    // The browser's own words; the page adds none.
    expect([...new Set(quiet.splice(0))]).toEqual(['console: Failed to load resource: net::ERR_FAILED'])
    isGone = false
    await missing.getByRole('button', { name: again }).click()
    await expect(start).toHaveCount(0)
    await expect(missing).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test(
  'nothing of the app is asked for before its start screen can be read, and all of it at once where there is none',
  once,
  async ({ page }) => {
    const asked = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/(main|shell|screen)-.*\.js$/.test(name)).length,
      )
    const letThrough = await withoutApp(page)
    await page.goto('/app', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(await page.locator('link[rel=later]').count()).toBeGreaterThan(10)
    expect(await asked()).toBe(0)
    await letThrough()
    await isDrawnByTheApp(page)
    expect(await asked()).toBeGreaterThan(3)
    await expect(page.locator('link[rel=later]')).toHaveCount(0)

    const letThere = await withoutApp(page)
    await page.goto('/settings', { waitUntil: 'commit' })
    await expect.poll(asked).toBeGreaterThan(3)
    await expect(page.locator('link[rel=later]')).toHaveCount(0)
    await letThere()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
