import { readFileSync } from 'node:fs'
import { drawn, openDashboard, reader, sizes, themes } from '../apps/web/build/pictures/dashboard.mjs'
import { expect, once, test } from './support/journey.ts'

// As the pictures were made.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const taken = JSON.parse(readFileSync('apps/web/src/site/pictures/as-drawn.json', 'utf8')) as Record<string, string[]>

for (const { name, width, height } of sizes) {
  test(`the pictures of the product, ${name}, show it as it is: npm run pictures makes them again`, once, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ ...reader, viewport: { width, height }, colorScheme: 'light' })
    await openDashboard(page, baseURL ?? '')
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      const seen = await drawn(page)
      expect(seen, `${name}-${theme}.webp shows another screen than there is: npm run pictures`).toEqual(taken[`${name}-${theme}`])
    }
    await page.close()
  })
}
