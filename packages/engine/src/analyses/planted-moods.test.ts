import { readFileSync } from 'node:fs'
import { openModel } from '@convostat/emotion'
import { expect, test } from 'vitest'
import { readFeelings } from '#sentiment/read-feelings.ts'
import { type MoodChat, moodChat, moodLinesOf, plantedMoods } from '#testing/mood-chats.ts'
import { moodTimeline } from './mood-timeline.ts'

const at = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url))
const model = openModel(new Uint8Array(at('packages/emotion/weights/emotion.bin')))
const languages = ['en', 'de', 'es', 'ar']
const linesOf = Object.fromEntries(languages.map((language) => [language, moodLinesOf(at(`fixtures/moods/${language}.tsv`).toString())]))

const moodsOf = async (language: string, seed: number, asked: MoodChat) => {
  const chat = moodChat(linesOf[language], seed, asked)
  return moodTimeline(chat, await readFeelings(chat, model))
}

test.each(['en', 'de', 'es'])('a honeymoon, a quarrel and a grief are named, and no other month is: %s', async (language) => {
  for (const [mood, names] of Object.entries(plantedMoods))
    for (const share of [0.15, 0.4])
      for (const [months, messages] of [
        [6, 400],
        [12, 400],
      ]) {
        const month = 1 + Math.floor(months / 3)
        const found = await moodsOf(language, 5 * months, { months, messages, planted: { mood, share, month } })
        const standing = found.filter(({ standsOut }) => standsOut)
        const of = `${mood}, ${share} of ${messages} messages`
        expect(
          standing.map(({ month }) => month),
          of,
        ).toEqual([month + 1])
        expect(names, of).toContain(standing[0].mood)
      }
})

test.each(languages)('of ordinary months hardly one stands out, however long or short: %s', async (language) => {
  let [all, wrong] = [0, 0]
  for (const [months, messages] of [
    [2, 300],
    [5, 40],
    [12, 150],
    [24, 15],
    [36, 80],
    [9, 600],
  ])
    for (const felt of [0, 0.05]) {
      const found = await moodsOf(language, months + messages, { months, messages, felt })
      all += found.length
      wrong += found.filter(({ standsOut }) => standsOut).length
    }
  expect(all).toBeGreaterThan(120)
  expect(wrong / all).toBeLessThan(0.04)
})
