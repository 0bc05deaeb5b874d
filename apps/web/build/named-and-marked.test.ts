import { everything } from '@convostat/engine/chat/selection'
import { chatFrom } from '@convostat/engine/testing/chat-of.ts'
import { feelingsOf } from '@convostat/engine/testing/felt-chat.ts'
import { randomNumbers } from '@convostat/engine/testing/random-chat.ts'
import { calendar } from '@convostat/figures/calendar/counted'
import { emotionFingerprint } from '@convostat/figures/emotion-fingerprint/counted'
import { heatmap } from '@convostat/figures/heatmap/counted'
import { timeseries } from '@convostat/figures/timeseries/counted'
import { DAY, HOUR } from '@convostat/format/seconds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCalendar } from '#charts/calendar.ts'
import { calendarRows } from '#charts/calendar-picture.ts'
import { drawnEmotions, fingerprintConclusion, fingerprintOf, fingerprintSentence } from '#charts/fingerprint.ts'
import { drawFingerprint } from '#charts/fingerprint-drawing.ts'
import { drawHeatmap } from '#charts/heatmap.ts'
import type { Drawing, Shape } from '#charts/marks.ts'
import { drawTimeseries } from '#charts/timeseries.ts'
import { drawUsage, usageSentence } from '#charts/usage-timeline.ts'
import { sayCalendar, sayHeatmap, sayTimeseries } from '#components/figure/sentences.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { tokens } from '#testing/chart-tokens.ts'

const first = Date.UTC(2021, 0, 20) / 1000
const everyone = { who: 'all' } as const

/** Some days in a row or far from each other, with a few messages each. */
const days = fc.array(
  fc.record({
    after: fc.oneof(fc.constant(1), fc.constant(1), fc.integer({ min: 0, max: 40 })),
    hour: fc.integer({ min: 0, max: 23 }),
    n: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 1, maxLength: 60 },
)
const chats = days.map((all) => {
  let day = 0
  const lines = all.flatMap(({ after, hour, n }) => {
    day += after
    return Array.from({ length: n }, (_, i) => ({ time: first + day * DAY + hour * HOUR + i, author: 'Ana', text: 'hi' }))
  })
  const chat = chatFrom(lines)
  return { chat, selection: everything(chat) }
})

const wax = ({ marks }: Drawing): Shape[] =>
  marks.filter((mark) => mark.kind === 'shape' && (mark.stroke ?? mark.fill) === 'wax') as Shape[]
const numbers = (path: string): number[] => Array.from(path.matchAll(/-?[\d.]+/g), ([n]) => Number(n))

/** Whether a point is within a line around corners. */
function isWithin(path: string, x: number, y: number): boolean {
  const all = numbers(path)
  const corners = Array.from({ length: all.length / 2 }, (_, i) => [all[2 * i], all[2 * i + 1]])
  return corners.reduce((is, [x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length]
    return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1) ? !is : is
  }, false)
}

/** The days that a calendar frames. */
const framedDays = (drawing: Drawing): string[] =>
  drawing.readings
    .filter(({ area }) => wax(drawing).some(({ path }) => isWithin(path, area.left + area.width / 2, area.top + area.height / 2)))
    .map(({ point }) => point.wanted.from ?? '')
    .sort()

test('the calendar frames the streak that its sentence names, on the screen and in a picture', () => {
  fc.assert(
    fc.property(chats, ({ chat, selection }) => {
      const answer = calendar.count(chat, selection)
      const framed = framedDays(drawCalendar(answer, tokens, 800))
      const sentence = sayCalendar(answer, everyone) ?? ''
      expect(framed.length > 0).toBe(sentence.includes('streak'))
      if (framed.length > 0) {
        expect(sentence).toContain(
          `${framed.length} ${framed.length === 1 ? 'day' : 'days'}, ${format.days(framed[0], framed[framed.length - 1])}.`,
        )
        expect(framed).toHaveLength(answer.remark?.longest_streak.days ?? 0)
      }
      expect(calendarRows(answer, tokens, 984).flatMap(framedDays).sort()).toEqual(framed)
    }),
  )
})

test('activity over time marks the month and the day that its sentence names', () => {
  fc.assert(
    fc.property(chats, fc.constantFrom(328, 800), ({ chat, selection }, width) => {
      const answer = timeseries.count(chat, selection)
      const drawing = drawTimeseries(answer, tokens, width)
      const sentence = sayTimeseries(answer, everyone)
      const [strip] = wax(drawing).filter(({ fill, stroke }) => fill === 'wax' && stroke === undefined)
      const busiest = drawing.readings.flatMap(({ point }, i) => (point.said.endsWith('(busiest day)') ? [answer.days[i]] : []))
      expect(busiest).toHaveLength(sentence === null ? 0 : 1)
      if (sentence !== null) expect(sentence).toContain(format.day(busiest[0]))
      const under = drawing.readings.flatMap(({ x }, i) => {
        if (!strip) return []
        const [left, , width] = numbers(strip.path)
        return x > left && x < left + width ? [answer.days[i]] : []
      })
      const months = new Set(answer.days.map((day) => day.slice(0, 7)))
      expect(new Set(under.map((day) => day.slice(0, 7))).size).toBe(months.size > 1 ? 1 : 0)
      if (under.length > 0) {
        expect(under).toEqual(answer.days.filter((day) => day.startsWith(under[0].slice(0, 7))))
        expect(sentence).toContain(format.month(under[0]))
      }
    }),
  )
})

test('the hours of the week frame the hour that their sentence names', () => {
  fc.assert(
    fc.property(chats, ({ chat, selection }) => {
      const answer = heatmap.count(chat, selection)
      const drawing = drawHeatmap(answer, tokens, 800)
      const sentence = sayHeatmap(answer, everyone)
      const [frame] = wax(drawing)
      expect(frame === undefined).toBe(sentence === null)
      if (frame === undefined) return
      const [left, top, width, height] = numbers(frame.path)
      const within = drawing.readings.filter(({ area: a }) => {
        const [x, y] = [a.left + a.width / 2, a.top + a.height / 2]
        return x > left && x < left + width && y > top && y < top + height
      })
      const [{ row, column }] = within
      expect(within).toHaveLength(1)
      expect(sentence).toContain(`${format.weekdays.long[row]}s at ${format.hour(column)}`)
    }),
  )
})

test('the months of a keyword mark the one that their sentence names, and none where it names none', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 }), (given) => {
      const months = [...given, 1].map((count, i) => ({ month: `2021-${String(i + 1).padStart(2, '0')}`.replace('-13', '-12'), count }))
      const usage = { months: months.slice(0, 12), messages: months.reduce((sum, { count }) => sum + count, 0) }
      const drawing = drawUsage(usage, tokens, 800)
      const marked = drawing.readings.flatMap(({ x }, i) => {
        const is = wax(drawing).some(({ path }) => x > numbers(path)[0] && x < numbers(path)[0] + numbers(path)[2])
        return is ? [usage.months[i]] : []
      })
      const sentence = usageSentence(usage) ?? ''
      expect(marked.map(({ month }) => format.month(month))).toEqual(sentence.includes('has the most') ? [sentence.split(' has')[0]] : [])
    }),
  )
})

/** A chat of some people, whose likings for some positive emotions differ, or are the same. */
function feltChat(people: readonly string[], messages: number, seed: number, areAlike = false) {
  const random = randomNumbers(seed)
  const named = ['joy', 'love', 'gratitude', 'amusement', 'admiration'] as const
  const likings = people.map(() => named.map(() => random() ** 2))
  const lines = Array.from({ length: messages }, (_, i) => {
    const author = i < people.length ? i : Math.floor(random() * people.length)
    const drawn = likings[areAlike ? 0 : author].map((liking) => liking * random())
    return { author, emotion: named[drawn.indexOf(Math.max(...drawn))] }
  })
  const chat = chatFrom(lines.map(({ author }, i) => ({ time: first + i * HOUR, author: people[author], text: 'hi' })))
  const feelings = feelingsOf(lines.map(({ emotion }) => ({ score: 0.5, [emotion]: 0.8 })))
  return emotionFingerprint.count(chat, everything(chat), {}, feelings)
}

test('the fingerprint of two people marks the emotion and colors the people that its sentence names, and grays two who do not differ', () => {
  const seen = { differing: 0, alike: 0, notCompared: 0 }
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 800 }), fc.boolean(), fc.constantFrom(328, 800), (seed, messages, areAlike, width) => {
      const people = ['Ana', 'Ben']
      const of = fingerprintOf(feltChat(people, messages, seed, areAlike), (name) => people.indexOf(name))
      const drawing = drawFingerprint(of, tokens, width)
      const sentence = fingerprintConclusion(of) ?? ''
      const marked = drawing.marks
        .filter((mark) => mark.kind === 'shape')
        .filter(({ fill }) => fill === 'ink')
        .map(({ path }) => numbers(path)[1])
      const colored = drawing.marks.filter(
        ({ kind, ...mark }) => kind === 'shape' && 'fill' in mark && tokens.people.includes(mark.fill ?? ''),
      )
      const { differing } = of
      // Where too little is felt to compare them, both are in color, and neither is named.
      expect(colored).toHaveLength(2 * (differing ?? of.emotions).length)
      expect(marked).toHaveLength(Math.min(1, differing?.length ?? 0))
      if (!differing?.length) {
        seen[differing ? 'alike' : 'notCompared']++
        expect(sentence).toBe(fingerprintSentence(of) ?? '')
        return
      }
      seen.differing++
      const under = drawing.readings.filter(({ y }) => Math.abs(y - marked[0]) < 4)
      const [emotion] = new Set(under.map(({ row }) => drawnEmotions(of)[row].emotion))
      expect(new Set(under.map(({ row }) => row)).size).toBe(1)
      expect(sentence.toLowerCase()).toContain(sayEmotionalInsights.emotions[emotion].toLowerCase())
      // The one with more of it is named first, and is further along.
      const [one, other] = under.map(({ x }) => x)
      expect(sentence.indexOf('Ana') < sentence.indexOf('Ben')).toBe(one > other === (of.people[0].person === 'Ana'))
    }),
  )
  expect(Math.min(seen.differing, seen.alike, seen.notCompared)).toBeGreaterThan(5)
})

test('the fingerprint of three people compares no two of them', () => {
  const people = ['Ana', 'Ben', 'Cleo']
  const of = fingerprintOf(feltChat(people, 600, 1), (name) => people.indexOf(name))
  expect(of.differing).toBeNull()
  expect(drawFingerprint(of, tokens, 800).marks.filter((mark) => 'fill' in mark && mark.fill === 'ink')).toEqual([])
})
