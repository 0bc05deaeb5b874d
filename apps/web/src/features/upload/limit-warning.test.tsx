import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { factsOf } from '#testing/answers.ts'
import { LimitWarning, useCovered } from './limit-warning.tsx'

const now = vi.hoisted(() => ({ plan: 'free', isKnown: true }))
vi.mock('#data/license/plan.ts', () => ({ usePlan: () => now }))
vi.mock('#ui/upgrade-links.tsx', () => ({ ProWays: () => null }))

const lookedAtOnFree = factsOf({ message_count: 6000, message_limit: 5000, exceeds_limit: true })
const lookedAtWithPro = factsOf({ message_count: 6000, message_limit: null, exceeds_limit: false })

/** What the warning says; nothing without one. */
function warning(facts: typeof lookedAtOnFree, plan: string, isKnown = true): string {
  Object.assign(now, { plan, isKnown })
  const Card = () => {
    const covered = useCovered(facts)
    return covered === null ? null : <LimitWarning facts={facts} covered={covered} />
  }
  return renderToStaticMarkup(<Card />)
}
const said = /Free tier allows up to 5,000 messages\. Your chat has 6,000 messages/

test('a long chat on Free is warned of, with a line on a smaller part', () => {
  expect(warning(lookedAtOnFree, 'free')).toMatch(said)
  expect(warning(lookedAtOnFree, 'free')).toContain('Export a smaller part')
})

test('the one button is the one that analyzes: there is none here', () => expect(warning(lookedAtOnFree, 'free')).not.toContain('<button'))

test('a license that came since the file was looked at takes the warning away', () => expect(warning(lookedAtOnFree, 'pro')).toBe(''))

test('a license that ended since brings it', () => expect(warning(lookedAtWithPro, 'free')).toMatch(said))

test('nobody is warned with Pro, or below the limit, or of a plan that is not known', () => {
  expect(warning(lookedAtWithPro, 'pro')).toBe('')
  expect(warning({ ...lookedAtOnFree, message_count: 5000 }, 'free')).toBe('')
  expect(warning(lookedAtWithPro, 'free', false)).toBe('')
})
