import { readFileSync } from 'node:fs'
import { openModel } from '@convostat/emotion'
import { highlights } from '@convostat/engine/analyses/highlights'
import { isoDay } from '@convostat/engine/chat/civil'
import { gateOf } from '@convostat/engine/on-show/why-not-shown'
import { readFeelings } from '@convostat/engine/sentiment/read-feelings'
import { topics } from '@convostat/engine/topics/topics'
import { typicalRows } from '@convostat/engine/topics/typical'
import { expect, test } from 'vitest'
import { readDemo } from './demo-chat-reading.ts'

const model = openModel(new Uint8Array(readFileSync(new URL('../packages/emotion/weights/emotion.bin', import.meta.url))))

test.each(['demo-chat.txt', 'demo-group-chat.txt'])('%s keeps enough messages for every place', async (name) => {
  const { chat } = (await readDemo(name)).reading
  const feelings = await readFeelings(chat, model)
  const whyNotShown = gateOf(chat, feelings)
  const months = new Map<string, number>()
  const people = new Map<number, number>()
  let [shown, said] = [0, 0]
  for (let row = 0; row < chat.count; row++) {
    const why = whyNotShown(row)
    if (why !== 'short') said++
    if (why !== null) continue
    shown++
    const month = isoDay(Math.floor(chat.time[row] / 86_400)).slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + 1)
    people.set(chat.author[row], (people.get(chat.author[row]) ?? 0) + 1)
  }
  expect(shown / said).toBeGreaterThan(0.4)
  expect(Math.min(...months.values())).toBeGreaterThanOrEqual(20)
  expect(people.size).toBe(chat.participants.length)
  const good = highlights(chat, feelings).map(({ emotion }) => emotion)
  expect(good).toEqual(expect.arrayContaining(['joy', 'love', 'gratitude']))
  const { topics: found } = await topics(chat)
  expect(found.length).toBeGreaterThan(0)
  expect(found.map(({ ranked }) => typicalRows(chat, ranked, feelings, 3).length)).toEqual(found.map(() => 3))
})
