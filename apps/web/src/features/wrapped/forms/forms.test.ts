import fc from 'fast-check'
import { expect, test } from 'vitest'
import { example } from '../example.ts'
import { plainVoice } from '../voices.ts'
import { drawForm } from './draw.ts'
import { widthOf } from './fitted.ts'
import type { Form, FormKind } from './form.ts'
import { formOf } from './form-of.ts'
import { fromAfar } from './from-afar.ts'
import type { DrawnForm, Mark } from './mark.ts'
import { ratioOf } from './ratio.ts'

const [, , night] = example.slides
const part = fc.double({ min: 0, max: 1, noNaN: true })
const name = fc.oneof(
  fc.constantFrom('Ana', 'Maya Bellini', 'محمد عبد الرحمن', 'सुप्रभात मेरे दोस्त', '田中さくら', '👩‍👩‍👧', 'x'.repeat(60)),
  fc.string({ maxLength: 20 }),
)
const share = fc.record({ label: name, said: fc.constantFrom('1', '4,865', '12.5 min', name.toString().slice(0, 3)), part })
const shares = (least: number, most: number) => fc.array(share, { minLength: least, maxLength: most })
const brief = ['M', 'T', 'W', 'T', 'F', 'S', 'S']

/** Any data of each form. */
const anyOf: { readonly [K in FormKind]: fc.Arbitrary<Extract<Form, { form: K }>> } = {
  calendar: fc.tuple(fc.array(part, { minLength: 2, maxLength: 900 }), fc.nat(6)).map(([parts, first]) => ({
    form: 'calendar',
    days: parts.map((part, i) => ({ weekday: (first + i) % 7, part, name: i % 30 === 0 ? 'Oct' : '' })),
  })),
  clock: fc
    .array(part, { minLength: 24, maxLength: 24 })
    .map((parts) => ({ form: 'clock', hours: parts.map((part, i) => ({ part, isLit: i < 6, name: i % 6 === 0 ? `${i} AM` : '' })) })),
  race: shares(1, 6).map((lanes) => ({ form: 'race', lanes })),
  bubbles: shares(2, 2).map((people) => ({ form: 'bubbles', people })),
  field: fc.integer({ min: 1, max: 600 }).map((shown) => ({ form: 'field', emoji: '😂', shown })),
  grid: fc
    .tuple(fc.array(fc.array(fc.nat(90), { minLength: 24, maxLength: 24 }), { minLength: 7, maxLength: 7 }), fc.nat(23))
    .map(([cells, framed]) => ({
      form: 'grid',
      cells,
      framed,
      weekdays: brief,
      hours: [0, 6, 12, 18].map((at) => ({ at, name: `${at}` })),
    })),
  speeds: fc.array(name, { minLength: 1, maxLength: 6 }).map((names) => ({
    form: 'speeds',
    classes: ['fast', 'hour', 'day', 'later'],
    people: names.map((label) => ({ label, parts: [0.5, 0.2, 0.2, 0.1] })),
  })),
  columns: fc.array(part, { minLength: 2, maxLength: 31 }).map((parts) => ({
    form: 'columns',
    steps: parts.map((part, i) => ({ part, name: i % 9 === 0 ? 'Jun 22, 2024' : '', isMost: i === 0 })),
  })),
  words: shares(1, 6).map((words) => ({ form: 'words', words })),
  strokes: fc.array(part, { minLength: 2, maxLength: 48 }).map((steps) => ({ form: 'strokes', steps, from: 'Jun 22', to: 'Jun 23' })),
  bar: shares(1, 8).map((people) => ({ form: 'bar', people })),
  cascade: fc.array(part, { minLength: 3, maxLength: 48 }).map((parts) => ({ form: 'cascade', parts })),
  hundred: fc.integer({ min: 0, max: 100 }).map((filled) => ({ form: 'hundred', filled })),
  sun: fc.array(fc.nat(90), { minLength: 24, maxLength: 24 }).map((hours) => ({ form: 'sun', hours })),
  silence: fc
    .array(fc.nat(30), { minLength: 1, maxLength: 12 })
    .map((days) => ({ form: 'silence', before: days, after: [...days].reverse(), said: '9 days' })),
  sheets: fc.tuple(fc.nat(400), fc.nat(9)).map(([lines, usual]) => ({ form: 'sheets', lines, usual })),
  hearts: fc
    .array(part, { minLength: 1, maxLength: 120 })
    .map((parts) => ({ form: 'hearts', months: parts.map((part, i) => ({ part, name: i % 12 === 0 ? 'January 2024' : '' })) })),
  pages: fc.integer({ min: 1, max: 5000 }).map((pages) => ({ form: 'pages', pages })),
  timeline: fc
    .array(name, { minLength: 1, maxLength: 5 })
    .map((all) => ({ form: 'timeline', rows: all.map((label) => ({ label, said: 'May 28, 2023' })) })),
  month: fc
    .tuple(fc.nat(6), fc.integer({ min: 28, max: 31 }))
    .map(([first, days]) => ({ form: 'month', name: 'May 2023', first, days, marked: 28, weekdays: brief })),
  discs: shares(1, 8).map((people) => ({ form: 'discs', people })),
}
const anyForm: fc.Arbitrary<Form> = fc.oneof(...Object.values(anyOf))
const anyRoom = fc.record({ width: fc.integer({ min: 220, max: 960 }), height: fc.integer({ min: 120, max: 900 }) })

/** How far a mark reaches across: [from, to]. The absolute points of a path are not looked at. */
function across(mark: Mark): [number, number] | null {
  if (mark.kind === 'rect') return [mark.x, mark.x + mark.width]
  if (mark.kind === 'circle') return [mark.x - mark.radius, mark.x + mark.radius]
  if (mark.kind === 'path') return null
  const wide = widthOf(mark.text, mark.size)
  const from = mark.anchor === 'start' ? mark.x : mark.anchor === 'end' ? mark.x - wide : mark.x - wide / 2
  return [from, from + wide]
}

test('every form keeps to its width, is written in letters one can read, and is the same each time', () => {
  fc.assert(
    fc.property(anyForm, anyRoom, (form, { width, height }) => {
      const drawn = drawForm(form, width, height)
      expect(drawForm(form, width, height)).toEqual(drawn)
      for (const mark of drawn.marks) {
        const [from, to] = across(mark) ?? [0, 0]
        expect([form.form, mark.kind, from >= -6 && to <= width + 6]).toEqual([form.form, mark.kind, true])
        if (mark.kind === 'text' && mark.face === 'plain') expect(mark.size).toBeGreaterThanOrEqual(13)
        expect(JSON.stringify(mark)).not.toMatch(/null|NaN/)
      }
      expect(ratioOf(form)).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
})

test('what enters together is at most a few dozen layers, in order from the first', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const layers = new Set(drawForm(form, 360, 300).marks.map(({ nth }) => nth))
      expect(layers.size).toBeLessThanOrEqual(12)
    }),
  )
})

test('a streak has a square a day, larger where more was written', () => {
  const days = [0.1, 1, 0.5, 0].map((part, i) => ({ weekday: i, part, name: '' }))
  const sides = drawForm({ form: 'calendar', days }, 320, 200).marks.map((mark) => (mark.kind === 'rect' ? mark.width : 0))
  expect(sides).toHaveLength(4)
  expect([sides[1] > sides[2], sides[2] > sides[0], sides[0] > sides[3]]).toEqual([true, true, true])
})

test('the night is lit on the clock, and nothing else', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ part: 0.5, isLit: hour >= 22 || hour < 6, name: '' }))
  const wedges = drawForm({ form: 'clock', hours }, 320, 320).marks.slice(0, 24)
  expect(wedges.map(({ tone }) => tone === 'accent')).toEqual(hours.map(({ isLit }) => isLit))
})

test('a field has as many emoji as were sent', () => {
  for (const shown of [1, 7, 143, 600]) expect(drawForm({ form: 'field', emoji: '😂', shown }, 330, 280).marks).toHaveLength(shown)
})

const textsOf = ({ marks }: DrawnForm) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))

test('each month of a streak has its name, also where it begins with a month’s last days, and none is over another', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 18_000, max: 19_500 }),
      fc.integer({ min: 2, max: 150 }),
      fc.integer({ min: 310, max: 900 }),
      (first, count, width) => {
        const days = Array.from({ length: count }, (_, i) => ({
          date: new Date((first + i) * 86_400_000).toISOString().slice(0, 10),
          messages: 1,
        }))
        const form = formOf({ ...night, kind: 'streak', days }, plainVoice(false))
        if (form?.form !== 'calendar') throw new Error('a streak is a calendar')
        const months = new Set(days.map(({ date }) => date.slice(0, 7)))
        const names = textsOf(drawForm(form, width, ratioOf(form) * width))
        expect(names).toHaveLength(months.size)
        for (const [i, name] of names.entries())
          for (const other of names.slice(i + 1).filter(({ y }) => y === name.y))
            expect(other.x).toBeGreaterThanOrEqual(name.x + widthOf(name.text, name.size))
      },
    ),
  )
})

const longNames = [
  'Annabelle Konstantinopoulou-Smith',
  'عمر بن عبد الرحمن الخطيب',
  'Bartholomew Featherstonehaugh',
  'Ana',
  '田中さくら',
  'Krishnamurthy Venkatasubramanian',
]
const letters = (text: string): string => text.replaceAll(/[\s\u2066-\u2069]/g, '')

test('people are named in full: in discs, bubbles or a bar where their names have room, else in lanes', () => {
  const anyPeople = fc.array(fc.tuple(fc.constantFrom(...longNames), fc.integer({ min: 1, max: 900 })), { minLength: 2, maxLength: 9 })
  fc.assert(
    fc.property(
      fc.constantFrom('people', 'openers', 'balance', 'own_words'),
      anyPeople,
      fc.integer({ min: 310, max: 900 }),
      (kind, all, width) => {
        const people = [...all].sort(([, a], [, b]) => b - a).map(([name, value]) => ({ name, value }))
        const figure = kind === 'balance' ? people[1].value / people[0].value : people.length
        const words = people.slice(0, 6).map(({ name, value }) => ({ word: 'wellingtons', count: value, person: name }))
        const form = formOf({ ...night, kind, figure, people, words, facts: {} }, plainVoice(false))
        if (form === null) throw new Error('people have a form')
        const drawn = drawForm(form, width, ratioOf(form) * width)
        const said = letters(
          textsOf(drawn)
            .map(({ text }) => text)
            .join(''),
        )
        const named = { balance: people.slice(0, 2), own_words: people.slice(1, 6) }
        for (const { name } of kind === 'balance' || kind === 'own_words' ? named[kind] : people) expect(said).toContain(letters(name))
      },
    ),
  )
})

test('moments are rows in order of time, and their line and dots cross no words', () => {
  fc.assert(
    fc.property(anyOf.timeline, anyRoom, (form, { width, height }) => {
      const { marks } = drawForm(form, width, height)
      const names = textsOf({ width, height, by: 'fade', marks }).filter(({ weight }) => weight === 600)
      expect(names.map(({ y }) => y)).toEqual(names.map(({ y }) => y).toSorted((a, b) => a - b))
      const drawn = marks.flatMap((mark): number[] =>
        mark.kind === 'circle'
          ? [mark.x + mark.radius]
          : mark.kind === 'path'
            ? [...mark.path.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x) + 1)
            : [],
      )
      for (const mark of textsOf({ width, height, by: 'fade', marks })) {
        const [from] = across(mark) ?? [0]
        for (const to of drawn) expect(from).toBeGreaterThan(to)
      }
    }),
  )
})

test('of a mood only what its sentence compares is drawn, and the month has more than the whole chat', () => {
  fc.assert(
    fc.property(part, part, (share, usual) => {
      const form = formOf({ ...night, kind: 'mood', date: '2023-03-01', facts: { share, usual } }, plainVoice(false))
      if (form === null) expect(Math.round(1000 * share)).toBeLessThanOrEqual(Math.round(1000 * usual) + 10)
      else if (form.form !== 'race') throw new Error('a mood is lanes')
      else {
        expect(form.lanes).toHaveLength(2)
        expect([form.lanes[0].label, form.lanes[0].part > form.lanes[1].part]).toEqual(['March 2023', true])
      }
    }),
  )
})

test('two people keep their colors from scene to scene: the first has the ink, the second the accent, in bubbles and in bars', () => {
  const names = ['Ana', 'Ben']
  const shares = names.map((label) => ({ label, said: '9', part: 0.9 }))
  const bubbles = drawForm({ form: 'bubbles', people: shares }, 560, 400).marks
  const parts = [0.4, 0.3, 0.2, 0.1]
  const bars = drawForm({ form: 'speeds', classes: ['a', 'b', 'c', 'd'], people: names.map((label) => ({ label, parts })) }, 560, 300).marks
  for (const [i, tone] of (['ink', 'accent'] as const).entries()) {
    expect(bubbles.filter((mark) => mark.kind === 'circle' && mark.nth === i).map((mark) => mark.tone)).toEqual([tone])
    expect(bars.filter((mark) => mark.kind === 'rect' && mark.nth === i).map((mark) => mark.tone)).toEqual([tone, tone, tone, tone])
  }
  // What each class looks like is shown in both colors.
  expect(bars.filter((mark) => mark.kind === 'rect' && mark.nth === 2).map((mark) => mark.tone)).toEqual(
    Array(4).fill(['ink', 'accent']).flat(),
  )
})

test.each(Object.keys(anyOf) as FormKind[])('from afar a %s has no letters but an emoji', (kind) => {
  fc.assert(
    fc.property(anyOf[kind] as fc.Arbitrary<Form>, (form) => {
      const marks = fromAfar(form, drawForm(form, 240, 160).marks)
      expect(marks.flatMap((mark) => (mark.kind === 'text' ? mark.face : []))).toEqual(kind === 'field' ? ['emoji'] : [])
      for (const mark of marks) if (mark.kind === 'rect') expect(Number.isFinite(mark.x + mark.y + mark.width + mark.height)).toBe(true)
    }),
    { numRuns: 20 },
  )
  expect(fromAfar(fc.sample(anyOf[kind] as fc.Arbitrary<Form>, 1)[0], [])).toHaveLength(kind === 'field' ? 1 : 0)
})
