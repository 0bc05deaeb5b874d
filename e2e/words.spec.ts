import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ownWords } from '../apps/web/testing/small-chats.ts'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { look, paintOnThePage, paper, saved } from './support/saved-pictures.ts'
import { analyzeChatFor, expectAccessibleInBothThemes, expectNoSideways, expectToolsAtEnd, goTo, openUpload } from './support/screens.ts'

// The network is switched off on the way.
test.use({ loadsAhead: true })

const two = (n: number) => String(n).padStart(2, '0')
const locked = 'This feature requires a Pro license. Please upgrade to continue.'
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const chart = (page: Page, name: string) => page.getByRole('figure', { name, exact: true })
const wordList = (page: Page) => page.getByRole('region', { name: 'Most used words, as a list' })

/** On the settings. */
async function activate(page: Page): Promise<void> {
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
  await expect(page.getByText('License activated successfully!')).toBeVisible()
}

test('clouds are drawn and picked from; what is left out stays out after a reload; locked and open the screen is accessible and nowhere too wide', async ({
  page,
  context,
  isMobile,
}) => {
  test.slow()
  await openUpload(page)
  // Counted once, a place of the links is a number of one digit at the edge of the page.
  await analyzeChatFor(page, 'Words', `${ownWords}01/05/2021, 09:00 - Ana: https://one.example/a\n`)
  await test.step('locked', async () => {
    await expect(page.getByText(locked)).toBeVisible()
    if (!isMobile) await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'I have a license' }).click()
    await activate(page)
  })

  // Nothing that is drawn from here on needs a network.
  await context.setOffline(true)
  await goTo(page, 'Words')

  const cloud = chart(page, 'Most used words')
  const story = page.getByRole('dialog', { name: 'The story of a word' })
  await test.step('words and emoji are clouds; a word of a cloud has its story', async () => {
    await expect(cloud.locator('svg text', { hasText: 'harbour' })).toBeVisible()
    for (const word of ['mountain', 'שלום']) await expect(cloud.locator('svg text', { hasText: word })).toHaveCount(1)
    await expect(cloud.locator('svg text', { hasText: /^the$/ })).toHaveCount(0)
    await expect(chart(page, 'Emoji sent most').locator('svg text').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expect(block(page, 'Links').getByRole('link', { name: '1', exact: true })).toBeVisible()
    await expectNoSideways(page)
    await expectToolsAtEnd(page)
    await cloud.locator('svg g', { hasText: 'harbour' }).first().click()
    await expect(story).toContainText('Said 36 times in 24 messages.')
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(story).toHaveCount(0)
  })

  if (!isMobile)
    await test.step('a cloud has the same layout again, and is saved as a picture and as a table', async () => {
      const drawn = () => cloud.locator('svg[role=img]').first().innerHTML()
      const before = await drawn()
      await goTo(page, 'Dashboard')
      await goTo(page, 'Words')
      await expect(cloud.locator('svg text', { hasText: 'harbour' })).toBeVisible()
      expect(await drawn()).toBe(before)
      const picture = await saved(page, 'Most used words', 'Save as image')
      expect(picture.suggestedFilename()).toBe('convostat-words.png')
      expect((await look(page, picture)).ground).toEqual(paper)
      const table = await saved(page, 'Most used words', 'Save as CSV')
      expect(readFileSync(await table.path(), 'utf8')).toMatch(/Word,Said,Messages\r?\nharbour,36,24/)
    })

  await test.step('left out it is in no cloud, also after a reload, until it is counted again', async () => {
    await wordList(page)
      .getByRole('button', { name: /^harbour/ })
      .press('Enter')
    await story.getByRole('button', { name: 'Leave this word out' }).click()
    await expect(story).toHaveCount(0)
    await expect(cloud.locator('svg text', { hasText: 'harbour' })).toHaveCount(0)
    await context.setOffline(false)
    await page.reload()
    const choice = block(page, 'Which words count')
    await expect(choice).toContainText('Left out by you')
    await expect(wordList(page).getByRole('button', { name: /^mountain/ })).toBeVisible()
    await expect(wordList(page).getByRole('button', { name: /^harbour/ })).toHaveCount(0)
    await choice.getByRole('button', { name: /^Count .*harbour.* again$/ }).click()
    await expect(wordList(page).getByRole('button', { name: /^harbour/ })).toBeVisible()
    await choice.getByRole('checkbox', { name: /Everyday/ }).check()
    await expect(wordList(page).getByRole('button', { name: /^the/ })).toBeVisible()
    await expectNoSideways(page)
  })
})

/** Two people who talk of boats, of bread and of mountains, a day each in turn, with a phrase, emoji and links of their own. */
const talk = (() => {
  const about = ['harbour sail anchor boat tide wind', 'flour oven bread yeast dough crust', 'mountain summit ridge trail snow tent']
  return Array.from({ length: 90 }, (_, day) => {
    const words = about[day % 3].split(' ')
    return Array.from({ length: 12 }, (_, n) => {
      const said = [0, 1, 2, 3].map((i) => words[(day + n * (i + 1) + i) % words.length]).join(' ')
      const [name, own] = n % 2 ? ['Benedikt', 'good night dear 😂'] : ['Annabel', `https://www.${words[0]}.example/${n} ❤️`]
      const date = new Date(Date.UTC(2021, 0, 1 + day))
      return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/2021, 21:${two(n)} - ${name}: ${said} ${own}\n`
    }).join('')
  }).join('')
})()

/** Every block that is not a chart, what its files are called, and what its picture shows. */
const blocks = [
  {
    name: 'What each says more',
    file: 'own-words',
    tells: ['Annabel', 'Benedikt', 'night', 'Counted over 1,080 messages.'],
  },
  { name: 'Phrases', file: 'phrases', tells: ['good night dear', '540', 'Counted over 1,080 messages.'] },
  { name: 'What you talk about', file: 'topics', tells: ['mountain', 'of the talk', 'stretches of conversation.'] },
  { name: 'How each writes', file: 'writing', tells: ['Annabel', 'Benedikt', 'Median length', 'Counted over 1,080 messages with text.'] },
  { name: 'Links', file: 'links', tells: ['harbour.example', '540 links in 540 messages.'] },
]

/** Remembers what is written in pictures. */
const keepWritten = () => {
  const texts: string[] = []
  Reflect.set(globalThis, 'written', texts)
  const { fillText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    texts.push(text)
    fillText.call(this, text, ...rest)
  }
}

/** What was written since it was asked last. */
async function written(page: Page): Promise<string> {
  const texts = await page.evaluate(() => (Reflect.get(globalThis, 'written') as string[]).splice(0).join('\n'))
  return texts.replace(/[\u2066-\u2069]/g, '')
}

test(
  'phrases, topics, links, the comparison and how each writes are saved as pictures of what is shown, covered where the app is masked',
  once,
  async ({ page, context }) => {
    test.slow()
    await page.addInitScript(paintOnThePage)
    await page.addInitScript(keepWritten)
    await page.goto('/settings')
    await activate(page)
    await openUpload(page)
    // Analyzed and opened for the first time without a network, the screen, its cloud and the cloud's worker are there.
    await context.setOffline(true)
    await analyzeChatFor(page, 'Words', talk)
    await expect(chart(page, 'Most used words').locator('svg text', { hasText: 'harbour' })).toBeVisible()
    await context.setOffline(false)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator(`html[data-theme=${colorScheme}]`)).toHaveCount(1)
      for (const { name, file, tells } of blocks) {
        const download = await saved(page, name, 'Save as image')
        expect(download.suggestedFilename()).toBe(`convostat-${file}.png`)
        await download.saveAs(test.info().outputPath(`${colorScheme}-${download.suggestedFilename()}`))
        const { width, ground, head, drawing, foot } = await look(page, download)
        expect([width, ...ground]).toEqual([2160, ...paper])
        for (const part of [head, drawing, foot]) expect(part).toBeGreaterThan(0.002)
        const texts = await written(page)
        for (const told of [name, ...tells]) expect(texts).toContain(told)
      }
    }

    await goTo(page, 'Settings')
    await page.getByRole('main').getByRole('switch', { name: 'Masked mode' }).click()
    await goTo(page, 'Words')
    await expect(block(page, 'How each writes')).toContainText('Person A')
    await expect(block(page, 'Links')).toContainText('━')
    for (const { name, file } of blocks) {
      const download = await saved(page, name, 'Save as image')
      expect(download.suggestedFilename()).toBe(`convostat-${file}-masked.png`)
      await download.saveAs(test.info().outputPath(download.suggestedFilename()))
      const texts = await written(page)
      expect(texts).toContain('Masked: names and messages are covered.')
      expect(texts).toMatch(file === 'writing' ? /Person [AB]/ : /━/)
      expect(texts).not.toMatch(/Annabel|Benedikt|harbour|mountain|oven|night/i)
    }
  },
)
