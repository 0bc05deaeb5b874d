// @ts-check
// The mark as files: the browser's tab, a home screen, an installed app. All of src/ui/seal.ts and src/styles/tokens.css.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ seal: string, sealBars: string, sealStroke: number }} Mark
 * @typedef {Record<string, string>} Tokens
 */

/** How far the mark reaches in its square of 32, so that it can be put in the middle: the drop hangs to one side. */
const middle = { x: 16.4, y: 15.7 }

/**
 * Every icon as an SVG, by its path below public/. What is a PNG besides has a `size` in pixels.
 * @param {Mark} mark
 * @param {{ light: Tokens, dark: Tokens }} tokens
 */
export function icons(mark, { light, dark }) {
  const night = `@media(prefers-color-scheme:dark){.wax{fill:${dark.wax}}.bars{stroke:${dark['on-pen']}}}`
  const style = `<style>.wax{fill:${light.wax}}.bars{fill:none;stroke:${light['on-pen']}}${night}</style>`
  const colored = drawn(mark, `class="wax"`, `class="bars"`)
  const still = drawn(mark, `fill="${light.wax}"`, `fill="none" stroke="${light['on-pen']}"`)
  // A phone cuts what it likes out of these: only what is within 40 % of the middle is sure to be seen.
  const onPaper = (/** @type {number} */ part) =>
    svg(`<path d="M0 0h32v32H0z" fill="${light.paper}"/><g transform="${centered(part)}">${still}</g>`)
  return {
    'favicon.svg': { svg: svg(style + colored) },
    // One color, and the bars are holes: for systems that color it themselves.
    'icons/mark.svg': {
      svg: svg(`<mask id="m"><path d="M0 0h32v32H0z" fill="#fff"/>${drawnBars(mark)}</mask><path d="${mark.seal}" mask="url(#m)"/>`),
    },
    'icons/icon-32.png': { svg: svg(still), size: 32 },
    'icons/icon-192.png': { svg: svg(`<g transform="${centered(0.98)}">${still}</g>`), size: 192 },
    'icons/icon-512.png': { svg: svg(`<g transform="${centered(0.98)}">${still}</g>`), size: 512 },
    'icons/icon-maskable-512.png': { svg: onPaper(0.66), size: 512 },
    'icons/apple-touch-icon.png': { svg: onPaper(0.74), size: 180 },
  }
}

/** @param {string} content */
const svg = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>ConvoStat</title>${content}</svg>\n`

/** @param {number} part of the square */
const centered = (part) => `translate(${round(16 - middle.x * part)} ${round(16 - middle.y * part)}) scale(${part})`

const round = (/** @type {number} */ n) => Math.round(n * 100) / 100

/**
 * @param {Mark} mark
 * @param {string} wax
 * @param {string} bars
 */
const drawn = ({ seal, sealBars, sealStroke }, wax, bars) =>
  `<path ${wax} d="${seal}"/><path ${bars} d="${sealBars}" stroke-width="${sealStroke}" stroke-linecap="round"/>`

/** @param {Mark} mark */
const drawnBars = ({ sealBars, sealStroke }) =>
  `<path d="${sealBars}" stroke="#000" stroke-width="${sealStroke}" stroke-linecap="round" fill="none"/>`

/**
 * The colors of both themes, as tokens.css has them.
 * @param {string} css
 * @returns {{ light: Tokens, dark: Tokens }}
 */
export function tokensIn(css) {
  const [light, dark] = ['[data-theme="light"] {', ':root[data-theme="dark"] {'].map((start) => {
    const block = css.slice(css.indexOf(start) + start.length)
    return Object.fromEntries(
      [...block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    )
  })
  return { light, dark }
}

/**
 * Writes them into public/.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} web apps/web
 * @param {Mark} mark
 */
export async function makeIcons(browser, web, mark) {
  const folder = join(web, 'public')
  mkdirSync(join(folder, 'icons'), { recursive: true })
  for (const [name, icon] of Object.entries(icons(mark, tokensIn(readFileSync(join(web, 'src/styles/tokens.css'), 'utf8'))))) {
    const bytes = 'size' in icon ? await asPng(browser, icon.svg, icon.size) : icon.svg
    writeFileSync(join(folder, name), bytes)
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} source an SVG
 * @param {number} size of its sides in pixels
 */
async function asPng(browser, source, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>html{background:transparent}body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${source}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}
