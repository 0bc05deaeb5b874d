import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import { paper } from '#testing/paper.ts'
import { type CardDrawing, noWords, paintCard, paperLook, shapes } from './card.ts'
import { write } from './painting.ts'
import { RecordingPen } from './recording.ts'

const words = { ...noWords, kicker: 'Days in a row', figure: '110', unit: 'days', sentence: 'Not one missed.', foot: '2023 – 2025' }

async function painted(shape: keyof typeof shapes, drawing: CardDrawing | null = null, of = words, strike?: (text: string) => string) {
  const pen = new RecordingPen(paper().context)
  const drawn = await paintCard(pen, { words: of, drawing, shape, look: paperLook(tokens) }, strike)
  const texts = pen.orders.flatMap((order) => (order[0] === 'fillText' ? [order[1]] : []))
  return { drawn, texts, orders: pen.orders }
}

const label: CardDrawing = {
  make: (_, width) => [{ width, height: 100, paint: (pen) => write(pen, { text: 'Maya', font: '400 13px serif', color: 'red' }, 0, 20) }],
}

test.each(['tall', 'square'] as const)('every text of a %s card is on it, on a ground as large as the card', async (shape) => {
  const { texts, orders } = await painted(shape)
  expect(texts.join(' ')).toBe('Days in a row 110 days Not one missed. ConvoStat 2023 – 2025')
  const { width, height } = shapes[shape]
  expect(orders).toContainEqual(['fillRect', 0, 0, width, height])
})

test('the texts of a drawing are known, and can be struck out there alone', async () => {
  const { drawn, texts } = await painted('tall', label, { ...words, kicker: 'Maya' }, (text) => text.replace('Maya', '███'))
  expect(drawn).toEqual(['Maya'])
  expect(texts.filter((text) => text === 'Maya' || text === '███')).toEqual(['Maya', '███'])
})

test('a drawing wider than a card is as wide as its texts, and one that is small is enlarged', async () => {
  const scaleOf = async (width: number) => {
    const { orders } = await painted('tall', { make: () => [{ width, height: 50, paint: (pen) => pen.fillRect(0, 0, width, 50) }] })
    const at = orders.findIndex((order) => order[0] === 'fillRect' && order[3] === width)
    return Number(orders.slice(0, at).findLast(([name]) => name === 'scale')?.[1])
  }
  expect(await scaleOf(2 * (1080 - 168))).toBeCloseTo(0.5)
  expect(await scaleOf(300)).toBe(2.4)
})

test('a long message makes everything smaller, and stays on the card', async () => {
  const { orders } = await painted('square', label, { ...words, message: 'lighthouse picnic '.repeat(40), author: 'M' })
  const sizes = orders.flatMap((order) => (order[0] === 'font' ? [Number(/(\d+)px/.exec(`${order[1]}`)?.[1])] : []))
  expect(Math.max(...sizes)).toBeLessThan(110)
})
