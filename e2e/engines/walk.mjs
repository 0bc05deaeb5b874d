// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeChats } from './chats.mjs'
import { pageOf } from './page.mjs'
import { startProduct } from './product.mjs'

/**
 * How a journey went: the steps that went well with their seconds, and the first that did not.
 * @typedef {{ engine: string, version: string, passed: { name: string, seconds: number }[], failed: { name: string, why: string } | null }} Walked
 */

/**
 * Walks a journey in one engine, with its own server, profile and downloads folder. It ends at the first step that fails.
 * @param {string} engine its name, as it is reported
 * @param {import('./driver.mjs').Open} open
 * @param {import('./journey.mjs').Step[]} steps
 * @param {{ quirks?: RegExp[], pictures: string, say: (line: string) => void }} options complaints that are the engine's own, and where
 *   a picture of a failed step goes
 * @returns {Promise<Walked>}
 */
export async function walk(engine, open, steps, { quirks = [], pictures, say }) {
  const folder = mkdtempSync(join(tmpdir(), `convostat-${engine.toLowerCase()}-`))
  const [profile, downloads] = ['profile', 'downloads'].map((name) => join(folder, name))
  for (const made of [profile, downloads]) mkdirSync(made)
  const product = await startProduct()
  /** @type {Walked} */
  const walked = { engine, version: engine, passed: [], failed: null }
  /** @type {import('./driver.mjs').Driver | undefined} */
  let driver
  let name = 'the browser starts'
  try {
    const start = async () => {
      driver = await open({ profile, downloads })
      walked.version = driver.version
      return pageOf(driver)
    }
    const license = join(folder, 'license.json')
    product.issueLicense(license)
    /** @type {import('./journey.mjs').Visit} */
    const visit = {
      engine,
      page: await start(),
      product,
      chats: writeChats(folder),
      downloads,
      license,
      async restart() {
        await driver?.end()
        driver = undefined
        visit.page = await start()
      },
    }
    for (const [title, step] of steps) {
      name = title
      const began = performance.now()
      await step(visit)
      const complaints = visit.page.driver.complaints.splice(0).filter((complaint) => !quirks.some((quirk) => quirk.test(complaint)))
      if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('\n')}`)
      const seconds = (performance.now() - began) / 1000
      walked.passed.push({ name, seconds })
      say(`  ✓ ${engine}: ${name} (${seconds.toFixed(1)} s)`)
    }
  } catch (error) {
    walked.failed = { name, why: error instanceof Error ? error.message : String(error) }
    const complaints = driver?.complaints.filter((complaint) => !quirks.some((quirk) => quirk.test(complaint))) ?? []
    if (complaints.length > 0) walked.failed.why += `\nThe console says: ${complaints.join('\n')}`
    const picture = await photograph(driver, pictures, `${engine} ${name}`)
    say(`  ✗ ${engine}: ${name}: ${walked.failed.why}${picture && `\n    ${picture}`}`)
  } finally {
    await driver?.end()
    await product.end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return walked
}

/** @param {import('./driver.mjs').Driver | undefined} driver @param {string} folder @param {string} title */
async function photograph(driver, folder, title) {
  const picture = await driver?.screenshot().catch(() => undefined)
  if (!picture) return ''
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`)
  writeFileSync(file, picture)
  return file
}
