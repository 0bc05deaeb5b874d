import type { Page } from '@playwright/test'
import { onDevice } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { sameNames } from './support/names.ts'
import { analyzeChatFor, expectAccessible, expectNoSideways, openUpload, picker, whenNarrow } from './support/screens.ts'
import { inWorkers } from './support/worker-script.ts'

/** Two years of two people, in which there is something of everything: links, questions, feelings, gaps and birthdays. */
const chat = (() => {
  const said = [
    'zzlove zzthank zzyou so much',
    'zzwhy zzare zzyou zzso zzlate?',
    'zzhaha 😂',
    'zzlook https://example.com/zz',
    'happy birthday Ben! 🎂',
  ]
  const two = (n: number) => String(n).padStart(2, '0')
  return Array.from({ length: 400 }, (_, n) => {
    const day = new Date(Date.UTC(2021, 2, 14 + Math.floor(n / 2) + (n > 250 ? 60 : 0)))
    return `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}, 21:${two(n % 60)} - ${n % 3 ? 'Zzben' : 'Zzana'}: ${said[n % said.length]}\n`
  }).join('')
})()

/** The main ones: the others are made of the same. */
const mainPaths = ['/dashboard', '/search', '/conversation', '/emotional-insights', '/relationship', '/wrapped', '/app']
const paths = [
  '/dashboard',
  '/special-moments',
  '/search',
  '/conversation',
  '/emotional-insights',
  '/custom-milestones',
  '/favorites',
  '/relationship',
  '/words',
  '/wrapped',
  '/ask',
  '/settings',
  '/app',
]

/** To a screen by a link, or by its address where none is in sight, until it has counted what it shows. */
async function walkTo(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first()
  if (new URL(page.url()).pathname === path || (await link.count()) === 0) await page.goto(path)
  else {
    const title = await page.title()
    await link.click()
    await page.waitForURL(`**${path}`)
    await expect(page).not.toHaveTitle(title)
  }
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main .skeleton, main [aria-busy=true]')).toHaveCount(0)
}

/** Opened as narrow as a phone, by a reload or by its address, the screen is the same and fits. */
async function openedOnPhone(page: Page, path: string): Promise<void> {
  const headline = await page.locator('h1').first().innerText()
  await whenNarrow(page, async () => {
    if (path.length % 2 === 0) await page.reload()
    else await page.goto(path)
    await expect(page.locator('h1').first()).toHaveText(headline)
    await expect(page.locator('main .skeleton, main [aria-busy=true]')).toHaveCount(0)
    await expectNoSideways(page)
  })
}

/** The language as the last visit left it. */
const speaking = (page: Page, language: string) =>
  page.addInitScript((language) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', language)
  }, language)

/**
 * Every text on the page that no catalogue has said: without what is in brackets, what people wrote or asked, and dates,
 * times and units, which are the format's.
 */
const strayTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own =
      /\b(?:zz\w*|Zz\w*|lic_\w+|happy|birthday|Ben|example\.com|https|so much|Ctrl|Esc|English|license\.json|WhatsApp Chat with Ana\.txt)\b/gi
    const written =
      /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(?:AM|PM|min|kB|MB|GB|at|in|ago|just now|yesterday|tomorrow|today|last|next|(?:second|minute|hour|day|week|month|year)s?)\b/g
    const isStray = (said: string) => {
      let text = said
      for (let before = ''; before !== text; ) [before, text] = [text, text.replace(/⟦[^⟦⟧]*⟧/g, '')]
      return /\p{L}{2,}/u.test(text.replace(own, '').replace(written, ''))
    }
    const stray: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript, [dir=auto], bdi, [data-chart], [data-message]')) continue
      // Names in a sentence are underlined, which parts it.
      const whole = node.parentElement?.querySelector(':scope > bdi') ? node.parentElement : node
      if ([node, whole].every(({ textContent }) => isStray(textContent ?? ''))) stray.push((node.textContent ?? '').trim())
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name) ?? ''
        if (/\p{L}{2,}/u.test(text.replace(own, '').replace(written, '')) && !text.includes('⟦')) stray.push(`${name}: ${text}`)
      }
    }
    return stray
  })

// Each walks through many screens, which a busy machine takes its time for.
test.setTimeout(300_000)

test('no screen says anything that no catalogue has, and longer words fit on a phone', once, async ({ page }) => {
  await speaking(page, 'en-XA')
  await page.goto('/settings')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
  await page.locator('input[type=file][accept*=json]').setInputFiles(await issueLicense())
  await expect(page.getByRole('navigation').locator('.lucide-lock')).toHaveCount(0)
  await page.goto('/app')
  await picker(page).setInputFiles({ name: 'WhatsApp Chat with Ana.txt', mimeType: 'text/plain', buffer: Buffer.from(chat) })
  await page.getByRole('button', { name: /Áñáļýžé Çĥáţ/ }).click()
  await page.waitForURL('**/dashboard')
  for (const path of paths) {
    await walkTo(page, path)
    expect(await strayTexts(page), path).toEqual([])
    await whenNarrow(page, () => expectNoSideways(page))
  }
})

test('longer words that run from the right fit on a phone', once, async ({ page }) => {
  await speaking(page, 'ar-XB')
  await page.goto('/app')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await picker(page).setInputFiles({ name: 'WhatsApp Chat with Ana.txt', mimeType: 'text/plain', buffer: Buffer.from(chat) })
  await page.getByRole('button', { name: /Áñáļýžé Çĥáţ/ }).click()
  await page.waitForURL('**/dashboard')
  for (const path of mainPaths) {
    await walkTo(page, path)
    await whenNarrow(page, () => expectNoSideways(page))
  }
})

test(
  'the language is chosen in the settings and by its name; Arabic runs from right to left, and the chat stays',
  once,
  async ({ page }) => {
    await openUpload(page)
    await analyzeChatFor(page, 'Settings', chat)
    // Opened again, the chat is known to be kept: before that the page asks whether it may be lost.
    await expect.poll(async () => (await onDevice(page)).records).toBe(1)
    await page.goto('/settings')
    await page.getByRole('radio', { name: 'العربية' }).click()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', 'ar')
    await expect(html).toHaveAttribute('dir', 'rtl')
    for (const path of mainPaths) {
      await walkTo(page, path)
      await expect(page.getByRole('main').or(page.locator('#content')).first()).toContainText(/\p{Script=Arabic}{3}/u)
      if (path === '/dashboard' || path === '/app') await expectAccessible(page)
      await openedOnPhone(page, path)
    }
    // What is sought is found, and read in its conversation.
    await walkTo(page, '/search')
    await page.getByRole('searchbox').fill('birthday')
    await expect(page.getByText('happy birthday Ben!').first()).toBeVisible()
    await walkTo(page, '/dashboard')
    await expect(page.locator('[data-chart]').first()).toBeVisible()
    await expectNoSideways(page)
    // The palette knows every language by its own name.
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSideways(page)
    await page.keyboard.type('Deutsch')
    await page.keyboard.press('Enter')
    await expect(html).toHaveAttribute('lang', 'de')
    await expect(html).toHaveAttribute('dir', 'ltr')
    for (const path of ['/special-moments', '/favorites', '/words', '/dashboard']) {
      await walkTo(page, path)
      await openedOnPhone(page, path)
      await expect(html).toHaveAttribute('lang', 'de')
    }
    await expect(page.getByText('Zzana').first()).toBeVisible()
    await page.goto('/settings')
    await page.getByRole('radio', { name: 'English' }).click()
    await expect(html).toHaveAttribute('lang', 'en')
  },
)

test('no screen has two controls of one name that do different things, in any language', once, async ({ page }) => {
  test.slow()
  await openUpload(page)
  await page.goto('/settings')
  await page.locator('input[type=file][accept*=json]').setInputFiles(await issueLicense())
  await expect(page.getByText('Pro is active on this device.')).toBeVisible()
  await page.goto('/app')
  await analyzeChatFor(page, 'Search', chat)
  await expect.poll(async () => (await onDevice(page)).records).toBe(1)
  const found: string[] = []
  for (const language of ['en', 'de', 'ar']) {
    await page.evaluate((language) => localStorage.setItem('language', language), language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const path of paths) {
      await walkTo(page, path)
      if (path === '/search') {
        await page.getByRole('searchbox').fill('zzlove')
        await expect(page.locator('[data-result]').nth(5)).toBeVisible()
      }
      // Names are the browser's, which reads them while a part that loads still hides what is below it.
      await expect(page.locator('main .skeleton')).toHaveCount(0)
      found.push(...(await sameNames(page)).map((each) => `${path} in ${language}: ${each}`))
    }
  }
  expect(found).toEqual([])
})

/** A browser that keeps no chat content, only the reader's choices. */
const keepsNoChat = `if (isSecureContext) {
  StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'))
  IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') }
}`

test('where the open chat would be lost, another language is asked about first', once, async ({ page, context }) => {
  await context.addInitScript(keepsNoChat)
  await inWorkers(context, keepsNoChat)
  await openUpload(page)
  // By the app's own links: an address that is typed opens the page again, and the chat would be gone already.
  await analyzeChatFor(page, 'Settings', chat)
  const html = page.locator('html')
  const [english, german] = [page.getByRole('radio', { name: 'English' }), page.getByRole('radio', { name: 'Deutsch' })]
  await german.click()
  const asked = page.getByText('You would lose this chat')
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await expect(html).toHaveAttribute('lang', 'en')
  // A reader who stays has lost nothing, and is asked again the next time.
  await page.getByRole('button', { name: 'Keep this language' }).click()
  await expect(asked).toHaveCount(0)
  await expect(english).toBeChecked()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByText('Zzana').first()).toBeVisible()

  // So is every other way out of the page; the footer, which the site has as well, opens screens within it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click()
  await expect(english).toBeChecked()
  const pricing = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
  await pricing.click()
  const leaving = page.getByRole('alertdialog', { name: 'You would lose this chat' })
  await expect(leaving).toBeVisible()
  await expectAccessible(page)
  await leaving.getByRole('button', { name: 'Stay here' }).click()
  await expect(leaving).toHaveCount(0)
  await expect(pricing).toBeFocused()
  const byBrowser = page.waitForEvent('dialog')
  void page.reload().catch(() => undefined)
  const dialog = await byBrowser
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByText('Zzana').first()).toBeVisible()

  // Who has said so once is not asked again by the browser.
  const again: string[] = []
  page.on('dialog', (asked) => {
    again.push(asked.type())
    return asked.accept()
  })
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await german.click()
  await page.getByRole('button', { name: 'Change to Deutsch' }).click()
  await expect(html).toHaveAttribute('lang', 'de')
  expect(again).toEqual([])
  // The page that was opened again fetches its engine, through the route above.
  await context.unrouteAll({ behavior: 'wait' })
})
