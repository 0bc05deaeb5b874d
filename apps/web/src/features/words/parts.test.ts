import { examples } from '@convostat/figures/examples'
import { expect, test, vi } from 'vitest'
import { SvgPen, xmlText } from '#charts/svg-pen.ts'
import { tokens } from '#testing/chart-tokens.ts'
import { paintedBy, paper } from '#testing/paper.ts'
import type { Comparison, LinkList, PersonStyle, Style, Topics } from './answers.ts'
import { cloudPart } from './cloud/cloud-image.ts'
import { comparedPart } from './compared-part.ts'
import { linksPart } from './links-part.ts'
import { phrasesPart } from './phrases-part.ts'
import { stylePart } from './style-part.ts'
import { topicsPart } from './topics-part.ts'

vi.stubGlobal(
  'OffscreenCanvas',
  class {
    getContext = () => paper().context
  },
)

const width = 984
const placeOf = (name: string) => ['Romeo M.', 'Juliet C.'].indexOf(name)
const said = (part: Parameters<typeof paintedBy>[0]) => paintedBy(part).texts.map(({ text }) => text)

test('phrases are read down the first column, then down the second', () => {
  const phrases = ['one', 'two', 'three', 'four', 'five'].map((phrase, at) => ({ phrase, count: 9 - at, messages: 1 }))
  const { texts } = paintedBy(phrasesPart({ phrases, languages: [], messages: 9 }, tokens, width))
  const placed = phrases.map(({ phrase }) => texts.find(({ text }) => text === phrase))
  expect(placed.map((text) => text && text.x > width / 2)).toEqual([false, false, false, true, true])
  expect(placed[0]?.y).toBe(placed[3]?.y)
  expect(texts.map(({ text }) => text)).toContain('9')
})

test('one phrase alone has its column, and what is written in it shows what is unseen in it', () => {
  const phrases = [{ phrase: 'good\u202e night', count: 3, messages: 2 }]
  expect(said(phrasesPart({ phrases, languages: [], messages: 9 }, tokens, width))).toEqual(['3', 'good\u25cc night'])
})

const topicsOf = (...shares: (number | null)[][]): Topics => ({
  topics: shares.map((months, at) => ({
    name: `topic ${at}`,
    words: ['boat', 'sail'],
    share: 0.25,
    windows: 5,
    coherence: 0.4,
    by_month: months.map((share, month) => ({ month: `2021-0${month + 1}`, share, windows: share === null ? 0 : 5 })),
    messages: [{ id: 1, author: 'Ana', date: '2021-01-01T00:00:00', message: 'a secret' }],
    others: [],
  })),
  windows: 20,
  sampled: false,
  windows_learned: 20,
  method: 'nmf',
  languages: [],
  messages: 100,
})

test('topics have their courses on one scale, each with its peak; a typical message is in no picture', () => {
  const { boxes, texts } = paintedBy(topicsPart(topicsOf([0.2, null, 0.4], [0.1, 0.2, 0.1]), tokens, width))
  const bars = boxes.filter(({ color }) => color !== 'line')
  expect(bars.map(({ color, height }) => [color, height])).toEqual([
    ['pen', 36],
    ['wax', 72],
    ['pen', 18],
    ['wax', 36],
    ['pen', 18],
  ])
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['topic 0', '25% of the talk', 'most in March 2021: 40%', 'boat, sail']),
  )
  expect(texts.some(({ text }) => text.includes('secret') || text.includes('Ana'))).toBe(false)
})

test('of many topics the first six are drawn, none of them beyond the edge; a long name is cut after its third line', () => {
  const many = topicsOf(...Array.from({ length: 9 }, () => [0.1]))
  many.topics[0].name = Array.from({ length: 40 }, () => 'harbour').join(' · ')
  const { texts, boxes } = paintedBy(topicsPart(many, tokens, width))
  expect(texts.filter(({ text }) => text.startsWith('topic'))).toHaveLength(5)
  expect(texts.filter(({ text }) => text.includes('harbour'))).toHaveLength(3)
  expect(texts.find(({ text }) => text.endsWith('…'))).toBeDefined()
  for (const { left, width: wide } of boxes) expect(left + wide).toBeLessThanOrEqual(width)
})

const links: LinkList = {
  domains: Array.from({ length: 14 }, (_, at) => ({ domain: `place${at}.example`, count: 40 - at, messages: 3 })),
  total_domains: 20,
  links: 100,
  messages_with_links: 60,
  latest: [{ id: 1, author: 'Ana', date: '2021-01-01T00:00:00', url: 'https://place0.example/private' }],
}

test('links are drawn by where they lead, ten places; which they were and who sent them is in no picture', () => {
  const { texts, boxes } = paintedBy(linksPart(links, tokens, width))
  expect(texts.filter(({ text }) => text.endsWith('.example')).map(({ text }) => text)).toHaveLength(10)
  expect(texts.some(({ text }) => text.includes('private') || text.includes('Ana'))).toBe(false)
  const bars = boxes.filter(({ color }) => color === 'pen')
  expect(bars[0].width).toBe(width)
  expect(bars[9].width).toBeCloseTo((width * 31) / 40)
})

test('two people face each other, the longest bar to the edge of its half; more of them are side by side', () => {
  const { texts, boxes } = paintedBy(comparedPart(examples.wordComparison, placeOf, tokens, width))
  const bars = (color: string) => boxes.filter((box) => box.color === color)
  const half = (width - 32) / 2
  expect(bars('one').map(({ left, width: wide }) => left + wide)).toEqual(bars('one').map(() => half))
  expect(bars('other').map(({ left }) => left)).toEqual(bars('other').map(() => half + 32))
  expect(bars('one')[0].width).toBeCloseTo(half)
  const [one, other] = examples.wordComparison.people
  expect(bars('one').map(({ width: wide }) => wide)).toEqual(one.words.map(({ count }) => expect.closeTo((half * count) / 210)))
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(one.words.map(({ count, others }) => `${count} : ${others}`)))
  // A mark for how often the other one says it, from where the bar begins.
  const ticks = bars('ink').map(({ left, width: wide }) => [left, wide])
  expect(ticks).toEqual([
    ...one.words.map(({ others }) => [expect.closeTo(half - (half * others) / 210 - 2), 2]),
    ...other.words.map(({ others }) => [expect.closeTo(half + 32 + (half * others) / 210), 2]),
  ])
  const leaning = examples.wordComparison.people.filter(({ emojis }) => emojis.length > 0)
  expect(leaning.length).toBeGreaterThan(0)
  expect(texts.filter(({ text }) => text === 'Emoji')).toHaveLength(leaning.length)

  const three: Comparison = {
    ...examples.wordComparison,
    total_people: 3,
    people: [...examples.wordComparison.people, { person: 'Tybalt', messages: 3, words: [], emojis: [] }],
  }
  const beside = paintedBy(comparedPart(three, placeOf, tokens, width))
  expect(new Set(beside.boxes.filter(({ color }) => color === 'one').map(({ left }) => left))).toEqual(new Set([0]))
  expect(beside.boxes.filter(({ color }) => color === 'ink')).toEqual([])
  // A third of the width is too narrow for it in one line: no word of it is lost.
  expect(beside.texts.map(({ text }) => text).join(' ')).toContain('Nothing clearly more than the others.')
})

const writes = (person: string, texts: number): PersonStyle => ({
  person,
  messages: 9,
  texts,
  median_length: 7.5,
  mean_length: 8,
  mean_words: 2,
  longest: { id: 4, length: 12 },
  emoji_share: 0.5,
  question_share: 0,
  link_share: 0,
  caps_share: null,
  distinct_words_per_1000: null,
  histogram: [4, 1],
})

test('bars are as long as their counts, also where a less frequent word is surer or the other person says one more often', () => {
  const word = (word: string, count: number, others: number, z: number) => ({ word, count, others, z, is_name: false })
  const [one, other] = examples.wordComparison.people
  const comparison: Comparison = {
    ...examples.wordComparison,
    people: [
      { ...one, emojis: [], words: [word('mamma', 27, 0, 9), word('goose', 54, 21, 7)] },
      { ...other, emojis: [], words: [word('nonna', 20, 108, 4)] },
    ],
  }
  const { boxes } = paintedBy(comparedPart(comparison, placeOf, tokens, width))
  const half = (width - 32) / 2
  const wide = (color: string) => boxes.filter((box) => box.color === color).map((box) => box.width / half)
  expect(wide('one')).toEqual([expect.closeTo(27 / 108), expect.closeTo(54 / 108)])
  expect(wide('other')).toEqual([expect.closeTo(20 / 108)])
  for (const { left, width: wide } of boxes) expect(left + wide).toBeLessThanOrEqual(width)
})

test('how each writes: columns by length and every figure; who wrote no text has only a name', () => {
  const lengths = [
    { from: 1, to: 9 },
    { from: 10, to: null },
  ]
  const style: Style = { lengths, everyone: writes('', 5), people: [writes('Romeo M.', 5), writes('Juliet C.', 0)] }
  const part = stylePart(style, placeOf, tokens, width)
  const { texts, boxes } = paintedBy(part)
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Romeo M.', '5 messages with text', '1', '10', 'Median length', '8 letters', 'Longest', '12 letters', '–']),
  )
  expect(boxes.filter(({ color }) => color === 'one').map(({ height }) => height)).toEqual([84, 21])
  expect(texts.filter(({ x }) => x > width / 2).map(({ text }) => text)).toEqual(['no text', 'Juliet C.'])
  const many: Style = { ...style, people: Array.from({ length: 40 }, (_, at) => writes(`Person ${at}`, 3)) }
  expect(said(stylePart(many, () => 9, tokens, width)).filter((text) => text.startsWith('Person'))).toHaveLength(6)
})

test('an SVG file has every word and every bar of the picture', () => {
  const phrases = [{ phrase: 'good <b>night</b>', count: 3, messages: 2 }]
  const lengths = [
    { from: 1, to: 9 },
    { from: 10, to: null },
  ]
  const style: Style = { lengths, everyone: writes('', 5), people: [writes('Romeo M.', 5), writes('Juliet C.', 0)] }
  const cloud = {
    words: [{ word: { text: 'boat', count: 2 }, text: 'boat', x: 40, y: 30, size: 24.5, halfWidth: 25, ink: 'wax' as const }],
    ...{ width: 80, height: 40, type: { family: '"Newsreader", serif', weight: 480 } },
  }
  const parts = [
    phrasesPart({ phrases, languages: [], messages: 9 }, tokens, width),
    topicsPart(topicsOf([0.2, null, 0.4], [0.1, 0.2, 0.1]), tokens, width),
    linksPart(links, tokens, width),
    comparedPart(examples.wordComparison, placeOf, tokens, width),
    stylePart(style, placeOf, tokens, width),
    cloudPart(cloud, tokens, width),
  ]
  for (const part of parts) {
    const pen = new SvgPen(paper().context)
    part.paint(pen)
    const svg = pen.toString()
    const { texts, boxes } = paintedBy(part)
    const written = Array.from(svg.matchAll(/<text [^>]*>([^<]*)</g), ([, text]) => text.replace(/[\u2068\u2069]/g, ''))
    expect(written).toEqual(texts.map(({ text }) => xmlText(text)))
    expect(Array.from(svg.matchAll(/<rect /g))).toHaveLength(boxes.length)
  }
})
