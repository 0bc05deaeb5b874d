import { examples } from '@convostat/figures/examples'
import { expect, test } from 'vitest'
import { paintCard, paperLook } from '#charts/card.ts'
import { type Numbers, savingOf } from '#charts/numbers.ts'
import { RecordingPen } from '#charts/recording.ts'
import { figureShare } from '#components/share/figure-share.ts'
import { textOf } from '#components/share/shareable.ts'
import { veilOver } from '#components/share/veil.ts'
import { extremeNumbers, highlightNumbers, languageNumbers, trendNumbers, vibeNumbers } from '#features/emotional-insights/numbers.ts'
import {
  balanceNumbers,
  burstNumbers,
  caringNumbers,
  conversationNumbers,
  gapNumbers,
  matrixNumbers,
  speedNumbers,
  streakNumbers,
} from '#features/relationship/numbers.ts'
import { tokens } from '#testing/chart-tokens.ts'
import { paper } from '#testing/paper.ts'

const people = ['Juliet C.', 'Romeo M.'].map((name, color) => ({ name, names: [name], color }))

/** A picture of a figure, in which people have initials: the texts on it, and the same as text. */
async function pictured<T>(data: T, numbers: Numbers<T>) {
  const veil = veilOver(people, {})
  const shared = figureShare(
    data,
    { title: 'A figure', unit: '', part: null, over: '' },
    savingOf(numbers, () => null),
  )
  const pen = new RecordingPen(paper().context)
  const drawing = shared.drawing?.(veil, () => 0) ?? null
  await paintCard(pen, { words: shared.words(veil), drawing, shape: 'square', look: paperLook(tokens) })
  return {
    drawn: pen.orders.flatMap((order) => (order[0] === 'fillText' ? [order[1]] : [])).join('\n'),
    text: textOf(shared.words(veil), shared.more?.(veil)),
  }
}

const pictures = {
  balance: () => pictured(examples.balance, balanceNumbers),
  conversations: () => pictured(examples.conversations, conversationNumbers),
  bursts: () => pictured(examples.bursts, burstNumbers),
  replies: () => pictured(examples.replyDiscipline, speedNumbers(undefined)),
  pairs: () => pictured(examples.responseMatrix, matrixNumbers(undefined)),
  gaps: () => pictured(examples.gaps, gapNumbers),
  streaks: () => pictured(examples.streaks, streakNumbers),
  caring: () => pictured(examples.caringMoments, caringNumbers),
  trend: () => pictured(examples.sentimentTrend, trendNumbers),
  extremes: () => pictured(examples.peaksValleys, extremeNumbers),
  languages: () => pictured(examples.sentimentLanguages, languageNumbers),
  vibe: () => pictured(examples.vibe, vibeNumbers),
  highlights: () => pictured(examples.emotionHighlights, highlightNumbers),
}

test.each(Object.entries(pictures))('the numbers of %s are on its picture and in its text, and no name is', async (_, make) => {
  const { drawn, text } = await make()
  const numbers = text.split('\n').filter((line) => line !== '' && line !== 'ConvoStat')
  expect(numbers.length).toBeGreaterThan(0)
  // On a picture a long line is cut.
  for (const line of numbers) expect(drawn).toContain(line.split(/[:\s]/)[0].slice(0, 8))
  expect(`${drawn}\n${text}`).not.toMatch(/Juliet|Romeo/i)
})

test('no message of the chat is among the numbers', async () => {
  const said = [
    ...examples.caringMoments.caring_moments.map(({ text }) => text),
    ...examples.emotionHighlights.highlights.map(({ message }) => message),
    ...examples.gaps.cold_streaks.map(({ message_after: after }) => after.message),
  ]
  const { text } = await pictures.caring()
  const all = [text, (await pictures.highlights()).text, (await pictures.gaps()).text].join('\n')
  expect(said.filter((message) => message.length > 3 && all.includes(message))).toEqual([])
})
