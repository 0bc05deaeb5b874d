import type { Contract, Emotion, Output } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
import { figures } from '@convostat/figures'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { hueOf, isHatched } from '#ui/person-color.ts'
import { below, beside, plotArea } from './axes.ts'
import { circle, type Drawing, line, type Reading, rectangles, type Shape } from './marks.ts'
import { type Table, text } from './table.ts'
import type { ChartTokens } from './tokens.ts'

const { emotions: names, fingerprint: words } = sayEmotionalInsights

type FingerprintAnswer = Output<Contract['emotion']['fingerprint']>

/** This many people have their own dot; the others are in the table. */
const shownPeople = 6

/** What was felt in a chat: the share of each emotion, strongest first, together and by person. */
export interface Fingerprint {
  emotions: readonly { emotion: Emotion; share: number }[]
  /** Of all talk, 0 to 1: what contains no emotion. */
  neutralShare: number
  /** Scored ones. */
  messages: number
  /** Most scored messages first. */
  people: readonly { person: string; place: number; shares: Readonly<Record<Emotion, number>> }[]
}

export const fingerprintOf = (answer: FingerprintAnswer, placeOf: (name: string) => number): Fingerprint => ({
  emotions: Object.entries(answer.emotions)
    .map(([emotion, share]) => ({ emotion: emotion as Emotion, share }))
    .sort((one, other) => other.share - one.share),
  neutralShare: answer.neutral_share ?? 0,
  messages: answer.messages,
  people: answer.people
    .filter(({ messages }) => messages > 0)
    .map(({ person, emotions }) => ({ person, place: placeOf(person), shares: emotions })),
})

/** The people who have a dot. One alone is all there is. */
export const dottedPeople = ({ people }: Fingerprint): Fingerprint['people'] => (people.length > 1 ? people.slice(0, shownPeople) : [])

const margin = { right: 16, top: 6, bottom: 34 }
/** Room for the longest name of an emotion, in pixels. */
const namesWidth = 12 + 8 * largest(Object.values(names).map(({ length }) => length))
/** Of which shares a line stands for one. */
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5]
const rowHeight = 34

export const fingerprintHeight = ({ emotions }: Pick<Fingerprint, 'emotions'>): number =>
  margin.top + margin.bottom + rowHeight * emotions.length

/** A bar an emotion for everyone together, and on it a dot for each person. People have no names in the drawing: they may contain anything. */
export function drawFingerprint(fingerprint: Fingerprint, tokens: ChartTokens, width: number): Drawing {
  const { emotions } = fingerprint
  const dotted = dottedPeople(fingerprint)
  const height = fingerprintHeight(fingerprint)
  const area = plotArea(width, height, { ...margin, left: namesWidth })
  const spread = 0.42 / Math.max(2, dotted.length)
  const most = largest([...emotions.map(({ share }) => share), ...dotted.flatMap(({ shares }) => Object.values(shares))], 0.1)
  const end = most * 1.06
  const step = steps.find((each) => each >= end / (width < 520 ? 4 : 6)) ?? 0.5
  const placeOf = (share: number) => area.left + (area.width * share) / end
  const middleOf = (row: number) => area.top + rowHeight * (row + 0.5)
  const lines = Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => ({ at: placeOf(i * step), label: format.percent(i * step) }))
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
  const dots = dotted.flatMap(({ shares }, i) =>
    emotions.map(({ emotion }, row): Reading => {
      const [x, y] = [placeOf(shares[emotion]), middleOf(row + spread * (i - (dotted.length - 1) / 2))]
      const point = { said: words.hintOf({ emotion: names[emotion], person: i + 1, share: shares[emotion] }), ...noMessages }
      return { area: { left: x - 8, top: y - 8, width: 16, height: 16 }, x, y, column: i + 1, row, point }
    }),
  )
  return {
    width,
    height,
    marks: [
      ...lines.map(({ at }, i) => line(at, area.top, at, area.top + area.height, i === 0 ? tokens.faint : tokens.line)),
      ...rectangles(
        shares.map(({ x, y }) => ({
          area: { left: area.left, top: y - rowHeight / 4, width: x - area.left, height: rowHeight / 2 },
          fill: tokens.heat[2],
        })),
      ),
      ...dots.map(({ x, y, column }) => dot(x, y, dotted[column - 1].place, tokens)),
      ...below(area, lines, tokens, width),
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

/** A share of emotions is not a number of messages. */
const noMessages = { messages: 0, wanted: {} }

/** A person's dot, hollow where two have the same color. */
function dot(x: number, y: number, place: number, tokens: ChartTokens): Shape {
  const color = tokens.people[hueOf(place)]
  return isHatched(place)
    ? { kind: 'shape', path: circle(x, y, 5.5), fill: tokens.paper, stroke: color, strokeWidth: 3 }
    : { kind: 'shape', path: circle(x, y, 6), fill: color, stroke: tokens.paper, strokeWidth: 1.5 }
}

/** Emotions less than a percentage point apart are about as strong. */
const leastLead = 0.01

/** Whether neither of two shares is said to be the greater. */
export const isTie = (one: number, other: number): boolean => Math.round(1e6 * Math.abs(one - other)) < 1e6 * leastLead

/** Which emotions lead; where they are about as strong as others, that. Null where nothing was felt. */
export function fingerprintSentence({ emotions, messages }: Pick<Fingerprint, 'emotions' | 'messages'>): string | null {
  const [first, second, third] = emotions
  if (!first || !second || first.share === 0) return null
  if (figures.emotionFingerprint.isTooLittle({ messages })) return words.tooLittle({ messages })
  const isSecondAlone = !third || !isTie(second.share, third.share)
  if (isTie(first.share, second.share) && third && isTie(first.share, third.share)) return words.noneLeads
  const [one, other, shares] = [first.emotion, second.emotion, [first.share, second.share]] as const
  if (isTie(first.share, second.share)) return words.equal({ first: one, second: other, shares })
  return isSecondAlone && second.share > 0
    ? words.sentence({ first: one, second: other, shares })
    : words.one({ emotion: one, share: first.share })
}

/** A row an emotion, a column for everyone and one for each person. */
export const fingerprintTable = ({ emotions, people }: Fingerprint): Table => ({
  columns: [text(words.columns.emotion), text(words.columns.together), ...people.map(({ person }) => text(person))],
  rows: emotions.map(({ emotion, share }) => [
    { value: emotion, shown: names[emotion] },
    { value: share, shown: format.percent(share) },
    ...people.map(({ shares }) => ({ value: shares[emotion], shown: format.percent(shares[emotion]) })),
  ]),
})
