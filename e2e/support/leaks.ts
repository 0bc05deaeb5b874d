import { expect, type Page } from '@playwright/test'
import { canariesIn } from './canaries.ts'
import type { Recorder, Seen } from './recorder.ts'
import { analyzeChat, chooseTheme, drawnCharts, expectCopies, goTo, openUpload } from './screens.ts'

// The checks that the tests of the product and the leak zoo share.

/** What a server was sent, one line a request, sorted: things loaded together arrive in any order. */
export function requestList({ seen, origin }: Pick<Recorder, 'seen' | 'origin'>): string[] {
  const { host } = new URL(origin)
  return seen.map((each) => JSON.stringify(withoutDates(each)).replaceAll(host, 'HOST')).sort()
}

function withoutDates({ method, url, headers, body }: Seen) {
  const { date: _date, connection: _connection, ...others } = headers
  return { method, url, headers: others, body }
}

/** What stands in one list of requests only, however often. */
export function differences(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  const only = list.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [...only, ...left]
}

/** Which words of a chat stand in anything that arrived, in any spelling. */
export function canariesSent(seen: readonly Seen[], words: readonly string[]): string[] {
  const parts = seen.flatMap(({ method, url, headers, body }) => [
    Buffer.from(JSON.stringify([method, url, headers])),
    Buffer.from(body, 'latin1'),
  ])
  const found = new Set(parts.flatMap((part) => canariesIn(part, words)))
  return words.filter((word) => found.has(word))
}

/** The same clicks for every chat: upload, dashboard, a definition, a table, the other theme, reload, a second upload. */
export async function clickThrough(page: Page, origin: string, text: string, name: string): Promise<void> {
  await openUpload(page, origin)
  await analyzeChat(page, text, name)
  await page.getByRole('button', { name: 'How “Total words” is counted' }).click()
  await closeDialog(page)
  await page.getByRole('button', { name: 'Message share, as a table' }).click()
  await closeDialog(page)
  await chooseTheme(page, 'Dark')
  await expectCopies(page, 1)
  await page.reload()
  await drawnCharts(page)
  await toUpload(page)
  await analyzeChat(page, text, name)
}

/** With the keyboard, once it is there. */
async function closeDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const toUpload = (page: Page): Promise<void> => goTo(page, 'Upload')
