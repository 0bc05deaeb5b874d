import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import { dottedPeople, drawFingerprint, fingerprintOf, fingerprintSentence, fingerprintTable } from './fingerprint.ts'

const none = { joy: 0, love: 0, gratitude: 0, amusement: 0, admiration: 0, surprise: 0, sadness: 0, anger: 0, fear: 0 }
const of = (names: readonly string[], felt: Partial<typeof none> = { love: 0.6, fear: 0.4 }) =>
  fingerprintOf(
    {
      emotions: { ...none, ...felt },
      neutral_share: 0.5,
      messages: 90,
      people: names.map((person, i) => ({ person, emotions: { ...none, love: 1 }, neutral_share: 0.5, messages: i === 2 ? 0 : 9 })),
    },
    (name) => names.indexOf(name),
  )

test('the strongest emotion is first', () => {
  expect(of(['Ana', 'Ben']).emotions.slice(0, 2)).toEqual([
    { emotion: 'love', share: 0.6 },
    { emotion: 'fear', share: 0.4 },
  ])
  expect(fingerprintSentence(of(['Ana', 'Ben']))).toBe('Love and fear are 100% of all emotions.')
  expect(fingerprintSentence(of(['Ana'], {}))).toBeNull()
})

test('what is about as strong as another is not said to lead', () => {
  const said = (felt: Partial<typeof none>, messages = 90) => fingerprintSentence({ ...of(['Ana'], felt), messages })
  expect(said({ love: 0.304, fear: 0.296, joy: 0.2 })).toBe('About as much love as fear: together 60% of all emotions.')
  expect(said({ love: 0.304, fear: 0.296, joy: 0.3 })).toBe('No emotion leads here: several are about as strong.')
  expect(said({ love: 0.4, fear: 0.204, joy: 0.2 })).toBe('Love leads with 40% of all emotions.')
  expect(said({ love: 1 })).toBe('Love leads with 100% of all emotions.')
  expect(said({ love: 0.31, fear: 0.3 })).toBe('Love and fear are 61% of all emotions.')
})

test('the two that lead are together the text beside them', () => {
  expect(fingerprintSentence(of(['Ana'], { love: 0.404, fear: 0.204, joy: 0.1 }))).toBe('Love and fear are 60% of all emotions.')
  expect(fingerprintSentence(of(['Ana'], { love: 0.406, fear: 0.206, joy: 0.1 }))).toBe('Love and fear are 62% of all emotions.')
})

test('of a few messages nothing is said to lead', () => {
  const few = { ...of(['Ana']), messages: 29 }
  expect(fingerprintSentence(few)).toBe('Only 29 messages could be scored: too few to say which emotion leads.')
  expect(fingerprintSentence({ ...few, messages: 30 })).toMatch(/^Love and fear/)
})

test('each of up to six people has a dot, who is alone or of whom nothing is scored has none', () => {
  expect(dottedPeople(of(['Ana']))).toEqual([])
  expect(dottedPeople(of(['Ana', 'Ben', 'Cem'])).map(({ person }) => person)).toEqual(['Ana', 'Ben'])
  expect(dottedPeople(of(Array.from({ length: 9 }, (_, i) => `${i}`)))).toHaveLength(6)
})

test('names are in the table, never in the drawing', () => {
  const fingerprint = of(['<b>Ana', 'Ben'])
  expect(JSON.stringify(drawFingerprint(fingerprint, tokens, 700))).not.toContain('Ana')
  expect(fingerprintTable(fingerprint).columns.map(({ shown }) => shown)).toEqual(['Emotion', 'Together', '<b>Ana', 'Ben'])
  expect(fingerprintTable(fingerprint).rows[0].map(({ shown }) => shown)).toEqual(['Love', '60%', '100%', '100%'])
})

test('dots of people who feel as much are beside each other, within the row of their emotion', () => {
  const { readings } = drawFingerprint(of(['Ana', 'Ben']), tokens, 700)
  const [row, ana, ben] = [0, 1, 2].map((column) => readings.find((each) => each.row === 0 && each.column === column))
  expect(ana?.x).toBe(ben?.x)
  expect(ana?.y).toBeLessThan(ben?.y ?? 0)
  expect(ana?.y).toBeGreaterThan(row?.area.top ?? 0)
  expect(ben?.y).toBeLessThan((row?.area.top ?? 0) + (row?.area.height ?? 0))
})

test('a bar is as long as its share beside the others, and says it; nothing in it links to messages', () => {
  const { readings } = drawFingerprint(of(['Ana']), tokens, 700)
  const [love, fear, joy] = readings
  expect((love.x - joy.x) / (fear.x - joy.x)).toBeCloseTo(0.6 / 0.4, 5)
  expect(love.point.said).toContain('60%')
  expect(readings.every(({ point }) => point.messages === 0)).toBe(true)
})
