import type { Page } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import { expectTrapped, expectWalkable, tabTo } from './support/keyboard.ts'
import { issueLicense } from './support/licenses.ts'
import {
  analyzeButton,
  chooseChat,
  drawnCharts,
  expectAccessibleInBothThemes,
  expectCopies,
  expectNoSideways,
  goTo,
  openUpload,
  toDashboard,
} from './support/screens.ts'
import { moved, pageTime } from './support/shifts.ts'
import { tooSmall } from './support/touch.ts'

const two = (n: number) => String(n).padStart(2, '0')
/** Three people for most of a year, with something for every screen: birthdays, links, moods, a gap and a very busy day. */
const chat = (() => {
  const said = [
    'marmalade for breakfast? 🌻',
    'I love you so much',
    'happy birthday!!',
    'look https://example.com/boats',
    'that makes me so angry and sad',
  ]
  return Array.from({ length: 110 }, (_, n) => {
    const day = new Date(Date.UTC(2021, 2, 14 + 2 * n + (n > 75 ? 40 : 0)))
    const date = `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`
    return Array.from(
      { length: n === 30 ? 30 : 3 },
      (_, i) => `${date}, 20:${two(i)} - ${['Ana', 'Ben', 'Cleo'][i % 3]}: ${said[(n + i) % said.length]}\n`,
    )
  })
    .flat()
    .join('')
})()

/** The screens with a chat's charts, each with what is there once it is drawn. */
const screens: readonly [name: string, drawn: (page: Page) => Promise<unknown>][] = [
  ['Dashboard', drawnCharts],
  ['Search', (page) => expect(page.locator('#search-field')).toBeVisible()],
  ['Conversation', (page) => expect(page.getByRole('slider')).toBeVisible()],
  ['Special Moments', (page) => expect(page.getByRole('article').first()).toBeVisible()],
  ['Emotional Insights', (page) => expect(page.getByRole('region', { name: /./ }).first()).toBeVisible()],
  ['Custom Milestones', (page) => expect(page.getByRole('main').getByRole('textbox')).toBeVisible()],
  ['Favorites', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
  ['Relationship', (page) => expect(page.getByRole('region', { name: 'Conversation balance' })).toBeVisible()],
  ['Words', (page) => expect(page.getByRole('heading', { name: 'Most used words' })).toBeVisible()],
  ['Wrapped', (page) => expect(page.getByRole('button', { name: 'Play' })).toBeVisible()],
  ['Ask', (page) => expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible()],
  ['Settings', (page) => expect(page.getByRole('region', { name: 'Appearance' })).toBeVisible()],
]

/** 320 px: as wide as a desk's page is at 400 % (WCAG 1.4.10). */
async function expectReflow(page: Page): Promise<void> {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(320)
  await expectNoSideways(page)
  if (!wide) return
  await page.setViewportSize(wide)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(wide.width)
  // What the page does as it becomes wide again belongs to no later step.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Whether the spacing of text that a reader may ask for cuts anything off (WCAG 1.4.12): what, for nothing. */
const cutBySpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
    // Text that is shortened on purpose, with dots, is complete elsewhere.
    const isShortened = ({ webkitLineClamp, textOverflow }: CSSStyleDeclaration) =>
      webkitLineClamp !== 'none' || textOverflow === 'ellipsis'
    const cut = [
      ...document.querySelectorAll<HTMLElement>('main button, main a, main p, main h1, main h2, main h3, main th, main td'),
    ].filter((element) => {
      const style = getComputedStyle(element)
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip' || style.overflowY === 'hidden' || style.overflowY === 'clip'
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
      return hides && isCut && element.clientWidth > 2 && element.checkVisibility() && !isShortened(style)
    })
    document.adoptedStyleSheets.pop()
    return cut.map(({ outerHTML }) => outerHTML.slice(0, 160))
  })

/** What moves longer than the blink that is left of a change with reduced motion. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const isSeen = playState === 'running' && Number(effect?.getComputedTiming().endTime) > 2
      // What appears late only waits: it does not move.
      const isWaiting = effect instanceof KeyframeEffect && effect.target?.classList.contains('late')
      return isSeen && !isWaiting && effect instanceof KeyframeEffect ? [effect.target?.outerHTML.slice(0, 160)] : []
    }),
  )

/** How far down the signs of the bottom bar are, in pixels. */
const barSigns = (page: Page): Promise<number[]> =>
  page.locator('[data-bottom-bar] svg').evaluateAll((signs) => signs.map((sign) => Math.round(sign.getBoundingClientRect().top)))

test('every screen with a chat: sound in both themes, 320 px wide and with spaced text; the keyboard goes through it, nothing moves unasked, and its name is said', async ({
  page,
  isMobile,
}) => {
  test.slow()
  // Nothing moves with reduced motion: every state is at rest immediately.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openUpload(page)
  await chooseChat(page, chat)
  await expectReflow(page)
  await analyzeButton(page).click()
  await toDashboard(page)
  await goTo(page, 'Settings')
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
  await expect(page.getByText('Pro is active on this device.')).toBeVisible()
  await expectCopies(page, 1)
  const headlines = new Set<string>()
  const developer = await page.context().newCDPSession(page)
  const slowed = (rate: number) => developer.send('Emulation.setCPUThrottlingRate', { rate })
  for (const [n, [name, drawn]] of screens.entries()) {
    await test.step(name, async () => {
      const left = await pageTime(page)
      await goTo(page, name)
      await drawn(page)
      await expect(page).toHaveTitle(`${name} · ConvoStat`)
      await expect(page.getByRole('main', { name, exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await moved(page, left), 'coming from the screen before').toEqual([])
      // It takes its time: axe on the desk, the keyboard where least is seen of a page.
      if (isMobile) {
        await expectWalkable(page)
        expect(await tooSmall(page)).toEqual([])
        expect(new Set(await barSigns(page)).size).toBe(1)
        // Opened on the phone it is the same, and no wider: by a reload, or by its address.
        const headline = await page.getByRole('heading', { level: 1 }).innerText()
        // As on a slow phone, where what comes late is seen to come late.
        await slowed(4)
        if (n % 2 === 0) await page.reload()
        else await page.goto(page.url())
        await drawn(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
        await expectNoSideways(page)
        expect(await moved(page), 'opened here').toEqual([])
        await slowed(1)
        headlines.add(headline)
      } else {
        await expectAccessibleInBothThemes(page)
        await expectReflow(page)
        expect(await cutBySpacing(page)).toEqual([])
      }
      expect(await moving(page)).toEqual([])
    })
  }
  // Where a chat or a license was not found, several screens would say the same.
  if (isMobile) expect(headlines.size).toBe(screens.length)
})

test(
  'the main journey by keyboard alone: a chat is chosen, read, searched and kept, and every dialog gives the keyboard back',
  once,
  async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name: 'Start Analyzing Free' }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app')
    await expect(page.getByText('You can go offline now.')).toBeVisible()
    // Asked for well before the key is pressed: the browser would else open its own dialog, which nobody sees.
    const choosing = page.waitForEvent('filechooser')
    await tabTo(page, page.locator('input[type=file][accept*=".txt"]'))
    await page.keyboard.press('Enter')
    await (await choosing).setFiles({ name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from(chat) })
    await expect(page.getByRole('heading', { name: 'What’s in this file' })).toBeVisible()
    await tabTo(page, analyzeButton(page))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await drawnCharts(page)
    await expect(page.locator('#content')).toBeFocused()

    // A chart as a table, and back.
    const table = page.getByRole('button', { name: 'Calendar, as a table' })
    await tabTo(page, table)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    await expectTrapped(page)
    await page.keyboard.press('Escape')
    await expect(table).toBeFocused()

    // The palette opens the search, a message to its conversation, and back to the very message.
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('marmalade')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search')
    await expect(page.getByText(/^\d+ messages found$/)).toBeVisible()
    const message = page.getByRole('button', { name: /^Open in the conversation: / }).first()
    await tabTo(page, message)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-message][aria-current=true]')).toBeFocused()
    await page.goBack()
    await expect(message).toBeFocused()
    const save = page.getByRole('button', { name: 'Save to favorites' }).first()
    await tabTo(page, save)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Saved to favorites').first()).toBeVisible()
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Saved to favorites/)
  },
)
