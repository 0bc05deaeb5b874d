import { expect, test } from 'vitest'
import { privacySummary } from './privacy-summary.mjs'

const spec = (title: string, ok = true, caught = 'the policy blocked it') => ({
  title,
  ok,
  tests: [{ annotations: [{ type: 'caught', description: caught }] }],
})
const steps = ['7.3.1', '7.3.2', '7.3.3', '7.3.4', '7.3.5', '7.3.6'].map((number) => spec(`${number} a step`))
const zoo = Array.from({ length: 26 }, (_, n) =>
  spec(`7.4 a planted leak is caught: ${n}`, true, n < 5 ? 'arrived at our own server' : 'blocked'),
)
const report = (...specs: object[]) => JSON.stringify({ suites: [{ suites: [{ specs }] }] })

test('a proof is whole when every step ran and held and every leak was caught', () => {
  const { lines, isWhole } = privacySummary(report(...steps, ...zoo, spec('a policy')))
  expect(isWhole).toBe(true)
  expect(lines).toContain('held    7.4    26/26 planted leaks caught (21 stopped on the way, 5 when they arrived)')
})

test.each([
  ['a step that was not run', [...steps.slice(1), ...zoo, spec('a policy')]],
  ['a step that failed', [...steps, spec('7.3.4 another test of it', false), ...zoo, spec('a policy')]],
  ['a leak that was not caught', [...steps, ...zoo.slice(1), spec('7.4 a planted leak is caught: 0', false), spec('a policy')]],
  ['a leak that was not planted', [...steps, ...zoo.slice(1), spec('a policy')]],
  ['no test of the policies', [...steps, ...zoo]],
  ['a policy that does not hold', [...steps, ...zoo, spec('a policy', false)]],
  ['nothing at all', []],
])('a proof with %s is not whole', (_, specs) => {
  const { lines, isWhole } = privacySummary(report(...specs))
  expect(isWhole).toBe(false)
  expect(lines.join('\n')).toContain('FAILED')
})
