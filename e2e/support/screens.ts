import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { type ChatOptions, chatFile, chatText } from './chats.ts'
import { deviceOf } from './engine.ts'

/** The upload screen; where a journey loads ahead, with everything loaded that the app could ever ask for. */
export async function openUpload(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/app`)
  await expect(picker(page)).toBeAttached({ timeout: 90_000 })
  if (await page.evaluate(() => 'loadsNothingAhead' in window)) return
  await expect(page.getByText('You can go offline now.')).toBeVisible({ timeout: 90_000 })
}

/** Where a chat is chosen; a backup is restored elsewhere. */
export const picker = (page: Page) => page.locator('input[type=file][accept*=".txt"]')
/** Over the limit it says how much of the chat is analyzed. */
export const analyzeButton = (page: Page) => page.getByRole('button', { name: /^Analyze (Chat|the most recent)/ })

/** Chooses a chat and waits for its card. */
export async function chooseChat(page: Page, chat: ChatOptions | string, name?: string): Promise<void> {
  await picker(page).setInputFiles(chatFile(typeof chat === 'string' ? chat : chatText(chat), name))
  await expect(page.getByRole('heading', { name: 'What’s in this file' })).toBeVisible({ timeout: 20_000 })
}

/** That something is said which leaves after a moment: a busy machine may not look in time, so the page does. To be called before it can be. */
export async function saidSoon(page: Page, words: string): Promise<void> {
  await page.waitForFunction((looked) => document.body?.innerText.includes(looked), words)
}

/**
 * Presses Cancel as soon as it is there: reading takes less time than a hand on a busy machine. To be called before it can be. Whether it was
 * shown how far the reading was.
 */
export function cancelAtOnce(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          const cancel = [...document.querySelectorAll('button')].find((button) => button.textContent?.trim() === 'Cancel')
          if (!cancel) return
          observer.disconnect()
          const isShown = document.querySelector('[role=progressbar]')?.checkVisibility() === true
          cancel.click()
          resolve(isShown)
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )
}

/** From the upload screen to the dashboard, with its charts drawn. */
export async function analyzeChat(page: Page, chat: ChatOptions | string, name?: string): Promise<void> {
  await chooseChat(page, chat, name)
  await analyzeButton(page).click()
  await toDashboard(page)
  await drawnCharts(page)
}

const openNow = (page: Page) => page.getByRole('button', { name: 'Open the dashboard now' })

/** From the upload screen to another one: the dashboard, whose charts take the longest, is not drawn on the way. */
export async function analyzeChatFor(page: Page, screen: string, chat: ChatOptions | string, name?: string): Promise<void> {
  await chooseChat(page, chat, name)
  await leaveOnceAnalyzed(page, screen)
  await analyzeButton(page).click()
  const dashboard = page.getByRole('main', { name: 'Dashboard', exact: true })
  const there = page.getByRole('main', { name: screen, exact: true })
  await expect(openNow(page).or(dashboard).or(there).first()).toBeVisible({ timeout: 60_000 })
  // The dashboard opens automatically after a while, which may be just now, and takes a phone's menu away: then it is left.
  await expect(async () => {
    if ((await there.count()) === 0) await goTo(page, screen, 4000)
    await expect(there).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 60_000 })
}

/** Has the page itself follow the link to a screen, if one is in sight, as soon as the chat is analyzed: a busy machine opens the dashboard first. */
const leaveOnceAnalyzed = (page: Page, screen: string) =>
  page.evaluate(
    (href) => {
      const observer = new MutationObserver(() => {
        const buttons = [...document.querySelectorAll('button')]
        if (!buttons.some(({ textContent }) => textContent?.trim() === 'Open the dashboard now')) return
        observer.disconnect()
        const links = [...document.querySelectorAll<HTMLElement>(`:is(header, nav[data-bottom-bar]) a[href="${href}"]`)]
        links.find((link) => link.checkVisibility())?.click()
      })
      observer.observe(document.body, { childList: true, subtree: true })
    },
    `/${screen.toLowerCase().replaceAll(' ', '-')}`,
  )

/** To the dashboard of what was analyzed, which opens automatically after a while: nearly always sooner, by its button. */
export async function toDashboard(page: Page): Promise<void> {
  const button = openNow(page)
  await Promise.race([page.waitForURL('**/dashboard'), button.waitFor()])
  // Where it has opened automatically meanwhile there is nothing to click.
  await button.click({ timeout: 3000 }).catch(() => undefined)
  await page.waitForURL('**/dashboard')
}

/** Three charts are drawings, four where several people wrote; the message share is a list. */
export async function drawnCharts(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[data-chart]').count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
  await expect(page.getByRole('heading', { name: 'Message share' })).toBeVisible()
}

/** The value beside a name in a list of figures. */
export const figure = (page: Page, name: string) =>
  page
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) })
    .last()
    .getByRole('definition')
    .last()

/** Waits until this many copies lie on this device: they are written after the answer. */
export async function expectCopies(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { files, records } = await deviceOf(page)
      return Math.min(Object.keys(files).length, records.length)
    })
    .toBe(count)
}

/** The screens that a phone's bar has no room for, and the theme, are behind More. */
async function openMore(page: Page, timeout?: number): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true })
  if ((await more.count()) === 0) return
  await more.click({ timeout })
  await expect(page.getByRole('dialog', { name: 'More', exact: true })).toBeVisible({ timeout })
}

/** To another screen, by the sidebar, a phone's bar or a link of the screen itself. */
export async function goTo(page: Page, screen: string, timeout?: number): Promise<void> {
  const places = page.getByRole('navigation', { name: 'Screens' }).or(page.getByRole('dialog', { name: 'More', exact: true }))
  const link = places.getByRole('link', { name: screen, exact: true }).filter({ visible: true })
  if ((await link.count()) === 0) await openMore(page, timeout)
  const main = page.locator('main#content')
  const before = (await main.getAttribute('aria-label', { timeout })) ?? ''
  // A screen that opens meanwhile closes the menu.
  const isOther =
    new URL((await link.first().getAttribute('href', { timeout })) ?? '', page.url()).pathname !== new URL(page.url()).pathname
  await link.first().click({ timeout })
  // The screen before stays until the next one is there, and may have buttons of the same name.
  if (!isOther) return
  const isThere = async () => [screen, before].indexOf((await main.getAttribute('aria-label')) ?? '') !== 1
  await expect.poll(isThere, { timeout }).toBe(true)
}

export async function chooseTheme(page: Page, theme: 'Light' | 'Dark' | 'Match device'): Promise<void> {
  await openMore(page)
  // On the settings there are two ways.
  await page.getByRole('radio', { name: theme }).filter({ visible: true }).first().click()
  const more = page.getByRole('dialog', { name: 'More', exact: true })
  if ((await more.count()) > 0) await more.getByRole('button', { name: 'Close' }).click()
  await expect(more).toHaveCount(0)
}

/** What an accessibility checker finds wrong: nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  expect(await axeViolations(page, { type: 'tag', values: tags })).toEqual([])
}

/** The same for colors alone: nothing else differs between the themes. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await axeViolations(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })).toEqual([])
}

/** The page as it is, in light and in dark. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html[data-theme=dark]')).toHaveCount(1)
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html[data-theme=light]')).toHaveCount(1)
}

/** An hour after it was analyzed a chat says so and can be analyzed again; once its copy is gone, that is said. */
export async function expectHistorical(page: Page): Promise<void> {
  const notice = page.getByText('Historical Upload')
  await expect(notice).toHaveCount(0)
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000)
  await page.reload()
  await expect(notice).toBeVisible()
  // The worker, which dates what it reads, has the real clock.
  await page.clock.setSystemTime(Date.now())
  await page.getByRole('button', { name: 'Analyze again' }).click()
  await expect(notice).toHaveCount(0)
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000)
  await page.reload()
  await expect(notice).toBeVisible()
  // Removed while the chat is open: its copy is what is analyzed again, not what is still shown of it.
  await page.evaluate(async () => (await navigator.storage.getDirectory()).removeEntry('uploads', { recursive: true }))
  await page.getByRole('button', { name: 'Analyze again' }).click()
  await expect(page.getByText('Upload data not found. It may have been cleaned up.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No Analysis Data' })).toBeVisible()
}

/** Looks at the page as it is in a window as narrow as a phone, and makes it wide again. */
export async function whenNarrow(page: Page, look: () => Promise<void>): Promise<void> {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await look()
  if (wide) await page.setViewportSize(wide)
}

/** What can be done with a figure is at the end of the line of its name, never on a line below. */
export async function expectToolsAtEnd(page: Page): Promise<void> {
  const heads = page.locator('[data-figure-head]').filter({ visible: true, has: page.getByRole('button') })
  const astray = () =>
    heads.evaluateAll((all) => {
      const isLeftward = document.dir === 'rtl'
      return all.flatMap((head) => {
        const tools = head.children[1]?.getBoundingClientRect()
        const [{ top, left, right }, name] = [head.getBoundingClientRect(), head.textContent]
        if (!tools) return []
        const isAtEnd = Math.abs(isLeftward ? tools.left - left : tools.right - right) <= 1
        return isAtEnd && tools.top - top <= 1 && tools.height <= 48 ? [] : [name]
      })
    })
  expect(await heads.count()).toBeGreaterThan(0)
  await expect.poll(astray).toEqual([])
}

/** Nothing is wider than the screen, once the page has followed a window that was made narrow. On a phone the window itself grows with what is too wide. */
export async function expectNoSideways(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(beyond).toBeLessThanOrEqual(0)
}
