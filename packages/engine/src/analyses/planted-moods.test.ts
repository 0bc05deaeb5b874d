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

test.each(['en', 'de', 'es'])(
  '17 of 18 months of a honeymoon, a quarrel or a grief are named, and hardly another month is: %s',
  async (language) => {
    let [planted, others, wrong] = [0, 0, 0]
    const missed: string[] = []
    for (const [mood, names] of Object.entries(plantedMoods))
      for (const share of [0.15, 0.4])
        for (const months of [6, 12])
          for (const seed of [5, 7]) {
            const month = 1 + Math.floor(months / 3)
            const found = await moodsOf(language, seed * months, { months, messages: 400, planted: { mood, share, month } })
            const standing = found.filter(({ standsOut }) => standsOut)
            planted++
            if (!standing.some((each) => each.month === month + 1 && names.includes(each.mood)))
              missed.push(`${mood}, ${share}, ${months} months`)
            others += found.length - 1
            wrong += standing.filter((each) => each.month !== month + 1).length
          }
    expect(missed.length / planted, missed.join('; ')).toBeLessThanOrEqual(1 / 18)
    expect(wrong / others).toBeLessThan(0.02)
  },
)

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
