import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { factsOf } from '#testing/answers.ts'
import { LimitWarning } from './limit-warning.tsx'

const now = vi.hoisted(() => ({ plan: 'free', isKnown: true }))
vi.mock('#data/license/plan.ts', () => ({ usePlan: () => now }))
vi.mock('#ui/upgrade-links.tsx', () => ({ ProWays: () => null }))

const lookedAtOnFree = factsOf({ message_count: 6000, message_limit: 5000, exceeds_limit: true })
const lookedAtWithPro = factsOf({ message_count: 6000, message_limit: null, exceeds_limit: false })

function warning(facts: typeof lookedAtOnFree, plan: string, isKnown = true): string {
  Object.assign(now, { plan, isKnown })
  return renderToStaticMarkup(<LimitWarning facts={facts} onAnalyze={() => undefined} />)
}

test('a long chat on Free is warned of', () => expect(warning(lookedAtOnFree, 'free')).toContain('Analyze the most recent 5,000'))

test('a license that came since the file was looked at takes the warning away', () => expect(warning(lookedAtOnFree, 'pro')).toBe(''))

test('a license that ended since brings it', () => expect(warning(lookedAtWithPro, 'free')).toContain('Analyze the most recent 5,000'))

test('nobody is warned with Pro, or below the limit, or of a plan that is not known', () => {
  expect(warning(lookedAtWithPro, 'pro')).toBe('')
  expect(warning({ ...lookedAtOnFree, message_count: 5000 }, 'free')).toBe('')
  expect(warning(lookedAtWithPro, 'free', false)).toBe('')
})
