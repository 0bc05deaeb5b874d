// @ts-check
// The product on its start page and in the README: its dashboard on a desk and on a phone, by day and at night.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawn, openDashboard, reader, sizes, themes } from './dashboard.mjs'

/** What was to be seen in each picture when it was taken, beside the pictures. */
export const asDrawn = 'as-drawn.json'

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} folder src/site/pictures
 * @param {string} readme docs/dashboard.png
 */
export async function takeProduct(browser, origin, folder, readme) {
  /** @type {Record<string, string[]>} */
  const seen = {}
  for (const { name, width, height, scale } of sizes) {
    const page = await browser.newPage({ ...reader, viewport: { width, height }, deviceScaleFactor: scale, colorScheme: 'light' })
    await openDashboard(page, origin)
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      seen[`${name}-${theme}`] = await drawn(page)
      writeFileSync(join(folder, `${name}-${theme}.webp`), await asWebp(browser, await page.screenshot({ animations: 'disabled' })))
    }
    await page.close()
  }
  writeFileSync(join(folder, asDrawn), `${JSON.stringify(seen, null, 2)}\n`)
  const page = await browser.newPage({ ...reader, viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
  await openDashboard(page, origin)
  await page.screenshot({ path: readme, animations: 'disabled' })
  await page.close()
}

/**
 * Playwright writes no WebP, the browser does. In an empty page, since the product's own policy would forbid it.
 * @param {import('@playwright/test').Browser} browser
 * @param {Buffer} png
 */
async function asWebp(browser, png) {
  const page = await browser.newPage()
  const encoded = await page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.86).split(',')[1]
  }, png.toString('base64'))
  await page.close()
  return Buffer.from(encoded, 'base64')
}
