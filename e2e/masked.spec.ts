import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { canaries } from './support/canaries.ts'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import {
  analyzeChatFor,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSideways,
  goTo,
  openUpload,
  whenNarrow,
} from './support/screens.ts'

// The upload screen shows that the whole app is loaded.
test.use({ loadsAhead: true })

/** Two people, and words that are nowhere else: what is said, where a link leads. */
const [ana, ben, mum, first, second, third, host] = canaries(7)
const secrets = [ana, ben, mum, first, second, third, host]
const two = (n: number) => String(n).padStart(2, '0')
/** Two years, so that there is a story to tell; someone loves someone, thanks, and is silent for months. */
const chat = Array.from({ length: 240 }, (_, n) => {
  const day = new Date(Date.UTC(2021, 0, 1 + n * (n > 120 ? 2 : 1) + (n > 200 ? 150 : 0)))
  const date = `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`
  const says = [
    `I love you ${ben}, thank you so much for the ${first} ❤️`,
    `this is a terrible ${second}, I am so sad about the ${third}`,
    `look at https://${host}.example/${first} ${ana}?`,
    `what a wonderful ${first} and ${second} in ${third}!`,
  ]
  return [0, 1, 2].map((i) => `${date}, 21:0${i} - ${(n + i) % 2 ? ana : ben}: ${says[(n + i) % 4]}\n`).join('')
}).join('')

const mark = (page: Page) => page.getByRole('complementary', { name: 'Masked mode is on' })
const secretsShown = (page: Page): Promise<string[]> =>
  page.evaluate((secrets) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value)
    const all = [document.title, location.href, document.documentElement.outerHTML, ...fields].join('\n').toLowerCase()
    return secrets.filter((secret) => all.includes(secret.toLowerCase()))
  }, secrets)

/** Whatever is on the page, its attributes and what is in its fields included. */
async function expectNothingTold(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await secretsShown(page)).toEqual([])
}

async function goPro(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
  await expect(page.getByText('License activated successfully!')).toBeVisible()
}

/** Looks for words on the search screen. */
async function search(page: Page, words: string): Promise<void> {
  await page.locator('#search-field').fill(words)
  await page.keyboard.press('Enter')
}

/** A sign that each screen has its content. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  Dashboard: (page) => expect(page.locator('[data-chart]')).toHaveCount(4),
  'Special Moments': (page) => expect(page.getByRole('heading', { name: /^It all began on a .*Person [AB]/ })).toBeVisible(),
  'Emotional Insights': (page) =>
    expect(
      page
        .getByText(/Person [AB]/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible(),
  'Custom Milestones': (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  Favorites: (page) => expect(page.getByRole('article').first()).toContainText('━'),
  Relationship: (page) =>
    expect(
      page
        .getByText(/Person A/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible(),
  Words: (page) => expect(page.getByRole('figure', { name: 'Most used words' }).locator('svg text').first()).toContainText('━'),
  Wrapped: (page) => expect(page.getByRole('button', { name: 'Play' })).toBeVisible(),
  Ask: (page) => expect(page.getByRole('article').first()).toContainText(/━.*Person [AB]/s),
  Settings: (page) => expect(page.getByRole('heading', { name: 'Masked mode' })).toBeVisible(),
  Upload: (page) => expect(page.getByText('You can go offline now.')).toBeVisible(),
}

async function expectNothingFoundOrToldInTheStory(page: Page): Promise<void> {
  // What one types is looked for as it is; what is found is covered.
  await goTo(page, 'Search')
  await search(page, first)
  await expect(page.getByText(/\d+ messages found/)).toBeVisible()
  await expect(page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: '━' }).first()).toBeVisible()
  expect(await secretsShown(page)).toEqual([first])
  await whenNarrow(page, async () => {
    expect(await secretsShown(page)).toEqual([first])
    await expectNoSideways(page)
  })
  await page.locator('#search-field').fill('')

  // The story fills the screen, and the pictures of it are masked.
  await goTo(page, 'Wrapped')
  await page.getByRole('button', { name: 'Play' }).click()
  await page.keyboard.press('Space')
  for (let slide = 0; slide < 8; slide++) {
    await expectNothingTold(page)
    await whenNarrow(page, () => expectNothingTold(page))
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Escape')
}

test(
  'masked, no screen shows a name or a word of the chat, in no text and no attribute; switched off, all of it is back; what is done while the app is masked is done to the real people and messages, in every tab; files saved meanwhile are masked',
  once,
  async ({ page, context }) => {
    test.slow()
    await goPro(page)
    await openUpload(page)
    await analyzeChatFor(page, 'Search', chat, `WhatsApp Chat with ${ana}.txt`)
    await search(page, first)
    await page.getByRole('button', { name: 'Save', exact: false }).filter({ visible: true }).first().click()
    await goTo(page, 'Ask')
    await page.getByRole('textbox', { name: 'Your question' }).fill(`Who said “${first}” most?`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article')).toContainText(ana)
    expect((await secretsShown(page)).length).toBeGreaterThan(3)

    await goTo(page, 'Settings')
    const inSettings = page.getByRole('main').getByRole('switch', { name: 'Masked mode' })
    await inSettings.click()
    await expect(inSettings).toBeFocused()
    await expect(mark(page)).toBeVisible()
    await expectNothingTold(page)
    await expectAccessibleInBothThemes(page)
    await whenNarrow(page, () => expectAccessibleInBothThemes(page))
    for (const [name, isThere] of Object.entries(screens)) {
      await goTo(page, name)
      await isThere(page)
      await expectNothingTold(page)
      await expectNoSideways(page)
      await whenNarrow(page, async () => {
        await expectNothingTold(page)
        await expectNoSideways(page)
      })
    }
    // A reload keeps it, and so does the screen that one comes to first.
    await page.goto('/dashboard')
    await screens.Dashboard(page)
    await expect(mark(page)).toBeVisible()
    await expectNothingTold(page)
    await expectAccessible(page)
    await whenNarrow(page, () => expectAccessible(page))

    await expectNothingFoundOrToldInTheStory(page)

    await mark(page).getByRole('button', { name: 'Show names and messages' }).click()
    await expect(mark(page)).toHaveCount(0)
    await goTo(page, 'Dashboard')
    await expect(page.getByText(ana).filter({ visible: true }).first()).toBeVisible()
    expect((await secretsShown(page)).length).toBeGreaterThan(0)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByText(ana).filter({ visible: true }).first()).toBeVisible()

    // By the palette; the other tab follows immediately.
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder(/./).filter({ visible: true }).last().fill('mask names')
    await page.getByRole('option', { name: 'Mask names and messages' }).click()
    await expect(mark(other)).toBeVisible()
    await expect(
      other
        .getByText(/Person A/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    expect(await secretsShown(other)).toEqual([])

    // A person is renamed by the letter that is shown; the letter stays, and nothing is called by it.
    await page.getByRole('button', { name: 'People and names' }).click()
    const people = page.getByRole('dialog', { name: 'People', exact: true })
    await people.getByRole('button', { name: /^Edit Person A/ }).click()
    await people.getByRole('textbox', { name: 'Name' }).fill(mum)
    await people.getByRole('button', { name: 'Save' }).click()
    await expect(people.getByText(/In the file: Person A/)).toBeVisible()
    await people.getByRole('button', { name: 'Done' }).click()
    await page.keyboard.press('Escape')
    await expectNothingTold(page)

    // Messages are saved and exported as they are found: covered.
    await goTo(page, 'Search')
    await search(page, second)
    const heart = page
      .getByRole('button', { name: /save|favorite/i })
      .filter({ visible: true })
      .first()
    await heart.click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
    expect(download.suggestedFilename()).toBe('search_results-masked.csv')
    const table = readFileSync(await download.path(), 'utf8')
    for (const secret of secrets) expect(table.toLowerCase()).not.toContain(secret.toLowerCase())
    expect(table).toMatch(/Person [AB],/)
    await page.locator('#search-field').fill('')

    await goTo(page, 'Favorites')
    // One of before and one of now.
    const favorites = page.getByRole('article')
    await expect(favorites).toHaveCount(2)
    await expect(favorites.filter({ hasText: /Person [AB]/ })).toHaveCount(2)
    await expectNothingTold(page)

    await mark(other).getByRole('button', { name: 'Show names and messages' }).click()
    await expect(mark(page)).toHaveCount(0)
    await expect(favorites).toHaveCount(2)
    await expect(favorites.filter({ hasText: new RegExp(`${first}|${second}`) })).toHaveCount(2)
    await expect(favorites.filter({ hasText: second })).not.toHaveCount(0)
    await expect(favorites.filter({ hasText: /Person [AB]|━/ })).toHaveCount(0)
    await goTo(page, 'Dashboard')
    await expect(page.getByText(mum).filter({ visible: true }).first()).toBeVisible()
    await expect(other.getByText(mum).filter({ visible: true }).first()).toBeVisible()
  },
)
