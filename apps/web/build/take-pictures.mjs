// @ts-check
// The pictures of the product on its start page and in the README: the dashboard of the demo chat, as it is, on a desk and on a
// phone.
//   npm start -- --no-open --port 4321   and then   node apps/web/build/take-pictures.mjs http://localhost:4321
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../../scripts/ensure-chromium.mjs'

const base = process.argv[2] ?? 'http://localhost:4321'
const folder = fileURLToPath(new URL('../src/site/pictures/', import.meta.url))
const readmePicture = fileURLToPath(new URL('../../../docs/dashboard.png', import.meta.url))
mkdirSync(folder, { recursive: true })

const sizes = [
  { name: 'desk', width: 1440, height: 1410, scale: 4 / 3 },
  { name: 'phone', width: 360, height: 760, scale: 2 },
]

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
for (const { name, width, height, scale } of sizes) {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    const page = await dashboard({ viewport: { width, height }, deviceScaleFactor: scale, colorScheme: theme })
    const png = await page.screenshot({ animations: 'disabled' })
    writeFileSync(`${folder}${name}-${theme}.webp`, await asWebp(png))
    await page.close()
  }
}
const page = await dashboard({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
await page.screenshot({ path: readmePicture, animations: 'disabled' })
await browser.close()

/**
 * The demo chat's dashboard with everything drawn.
 * @param {import('@playwright/test').BrowserContextOptions} options
 */
async function dashboard(options) {
  const page = await browser.newPage({ locale: 'en-US', ...options })
  await page.goto(`${base}/app`)
  await page.getByRole('button', { name: 'Try a demo chat' }).click()
  await page.getByRole('button', { name: 'Analyze Chat', disabled: false }).click()
  await page.waitForURL('**/dashboard')
  await page.locator('.js-plotly-plot').nth(2).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
  return page
}

/**
 * Playwright writes no WebP, the browser does. In an empty page, since the product's own policy would forbid it.
 * @param {Buffer} png
 */
async function asWebp(png) {
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
