import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choose } from './choose.ts'
import type { Candidate, Theme } from './scope.ts'

const themes: readonly Theme[] = ['people', 'time', 'talk', 'words', 'feelings', 'sent', 'memory']
const candidate = (name: string, theme: Theme, score: number, day?: number): Candidate => ({
  content: { kind: 'firsts', figure: name, unit: 'day', metric: 'date_range_start', day },
  theme,
  score,
})
const names = (chosen: readonly Candidate[]) => chosen.map(({ content }) => content.figure)

const anyCandidates = fc
  .array(
    fc.record({
      theme: fc.constantFrom(...themes),
      score: fc.double({ min: 0, max: 1, noNaN: true }),
      day: fc.option(fc.nat(3), { nil: undefined }),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map(({ theme, score, day }, i) => candidate(`${i}`, theme, score, day)))

test('at most ten, at most three of a theme, none twice, and nothing that says nothing', () => {
  fc.assert(
    fc.property(anyCandidates, (candidates) => {
      const chosen = choose(candidates)
      expect(chosen.length).toBeLessThanOrEqual(10)
      expect(new Set(chosen).size).toBe(chosen.length)
      for (const theme of themes) expect(chosen.filter((each) => each.theme === theme).length).toBeLessThanOrEqual(3)
      for (const { score } of chosen) expect(score).toBeGreaterThan(0)
      expect(choose(candidates)).toEqual(chosen)
    }),
  )
})

test('what is left out of a theme is worth no more than what was chosen of it, where no two are of one day', () => {
  fc.assert(
    fc.property(anyCandidates, (all) => {
      const candidates = all.map(({ content, ...each }) => ({ ...each, content: { ...content, day: undefined } }))
      const chosen = new Set(choose(candidates))
      for (const out of candidates.filter((each) => !chosen.has(each)))
        for (const told of chosen) if (told.theme === out.theme) expect(out.score).toBeLessThanOrEqual(told.score)
    }),
  )
})

test('slides keep the order given, but two of one theme are apart where another can be between them', () => {
  const given = [candidate('a', 'time', 0.9), candidate('b', 'time', 0.9), candidate('c', 'words', 0.9), candidate('d', 'people', 0.9)]
  expect(names(choose(given))).toEqual(['a', 'c', 'b', 'd'])
  expect(names(choose(given.slice(0, 2)))).toEqual(['a', 'b'])
})

test('a fourth of a theme gives way to another theme, however little is left of that', () => {
  const given = [...['a', 'b', 'c', 'd'].map((name) => candidate(name, 'time', 1)), candidate('e', 'words', 0.01)]
  expect(names(choose(given))).toEqual(['a', 'e', 'b', 'c'])
})

test('of two slides about one day the second ranks only above slides worth half as much', () => {
  const long = candidate('the long talk', 'talk', 0.8, 5)
  const day = candidate('its day', 'time', 0.9, 5)
  const others = themes.flatMap((theme) => [candidate(theme, theme, 0.59), candidate(`${theme} too`, theme, 0.58)])
  expect(names(choose([day, long, ...others]))).not.toContain('the long talk')
  expect(names(choose([day, candidate('the long talk', 'talk', 0.8, 6), ...others]))).toContain('the long talk')
})

test('beyond six only what is worth telling', () => {
  const weak = themes.map((theme) => candidate(theme, theme, 0.1))
  expect(choose(weak)).toHaveLength(6)
  expect(choose(weak.map((each) => ({ ...each, score: 0.5 })))).toHaveLength(7)
})

test('no word is the figure of two slides', () => {
  const twice = [candidate('bins', 'words', 0.9), candidate('bins', 'memory', 0.8), candidate('goose', 'people', 0.5)]
  expect(names(choose(twice))).toEqual(['bins', 'goose'])
})
