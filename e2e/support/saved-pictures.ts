import { readFileSync } from 'node:fs'
import { type Download, expect, type Page } from '@playwright/test'

/** Takes something away from the chart or block of this name. */
export async function saved(page: Page, name: string, how: 'Save as image' | 'Save as CSV'): Promise<Download> {
  await page.getByRole('button', { name: `Save “${name}”` }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: how }).click()
  return download
}

/** The paper that pictures are printed on, whatever theme is on. */
export const paper = [0xf8, 0xf4, 0xea]

/** What is in a picture, as a browser reads it. */
export async function look(page: Page, download: Download) {
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  return page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' })
    const image = await createImageBitmap(blob)
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    const ground = [...data.subarray(0, 3)]
    /** Pixels that are not the ground, as a share of a band of the picture's height. */
    const inked = (from: number, to: number) => {
      let count = 0
      const begin = Math.floor(from * height) * width
      const end = Math.floor(to * height) * width
      for (let pixel = begin; pixel < end; pixel++) if (ground.some((part, i) => data[4 * pixel + i] !== part)) count++
      return count / (end - begin)
    }
    return { width, height, ground, head: inked(0, 0.2), drawing: inked(0.3, 0.7), foot: inked(1 - 190 / height, 1) }
  }, bytes.toString('base64'))
}
