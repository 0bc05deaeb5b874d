import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/**
 * What axe finds wrong in this page, one line a rule with the places. axe stays in the document for the next look, and works
 * out nothing but what is wrong: a journey looks often, and the page has no frames to look into.
 */
export async function axeViolations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('axe is not in the frames of this page')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations
  }, runOnly)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
