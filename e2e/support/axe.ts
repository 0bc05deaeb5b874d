import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong in this page at rest, one line a rule with the places. axe stays in the document for the next look, and works
 * out nothing but what is wrong: a journey looks often, and the page has no frames to look into.
 */
export async function axeViolations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('axe is not in the frames of this page')
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(readColorsOnce)
  }
  // What appears while axe looks is measured half faded in: then it looks again.
  for (;;) {
    await settled(page)
    const begun = await movements(page)
    const violations = await violationsNow(page, runOnly)
    if (violations.length === 0 || (await movements(page)) === begun) return violations
  }
}

/** A page has a few colors in hundreds of places, and to read one takes axe longer than to compare two. */
function readColorsOnce(): void {
  interface Color {
    r: number
    g: number
    b: number
    alpha: number
    parseString(text: string): Color
  }
  const { axe } = window as unknown as { axe: { commons: { color: { Color: { prototype: Color } } } } }
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const color = known.get(text)
    if (color) return Object.assign(this, color)
    parseString.call(this, text)
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    return this
  }
}

/**
 * Waits until nothing moves, fades or is counted again: half faded in, a text has another contrast. Chromium may stop drawing a page
 * in the middle of a transition, which then never ends: after ten seconds it is ended here.
 */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        // An animation without an end, such as the clock of a paused story, is not waited for.
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    const until = performance.now() + 10_000
    while (passing().length > 0) {
      if (performance.now() > until) for (const stuck of passing()) stuck.finish()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
}

/** How many animations and transitions have begun or ended since this was first asked, and how many are running. */
const movements = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const counting = window as unknown as { movements?: number }
    if (counting.movements === undefined) {
      counting.movements = 0
      for (const kind of ['animationstart', 'animationend', 'animationcancel', 'transitionrun', 'transitionend', 'transitioncancel'])
        document.addEventListener(kind, () => counting.movements !== undefined && counting.movements++, true)
    }
    return `${counting.movements} ${document.getAnimations().length}`
  })

async function violationsNow(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // To read every style first takes axe longer than most rules, and only the one on sound needs it.
    const preload = document.querySelector('audio, video') !== null
    // A place is reported by its markup: no selector is worked out for it.
    return (await axe.run({ runOnly, resultTypes: ['violations'], preload, selectors: false })).violations
  }, runOnly)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
