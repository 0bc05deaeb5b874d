// @ts-check
// The preview picture of a link to the start page: its headline, in its type and colors, and the product. No name is in it:
// the link's own text has it, and another installation may be called something else.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reader } from './dashboard.mjs'

/** As networks ask for it. */
export const shareSize = { width: 1200, height: 630 }

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} web apps/web, with the product's pictures in it
 */
export async function takeShare(browser, origin, web) {
  // This picture is put together in the page, which its policy forbids.
  const page = await browser.newPage({ ...reader, viewport: shareSize, colorScheme: 'light', bypassCSP: true })
  await page.goto(origin)
  const headline = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ')
  const desk = `data:image/webp;base64,${readFileSync(join(web, 'src/site/pictures/desk-light.webp')).toString('base64')}`
  const mark = readFileSync(join(web, 'public/favicon.svg'), 'utf8')
  await page.evaluate(
    ({ headline, mark, desk }) => {
      const style = document.createElement('style')
      style.textContent = `
        body { margin: 0; overflow: hidden; background: var(--paper); color: var(--ink); height: 630px; position: relative }
        .mark svg { width: 104px; height: 104px; display: block; margin-left: -7px }
        .words { position: absolute; left: 72px; top: 0; width: 470px; height: 630px; display: flex; flex-direction: column; justify-content: center; gap: 40px }
        .words h1 { font-family: var(--font-serif); font-weight: 480; font-size: 68px; line-height: 1.06; letter-spacing: -0.018em; margin: 0; text-wrap: balance }
        .rule { border-top: 3px solid var(--ink); width: 120px }
        .album { position: absolute; background: var(--sheet); border: 1px solid var(--line); box-shadow: var(--lift); padding: 12px }
        .album { left: 612px; top: 72px; width: 820px }
        .album img { display: block; width: 100%; border: 1px solid var(--line) }`
      document.head.append(style)
      document.body.innerHTML = `<div class="words"><div class="mark">${mark}</div><h1></h1><div class="rule"></div></div>
        <div class="album corners"><img alt="" src="${desk}"></div>`
      const title = document.querySelector('h1')
      if (title) title.textContent = headline
    },
    { headline, mark, desk },
  )
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  await page.screenshot({ path: join(web, 'public/share.png'), animations: 'disabled' })
  await page.close()
}
