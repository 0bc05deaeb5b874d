import { expect, type Page } from '@playwright/test'
import { canariesIn } from './canaries.ts'
import type { Recorder, Seen } from './recorder.ts'
import { analyzeChat, chooseTheme, drawnCharts, expectCopies, goTo, openUpload } from './screens.ts'

// The checks that the tests of the product and the leak zoo share.

/** What a server was sent, one line a request, sorted: things loaded together arrive in any order. */
export function requestList({ seen, origin }: Pick<Recorder, 'seen' | 'origin'>): string[] {
  const { host } = new URL(origin)
  const lines = seen.map((each) => JSON.stringify(withoutDates(each, origin)).replaceAll(host, 'HOST'))
  // How often a browser looks whether there is another service worker is its own affair; what it sends then is not.
  return lines.filter((line, at) => !isLook(line) || lines.indexOf(line) === at).sort()
}

const isLook = (line: string): boolean => line.startsWith('{"method":"GET","url":"/service-worker.js",')

function withoutDates({ method, url, headers, body }: Seen, origin: string) {
  const { date: _date, connection: _connection, ...dated } = headers
  if (url !== '/service-worker.js') return { method, url, headers: dated, body }
  const { 'if-none-match': _seen, 'cache-control': _cache, pragma: _pragma, referer, ...asked } = dated
  // A look of the browser's own, a while after a page was opened, comes from the worker itself. Any other is reported.
  const from = referer === `${origin}${url}` ? {} : { referer }
  return { method, url, headers: { ...asked, ...from }, body }
}

/** What is in one list of requests only, however often. */
export function differences(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  const only = list.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [...only, ...left]
}

/** Which words from a chat are in anything that arrived, in any spelling. */
export function canariesSent(seen: readonly Seen[], words: readonly string[]): string[] {
  const parts = seen.flatMap(({ method, url, headers, body }) => [
    Buffer.from(JSON.stringify([method, url, headers])),
    Buffer.from(body, 'latin1'),
  ])
  const found = new Set(parts.flatMap((part) => canariesIn(part, words)))
  return words.filter((word) => found.has(word))
}

/**
 * The same clicks for every chat: upload, dashboard, a definition, a table, a word looked for, its message opened in the
 * conversation, saved and corrected, the word followed, the favorites, how the chat sounds, what is between the people, the palette, the settings, the other theme, reload, a second upload.
 */
export async function clickThrough(page: Page, origin: string, text: string, name: string): Promise<void> {
  await openUpload(page, origin)
  await analyzeChat(page, text, name)
  await page.getByRole('button', { name: 'How “Total words” is counted' }).click()
  await closeDialog(page)
  await page.getByRole('button', { name: 'Message share, as a table' }).click()
  await closeDialog(page)
  await findAndKeep(page, lastWord(text))
  await seeHowItSounds(page)
  await seeWhatIsBetween(page)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('combobox').fill(lastWord(text))
  await closeDialog(page)
  await goTo(page, 'Settings')
  await expect(page.getByRole('region', { name: 'Your data' })).toContainText('What is stored')
  await goTo(page, 'Dashboard')
  await drawnCharts(page)
  await chooseTheme(page, 'Dark')
  await expectCopies(page, 1)
  await page.reload()
  await drawnCharts(page)
  await toUpload(page)
  await analyzeChat(page, text, name)
}

/** The first word of the last message of an Android export: an older one may be beyond the limit. */
const lastWord = (text: string): string => / - [^\n]*?: (\S+)[^\n]*\n?$/.exec(text)?.[1] ?? ''

/** Looks for a word, opens its message in the conversation, saves it with a note, corrects how it is read, and follows the word. */
export async function findAndKeep(page: Page, word: string, note = ''): Promise<void> {
  await goTo(page, 'Search')
  await page.getByRole('searchbox', { name: 'Search this chat' }).fill(word)
  const result = page.locator('[data-result]').first()
  await expect(result.locator('mark').first()).toBeVisible()
  await result.getByRole('button', { name: /^Open in the conversation/ }).click()
  await expect(page.locator('[data-message][aria-current=true]')).toBeVisible()
  await page.goBack()
  await result.getByRole('button', { name: 'Save to favorites' }).click()
  await expect(page.getByText('Message saved to favorites!').first()).toBeVisible()
  await page.getByRole('button', { name: 'Sentiment', exact: true }).click()
  await result.getByRole('button', { name: /: why\?/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Joy', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('You set this to joy.')
  await closeDialog(page)

  await goTo(page, 'Custom Milestones')
  await page.getByRole('textbox', { name: 'A word or phrase' }).fill(word)
  await page.keyboard.press('Enter')
  await expect(page.locator('#milestone')).toContainText(word)
  await page.getByRole('button', { name: 'Save milestone' }).click()
  await expect(page.getByRole('region', { name: 'Saved milestones' })).toContainText(word)

  await goTo(page, 'Favorites')
  const saved = page.getByRole('list', { name: 'Saved messages' }).getByRole('listitem').first()
  await expect(saved).toContainText(word)
  if (note === '') return
  await saved.getByRole('button', { name: /^Note: add one/ }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill(note)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(saved).toContainText(note)
}

/** Every figure of how the chat sounds, that of the whole first. */
export async function seeHowItSounds(page: Page): Promise<void> {
  await goTo(page, 'Emotional Insights')
  await expect(page.getByRole('region', { name: 'Overall trend' })).toContainText('Average sentiment')
}

/** The special moments of the chat, and what Pro opens, as one sees it without. */
async function seeWhatIsBetween(page: Page): Promise<void> {
  await goTo(page, 'Special Moments')
  await expect(
    page.getByRole('heading', { name: 'No Special Moments Yet' }).or(page.getByText('Average significance').first()),
  ).toBeVisible()
  for (const screen of ['Relationship', 'Words', 'Wrapped']) {
    await goTo(page, screen)
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
  }
}

/** With the keyboard, once it is there. */
async function closeDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const toUpload = (page: Page): Promise<void> => goTo(page, 'Upload')
