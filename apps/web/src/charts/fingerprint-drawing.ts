import { largest } from '@convostat/api/extremes'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { hueOf } from '#ui/person-color.ts'
import { below, beside, plotArea } from './axes.ts'
import { dottedPeople, drawnEmotions, type Fingerprint } from './fingerprint.ts'
import { markPath, markShapes } from './mark-shapes.ts'
import { type Area, type Drawing, label, line, type Mark, type Reading, rectangles, type Shape } from './marks.ts'
import type { ChartTokens } from './tokens.ts'

const { emotions: names, fingerprint: words } = sayEmotionalInsights

const margin = { right: 16, top: 6, bottom: 34 }
/** Room for the longest name of an emotion, in pixels. */
const namesWidth = 12 + 8 * largest(Object.values(names).map(({ length }) => length))
/** Of which shares a line stands for one. */
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5]
const rowHeight = 34
/** A row in which two people differ has its figures over its marks, and is this many times as high as the others. */
const stretched = 1.5
/** How wide the place is in which a mark can be pointed at. */
const markRoom = 16

/** The same whether two people differ or not, so that nothing moves when that is known. */
export const fingerprintHeight = ({ emotions }: Pick<Fingerprint, 'emotions'>): number =>
  margin.top + margin.bottom + rowHeight * emotions.length

/** The shares of a drawing as places across it, and a grid of lines for some of them, each named below. */
function scaleOf(fingerprint: Fingerprint, area: Area, tokens: ChartTokens, width: number, mostLines: number) {
  const most = largest(
    [...fingerprint.emotions.map(({ share }) => share), ...dottedPeople(fingerprint).flatMap(({ shares }) => Object.values(shares))],
    0.1,
  )
  const end = most * 1.06
  const step = steps.find((each) => each >= end / mostLines) ?? 0.5
  const placeOf = (share: number) => area.left + (area.width * share) / end
  const lines = Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => ({ at: placeOf(i * step), label: format.percent(i * step) }))
  const grid: Mark[] = [
    ...lines.map(({ at }, i) => line(at, area.top, at, area.top + area.height, i === 0 ? tokens.faint : tokens.line)),
    ...below(area, lines, tokens, width),
  ]
  return { placeOf, grid }
}

/** Where two people differ beyond chance, that; else a bar an emotion. People have no names in the drawing: they may contain anything. */
export function drawFingerprint(fingerprint: Fingerprint, tokens: ChartTokens, width: number): Drawing {
  return fingerprint.differing?.length ? drawDifferences(fingerprint, tokens, width) : drawShares(fingerprint, tokens, width)
}

/** A bar an emotion for everyone together, and on it a mark for each person: two that do not differ are a gray circle and a gray square. */
function drawShares(fingerprint: Fingerprint, tokens: ChartTokens, width: number): Drawing {
  const { emotions, differing } = fingerprint
  const dotted = dottedPeople(fingerprint)
  const height = fingerprintHeight(fingerprint)
  const area = plotArea(width, height, { ...margin, left: namesWidth })
  const spread = 0.42 / Math.max(2, dotted.length)
  const { placeOf, grid } = scaleOf(fingerprint, area, tokens, width, width < 520 ? 4 : 6)
  const middleOf = (row: number) => area.top + rowHeight * (row + 0.5)
  const shares = emotions.map(({ emotion, share }, row): Reading => {
    const point = { said: words.hint({ emotion: names[emotion], share }), ...noMessages }
    const top = area.top + rowHeight * row
    return {
      area: { left: area.left, top, width: area.width, height: rowHeight },
      x: placeOf(share),
      y: middleOf(row),
      column: 0,
      row,
      point,
    }
  })
  // A little apart, so that who felt as much is not hidden.
  const dots = dotted.flatMap((person, i) =>
    emotions.map(({ emotion }, row) => {
      const y = middleOf(row + spread * (i - (dotted.length - 1) / 2))
      return readingOf(fingerprint, person, { emotion, x: placeOf(person.shares[emotion]), y, column: i + 1, row })
    }),
  )
  return {
    width,
    height,
    marks: [
      ...grid,
      ...rectangles(
        shares.map(({ x, y }) => ({
          area: { left: area.left, top: y - rowHeight / 4, width: x - area.left, height: rowHeight / 2 },
          fill: tokens.heat[2],
        })),
      ),
      ...dots.map(({ x, y, column }) =>
        differing ? quietMark(x, y, column - 1, tokens) : personMark(x, y, column - 1, dotted[column - 1].place, tokens, 6),
      ),
      ...beside(
        area,
        emotions.map(({ emotion }, row) => ({ at: middleOf(row), label: names[emotion] })),
        tokens,
        { color: tokens.ink, size: 15 },
      ),
    ],
    readings: [...shares, ...dots],
  }
}

/**
 * A circle and a square for two people in each row, a bar between them. Where they differ beyond chance they are in color, with
 * their shares and the bar in ink, and first; the one that the sentence names is the first of these. The others are gray.
 */
function drawDifferences(fingerprint: Fingerprint, tokens: ChartTokens, width: number): Drawing {
  const [first, second] = dottedPeople(fingerprint)
  const differ = fingerprint.differing?.length ?? 0
  const emotions = drawnEmotions(fingerprint)
  const height = fingerprintHeight(fingerprint)
  const area = plotArea(width, height, { ...margin, left: namesWidth })
  const { placeOf, grid } = scaleOf(fingerprint, area, tokens, width, 4)
  const quietHeight = area.height / (emotions.length + (stretched - 1) * differ)
  const rows = emotions.map(({ emotion }, row) => {
    const isApart = row < differ
    const top = area.top + quietHeight * (Math.min(row, differ) * stretched + Math.max(0, row - differ))
    const rowHeight = isApart ? stretched * quietHeight : quietHeight
    const y = top + (isApart ? 0.64 : 0.5) * rowHeight
    const [x, other] = [first, second].map(({ shares }) => placeOf(shares[emotion]))
    // Marks that would hide each other are one above the other.
    const isClose = Math.abs(x - other) < markRoom
    const [ofFirst, ofSecond] = isClose ? [y - rowHeight / 6, y + rowHeight / 6] : [y, y]
    return { emotion, isApart, isClose, rowHeight, y, ofFirst, ofSecond, x, other }
  })
  return {
    width,
    height,
    marks: [
      ...grid,
      ...rectangles(
        rows.map(({ x, other, y, isApart }) => {
          const thick = isApart ? 5 : 2
          return {
            area: { left: Math.min(x, other), top: y - thick / 2, width: Math.abs(x - other), height: thick },
            fill: isApart ? tokens.ink : tokens.line,
          }
        }),
      ),
      ...rows.flatMap(({ emotion, isApart, x, other, y, ofFirst, ofSecond }) =>
        isApart
          ? [
              personMark(x, ofFirst, 0, first.place, tokens),
              personMark(other, ofSecond, 1, second.place, tokens),
              ...figures({ x, other, y, shares: [first, second].map(({ shares }) => shares[emotion]) }, tokens),
            ]
          : [quietMark(x, ofFirst, 0, tokens), quietMark(other, ofSecond, 1, tokens)],
      ),
      ...rows.flatMap(({ emotion, isApart, y }) =>
        beside(area, [{ at: y, label: names[emotion] }], tokens, { color: isApart ? tokens.ink : tokens.faint, size: 15 }),
      ),
    ],
    readings: rows.flatMap(({ emotion, isClose, rowHeight, x, other, y, ofFirst, ofSecond }, row) => {
      const half = rowHeight / 2
      const [one, two] = [
        readingOf(fingerprint, first, { emotion, x, y: ofFirst, column: 1, row }),
        readingOf(fingerprint, second, { emotion, x: other, y: ofSecond, column: 2, row }),
      ]
      if (!isClose) return [one, two]
      return [
        { ...one, area: { ...one.area, top: y - half, height: half } },
        { ...two, area: { ...two.area, top: y, height: half } },
      ]
    }),
  }
}

/** The shares over the marks of a row, apart from each other where the marks are close. */
function figures({ x, other, y, shares }: { x: number; other: number; y: number; shares: number[] }, tokens: ChartTokens): Mark[] {
  const middle = (x + other) / 2
  return [x, other].map((at, i) => {
    const isLeft = i === 0 ? x < other : other <= x
    const written = { anchor: isLeft ? ('end' as const) : ('start' as const), weight: 600 }
    const from = isLeft ? Math.min(at + 12, middle - 3) : Math.max(at - 12, middle + 3)
    return label(format.percent(shares[i]), from, y - 12, tokens.ink, written)
  })
}

interface Placed {
  emotion: Fingerprint['emotions'][number]['emotion']
  x: number
  y: number
  column: number
  row: number
}

/** A person's mark, which can be pointed at. */
function readingOf({ people }: Fingerprint, person: Fingerprint['people'][number], { emotion, ...at }: Placed): Reading {
  const said = words.hintOf({ emotion: names[emotion], person: people.indexOf(person) + 1, share: person.shares[emotion] })
  return {
    area: { left: at.x - markRoom / 2, top: at.y - markRoom / 2, width: markRoom, height: markRoom },
    ...at,
    point: { said, ...noMessages },
  }
}

/** A share of emotions is not a number of messages. */
const noMessages = { messages: 0, wanted: {} }

/** The first person is a circle, the second a square; the others have other shapes. */
const markOf = (which: number, x: number, y: number, radius: number): string => markPath[markShapes[which]](x, y, radius)

const personMark = (x: number, y: number, which: number, place: number, tokens: ChartTokens, radius = 7.5): Shape => ({
  kind: 'shape',
  path: markOf(which, x, y, radius),
  fill: tokens.people[hueOf(place)],
  stroke: tokens.paper,
  strokeWidth: 1.5,
})

/** The same where chance explains the difference. */
const quietMark = (x: number, y: number, which: number, tokens: ChartTokens): Shape => ({
  kind: 'shape',
  path: markOf(which, x, y, 5),
  fill: tokens.neutral,
  stroke: tokens.paper,
  strokeWidth: 1.5,
})
