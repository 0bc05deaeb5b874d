// @ts-check
// Rebuilds every picture of the product that is in the repository: `npm run pictures`, or one kind of them: `-- icons`, `-- product` or `-- share`.
import '../../../../scripts/help.mjs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { bundled } from '../../../../scripts/bundled.mjs'
import { ensureChromium } from '../../../../scripts/ensure-chromium.mjs'
import { makeIcons } from './icons.mjs'
import { takeProduct } from './product.mjs'
import { served } from './served.mjs'
import { takeShare } from './share.mjs'

const web = fileURLToPath(new URL('../../', import.meta.url))

const wanted = process.argv.slice(2)
const kinds = ['icons', 'product', 'share']
const unknown = wanted.filter((name) => !kinds.includes(name))
if (unknown.length > 0) throw new Error(`There are no pictures called ${unknown.join(', ')}: only ${kinds.join(', ')}.`)
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name)

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  // In this order: the share picture contains the mark and the product.
  if (isWanted('icons')) {
    const { seal, sealBars, sealStroke } = await import(await bundled(join(web, 'src/ui/seal.ts'), join(web, 'node_modules/.pictures')))
    await makeIcons(browser, web, { seal, sealBars, sealStroke })
    console.info('Pictures: icons made.')
  }
  if (isWanted('product') || isWanted('share')) {
    await served(async (origin) => {
      if (isWanted('product')) {
        await takeProduct(browser, origin, join(web, 'src/site/pictures'), join(web, '../../docs/dashboard.png'))
        console.info('Pictures: product made.')
      }
      if (isWanted('share')) {
        await takeShare(browser, origin, web)
        console.info('Pictures: share made.')
      }
    })
  }
} finally {
  await browser.close()
}
