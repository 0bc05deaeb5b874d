import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import { dottedPeople, fingerprintConclusion, fingerprintOf, fingerprintSentence, fingerprintTable } from './fingerprint.ts'
import { drawFingerprint } from './fingerprint-drawing.ts'

const none = { joy: 0, love: 0, gratitude: 0, amusement: 0, admiration: 0, surprise: 0, sadness: 0, anger: 0, fear: 0 }
const of = (names: readonly string[], felt: Partial<typeof none> = { love: 0.6, fear: 0.4 }) =>
  fingerprintOf(
    {
      emotions: { ...none, ...felt },
      neutral_share: 0.5,
      messages: 90,
      people: names.map((person, i) => ({
        person,
        emotions: { ...none, love: 1 },
        neutral_share: 0.5,
        messages: i === 2 ? 0 : 9,
        felt: 9,
      })),
      differences: null,
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

test('each of up to six people has a dot, except one alone or without a scored message', () => {
  expect(dottedPeople(of(['Ana']))).toEqual([])
  expect(dottedPeople(of(['Ana', 'Ben', 'Cem'])).map(({ person }) => person)).toEqual(['Ana', 'Ben'])
  expect(dottedPeople(of(Array.from({ length: 9 }, (_, i) => `${i}`)))).toHaveLength(6)
})

test('six people have marks of six shapes, as many as colors, in every row', () => {
  const six = of(Array.from({ length: 7 }, (_, i) => `${i}`))
  const people = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'gray']
  const { marks } = drawFingerprint(six, { ...tokens, people }, 700)
  const shapes = marks.flatMap((mark) => (mark.kind === 'shape' && people.includes(mark.fill ?? '') ? [mark] : []))
  // Without where it begins, a path is its shape.
  const outline = ({ path }: (typeof shapes)[number]): string => {
    const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number)
    return path.includes('L') ? numbers.map((n, i) => Math.round(10 * (n - numbers[i % 2]))).join() : path.replace(/^M\S+ \S+?(?=[ah])/, '')
  }
  const [first] = shapes
  expect(new Set(shapes.map(({ fill }) => fill)).size).toBe(6)
  expect(new Set(shapes.map(outline)).size).toBe(6)
  expect(shapes.filter((mark) => outline(mark) === outline(first)).every(({ fill }) => fill === first.fill)).toBe(true)
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

interface Compared {
  shares?: readonly [number, number]
  strongest?: [number, number]
  z?: number | null
  felt?: number
  /** Whether enough is felt to compare the two in anything. */
  isAnyCompared?: boolean
}

/** Ana and Ben, who differ in amusement. */
const apart = ({ shares = [0.09, 0.02], strongest = [27, 6], z = 4, felt = 300, isAnyCompared = true }: Compared) => {
  const people = ['Ana', 'Ben'].map((person, i) => ({
    person,
    emotions: { ...none, love: 0.5, amusement: shares[i] },
    neutral_share: 0.5,
    messages: 900,
    felt,
  }))
  const differences = [
    { emotion: 'love' as const, strongest: [99, 90], z: isAnyCompared ? 0.9 : null, beyond_chance: false },
    { emotion: 'amusement' as const, strongest, z, beyond_chance: z !== null },
  ]
  const answer = { emotions: { ...none, love: 0.5, amusement: 0.05 }, neutral_share: 0.5, messages: 1800, people, differences }
  return fingerprintOf(answer, (name) => ['Ana', 'Ben'].indexOf(name))
}

const plain = (sentence: string | null) => sentence?.replace(/[\u2068\u2069]/g, '')

test('of two people the emotion in which they differ is named, with a ratio that both kinds of counting allow', () => {
  const said = (compared: Compared) => plain(fingerprintConclusion(apart(compared)))
  expect(said({ shares: [0.06, 0.022], strongest: [29, 10] })).toBe(
    'Among messages with a feeling, Ana’s show amusement nearly three times as often as Ben’s.',
  )
  expect(said({ shares: [0.022, 0.06], strongest: [10, 29], z: -4 })).toMatch(/, Ben’s show .* nearly three times as often as Ana’s\.$/)
  expect(said({ shares: [0.1, 0.05], strongest: [30, 15] })).toContain(' twice as often')
  expect(said({ shares: [0.1, 0.053], strongest: [30, 16] })).toContain(' nearly twice as often')
  expect(said({ shares: [0.1, 0.04], strongest: [30, 12] })).toContain(' more than twice as often')
  expect(said({ shares: [0.1, 0.03], strongest: [30, 9] })).toContain(' more than three times as often')
})

test('where messages and shares have different ratios, or no word fits, both shares are named', () => {
  const said = (compared: Compared) => plain(fingerprintConclusion(apart(compared)))
  for (const compared of [
    { shares: [0.06, 0.022], strongest: [22, 10] },
    { shares: [0.03, 0.022], strongest: [29, 10] },
  ] satisfies Compared[])
    expect(said(compared)).toMatch(/^Amusement is [36]% of Ana’s emotions, 2\.2% of Ben’s\.$/)
  expect(said({ shares: [0.6, 0.02], strongest: [180, 6] })).toBe('Amusement is 60% of Ana’s emotions, 2% of Ben’s.')
  expect(said({ shares: [0.06, 0], strongest: [18, 0] })).toBe('Amusement is 6% of Ana’s emotions, 0% of Ben’s.')
})

test('a difference that reads the same is not named, though the table says that it is beyond chance', () => {
  const same = apart({ shares: [0.121, 0.119] })
  expect(same.differing).toEqual([])
  expect(fingerprintTable(same).rows.map((row) => [row[0].shown, row[4].shown])).toContainEqual(['Amusement', 'Yes'])
  expect(fingerprintConclusion(same)).toBe(fingerprintSentence(same))
})

test('nothing is called chance where too little is felt to compare two people', () => {
  const few = apart({ z: null })
  expect(few.differing).toEqual([])
  expect(fingerprintTable(few).rows.map((row) => [row[0].shown, row[4].shown])).toContainEqual(['Amusement', '–'])
  const none = apart({ z: null, isAnyCompared: false })
  expect([none.differing, none.beyondChance]).toEqual([null, null])
  expect(fingerprintTable(none).columns.map(({ shown }) => shown)).toEqual(['Emotion', 'Together', 'Ana', 'Ben'])
})

test('the emotions in which two people differ come first, in the drawing and in the table, where a column says so', () => {
  const of = apart({})
  expect(fingerprintTable(of).columns.map(({ shown }) => shown)).toEqual(['Emotion', 'Together', 'Ana', 'Ben', 'Beyond chance'])
  expect(
    fingerprintTable(of)
      .rows.slice(0, 2)
      .map((row) => [row[0].shown, row[4].shown]),
  ).toEqual([
    ['Amusement', 'Yes'],
    ['Love', 'No'],
  ])
  const { marks, readings, height } = drawFingerprint(of, tokens, 328)
  const written = marks.flatMap((mark) => (mark.kind === 'label' ? [mark] : []))
  expect(written.filter(({ weight }) => weight === 600).map(({ text }) => text)).toEqual(['9%', '2%'])
  expect(readings.slice(0, 2).map(({ point }) => point.said)).toEqual(['Amusement, person 1: 9%', 'Amusement, person 2: 2%'])
  expect(height).toBe(drawFingerprint({ ...of, differing: [] }, tokens, 328).height)
})

test('every difference that has its figures has its bar in ink, and no other', () => {
  const of = apart({})
  const inkBars = (fingerprint: typeof of) =>
    drawFingerprint(fingerprint, tokens, 700).marks.flatMap((mark) =>
      mark.kind === 'shape' && mark.fill === 'ink' ? [...mark.path.matchAll(/M/g)] : [],
    ).length
  const [amusement] = of.differing ?? []
  expect(inkBars(of)).toBe(1)
  expect(inkBars({ ...of, differing: [amusement, { ...amusement, emotion: 'love' }] })).toBe(2)
})

test('shares over marks that are close do not touch', () => {
  for (const shares of [
    [0.13, 0.12],
    [0.12, 0.13],
  ] satisfies [number, number][]) {
    const { marks } = drawFingerprint(apart({ shares, z: shares[0] - shares[1] }), tokens, 328)
    const [one, other] = marks.flatMap((mark) => (mark.kind === 'label' && mark.weight === 600 ? [mark] : [])).sort((a, b) => a.x - b.x)
    expect([one.anchor, other.anchor]).toEqual(['end', 'start'])
    expect(other.x - one.x).toBeGreaterThanOrEqual(6)
  }
})
