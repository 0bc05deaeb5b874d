import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { analyzeChat, analyzeChatFor, expectAccessible, expectNoSideways, goTo, openUpload } from './support/screens.ts'

/** Two years of two people; messages name one of them, too. */
const chat = (() => {
  const two = (n: number) => String(n).padStart(2, '0')
  const lines: string[] = []
  for (let n = 0; n < 300; n++) {
    const day = new Date(Date.UTC(2021, 2, 14 + 2 * n))
    const date = `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`
    for (let i = 0; i < (n === 40 ? 60 : 2); i++)
      lines.push(
        `${date}, 21:${two(i)} - ${i % 3 ? 'Bartholomew Quill' : 'Anastasia Reed'}: ${i % 2 ? 'lighthouse picnic 🌻' : 'marmalade, Anastasia'}`,
      )
  }
  return `${lines.join('\n')}\n`
})()
const names = /anastasia|reed|bartholomew|quill/i

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Share', exact: true })
const preview = (page: Page) => sheet(page).getByRole('img', { name: /^The picture\./ })

interface Png {
  width: number
  height: number
  /** Of its parts, each once. */
  chunks: string[]
}

/** Saves the picture on the screen; its file has pixels and their colors, and nothing else. */
async function saved(page: Page, name: string): Promise<Png> {
  await expect(sheet(page).getByRole('button', { name: 'Save PNG' })).toBeEnabled()
  const download = page.waitForEvent('download')
  await sheet(page).getByRole('button', { name: 'Save PNG' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(name)
  const bytes = readFileSync(await file.path())
  const shown = await preview(page).evaluate(async (img: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: img.naturalWidth, height: img.naturalHeight })
    canvas.getContext('2d')?.drawImage(img, 0, 0)
    return [
      img.naturalWidth,
      img.naturalHeight,
      new Set(canvas.getContext('2d')?.getImageData(0, img.naturalHeight / 4, img.naturalWidth, img.naturalHeight / 2).data).size,
    ]
  })
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  const chunks: string[] = []
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) chunks.push(bytes.toString('latin1', at + 4, at + 8))
  const png = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), chunks: [...new Set(chunks)] }
  expect(shown.slice(0, 2)).toEqual([png.width, png.height])
  // There is more on it than its ground.
  expect(shown[2]).toBeGreaterThan(8)
  const colors = ['sRGB', 'gAMA', 'cHRM', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'PLTE', 'tRNS']
  expect(png.chunks.filter((chunk) => !['IHDR', 'IDAT', 'IEND', ...colors].includes(chunk))).toEqual([])
  return png
}

async function inBothShapes(page: Page, file: string): Promise<void> {
  const tall = await saved(page, `convostat-${file}-tall.png`)
  await sheet(page).getByRole('radio', { name: 'Square, 1:1' }).click()
  await expect(preview(page)).toHaveAttribute('height', '1080')
  const square = await saved(page, `convostat-${file}-square.png`)
  expect([tall.width, tall.height, square.width, square.height]).toEqual([2160, 3840, 2160, 2160])
}

/** Opens what shares a figure, from the menu that saves it. */
async function shareFigure(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Save “${name}”` }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
}

test('the ribbon is shared as a picture that is painted beside the page, and on which no one is named', async ({ page, isMobile }) => {
  const painters: string[] = []
  page.on('worker', (worker) => /painter/.test(worker.url()) && painters.push(worker.url()))
  await openUpload(page)
  await analyzeChat(page, chat)
  const share = page.getByRole('button', { name: 'Share “Ribbon”' })
  await share.click()
  await expect(sheet(page)).toContainText('It shows when you wrote, not what.')
  await expect(sheet(page)).toContainText('No one is named.')
  await expect(preview(page)).toHaveAccessibleName(/Two people, 658 messages/)
  await inBothShapes(page, 'ribbon')
  expect(painters).toHaveLength(1)
  if (!isMobile) await expectAccessible(page)
  await expectNoSideways(page)
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
})

test('a figure is shared with initials, with a nickname that is remembered, or with names; a word is covered in the picture and in the text', async ({
  page,
  isMobile,
}) => {
  await openUpload(page)
  await analyzeChat(page, chat)
  await shareFigure(page, 'Message share')
  const asText = sheet(page).getByRole('region', { name: 'As text' })
  await expect(preview(page)).toHaveAccessibleName(/\u2068B\u2069 wrote 52%/)
  for (const place of [sheet(page).getByRole('region', { name: 'All text in the picture' }), asText])
    await expect(place).not.toContainText(names)
  await sheet(page).getByRole('textbox', { name: 'Nickname for Bartholomew Quill' }).fill('Feather')
  await page.keyboard.press('Tab')
  await expect(preview(page)).toHaveAccessibleName(/\u2068Feather\u2069 wrote 52%/)
  await expect(preview(page)).not.toHaveAccessibleName(names)
  await inBothShapes(page, 'share')
  await sheet(page).getByRole('button', { name: 'Feather' }).first().click()
  await expect(preview(page)).toHaveAccessibleName(/███\u2069 wrote/)
  await expect(asText).toContainText('███ wrote')
  if (isMobile) await expectAccessible(page)
  await sheet(page).getByRole('checkbox', { name: 'Show real names' }).click()
  await expect(preview(page)).toHaveAccessibleName(/Bartholomew Quill/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Save “Message share”' })).toBeFocused()
  await page.reload()
  await shareFigure(page, 'Message share')
  await expect(preview(page)).toHaveAccessibleName(/\u2068Feather\u2069 wrote/)

  // Masked, the picture and its name say so, and there is no one to be given a nickname.
  await page.evaluate(() => localStorage.setItem('masked', 'yes'))
  await page.reload()
  await shareFigure(page, 'Message share')
  await expect(preview(page)).toHaveAccessibleName(/Person [AB].* wrote/)
  await expect(sheet(page).getByRole('textbox')).toHaveCount(0)
  await saved(page, 'convostat-share-tall-masked.png')
})

test('a milestone and a moment are shared', async ({ page }) => {
  await openUpload(page)
  await analyzeChatFor(page, 'Custom Milestones', chat)
  await page.getByRole('textbox', { name: 'A word or phrase' }).fill('lighthouse')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Share “lighthouse”' }).click()
  await expect(preview(page)).toHaveAccessibleName(/“lighthouse” was first said by \u2068B\u2069/)
  await inBothShapes(page, 'milestone')
  await page.keyboard.press('Escape')
  await goTo(page, 'Special Moments')
  const share = page.getByRole('button', { name: /^Share “/ }).first()
  await share.click()
  await expect(preview(page)).toBeVisible()
  await expect(preview(page)).not.toHaveAccessibleName(names)
  await saved(page, 'convostat-moment-tall.png')
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
})

test('a scene is shared, its message only where the reader adds it; a whole story by what it comes to', async ({ page }) => {
  await openUpload(page)
  await analyzeChatFor(page, 'Wrapped', readFileSync('apps/web/dist/demo-chat.txt', 'utf8'))
  await page.getByRole('link', { name: 'I have a license' }).click()
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
  await expect(page.getByText('License activated successfully!')).toBeVisible()
  await goTo(page, 'Wrapped')
  await page.getByRole('button', { name: /: The busiest day$/ }).click()
  await page.keyboard.press('Space')
  const story = page.getByRole('dialog', { name: /^The story of/ })
  const share = story.getByRole('button', { name: 'Share this slide' })
  await share.click()
  await expect(preview(page)).toHaveAccessibleName(/The busiest day/)
  await expect(preview(page)).not.toHaveAccessibleName(/\u2068/)
  await inBothShapes(page, 'wrapped')
  await sheet(page).getByRole('checkbox', { name: 'Add the message' }).click()
  await expect(preview(page)).toHaveAccessibleName(/The picture\. It says: .+ \u2068[MT]\u2069/)
  await expect(preview(page)).not.toHaveAccessibleName(/maya|bellini|\btom\b|pryce/i)
  await expect(sheet(page)).toContainText('It shows one message, because you added it.')
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
  await page.keyboard.press('End')
  await share.click()
  await expect(preview(page)).toHaveAccessibleName(/Two people, 4,865 messages.*110 days in a row/)
  await expect(sheet(page)).toContainText('No one is named.')
  await saved(page, 'convostat-wrapped-tall.png')
})
