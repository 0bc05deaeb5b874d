/**
 * How often a planted mood is named, and an ordinary month is called unusual, where a message counts as felt from several
 * bounds on. The chats are made of lines that the model was not trained on. Prints lines for moods.mjs; ROOT is the checkout.
 */
import { readFileSync } from 'node:fs'
import { openModel } from '@convostat/emotion'
import { type Mood, moodTimeline } from '@convostat/engine/analyses/mood-timeline'
import { everything } from '@convostat/engine/chat/selection'
import { readFeelings } from '@convostat/engine/sentiment/read-feelings'
import { moodChat, moodLinesOf, plantedMoods } from '@convostat/engine/testing/mood-chats.ts'

const [root] = process.argv.slice(2)
const model = openModel(new Uint8Array(readFileSync(`${root}/packages/emotion/weights/emotion.bin`)))
const languages = ['en', 'de', 'es', 'ar']
const bounds = [0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]
const SEEDS = 3
const FELT = [0, 0.03]

const found = bounds.map((bound) => ({ bound, named: new Map<string, number[]>(), ordinary: 0, wrong: 0, bad: 0 }))

for (const language of languages) {
  const lines = moodLinesOf(readFileSync(`${root}/fixtures/moods/${language}.tsv`, 'utf8'))
  for (let seed = 1; seed <= SEEDS; seed++)
    for (const messages of [80, 150, 300, 600])
      for (const months of [3, 6, 14])
        for (const felt of FELT) {
          const size = { months, messages, felt }
          await look(moodChat(lines, seed * 1000 + messages + months, size), null)
          for (const mood of Object.keys(plantedMoods))
            for (const share of [0.15, 0.4]) {
              const month = (seed * 7) % months
              const planted = { mood, share, month }
              await look(moodChat(lines, seed * 977 + messages + months, { ...size, planted }), {
                ...planted,
                of: `${share * 100} %/${messages}`,
              })
            }
        }
}

async function look(chat: ReturnType<typeof moodChat>, planted: { mood: string; month: number; of: string } | null): Promise<void> {
  const feelings = await readFeelings(chat, model)
  for (const each of found) {
    const moods = moodTimeline(chat, feelings, everything(chat), each.bound)
    if (planted) {
      const named = moods.some((mood) => isIt(mood, planted))
      each.named.set(planted.of, [...(each.named.get(planted.of) ?? []), Number(named)])
    } else {
      each.ordinary += moods.length
      each.wrong += moods.filter(({ standsOut }) => standsOut).length
      each.bad += moods.filter(({ mood }) => mood === 'sadness' || mood === 'anger' || mood === 'fear').length
    }
  }
}

function isIt({ month, mood, standsOut }: Mood, planted: { mood: string; month: number }): boolean {
  return standsOut && month === (planted.month % 12) + 1 && plantedMoods[planted.mood].includes(mood)
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

process.stdout.write(
  JSON.stringify(
    found.map(({ bound, named, ordinary, wrong, bad }) => ({
      bound,
      named: [...named].map(([of, values]) => ({ of, share: mean(values) })),
      wrong: wrong / ordinary,
      bad: bad / ordinary,
    })),
  ),
)
