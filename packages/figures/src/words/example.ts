import type { Words } from './shape.ts'

/** The words that two people nobody could take for their own might have said. */
const often =
  'night love balcony stars rose light moon name heaven heart tonight garden window sweet dream morning lark nightingale dance mask feast hand lips kiss vow friar letter wait adieu sorrow parting ring dove swan dawn eyes cheek glove torch summer bud river orchard wall wings silver song tomorrow hour world envy blood friend cousin nurse church sun cloud east'.split(
    ' ',
  )

export const words: Words = {
  words: often.map((word, at) => {
    const count = Math.round(940 / (at + 1) ** 0.62)
    return { word, count, messages: Math.round(0.9 * count), is_name: false }
  }),
  total: 4310,
  said: 38_200,
  languages: ['en'],
  messages: 7660,
}
