import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openModel } from '@convostat/emotion'
import { DAY } from '@convostat/format/seconds'
import { expect, test } from 'vitest'
import { readFeelings } from '#sentiment/read-feelings.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { feltChatOf } from '#testing/felt-chat.ts'
import { type FeltLine, feltLines } from '#testing/felt-lines.ts'
import { isUnmistakable } from './unmistakable.ts'

const model = openModel(new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@convostat/emotion/weights.bin'))))

/** A sad word after each message: no grave one stands alone. */
const after: Readonly<Record<FeltLine['language'], string>> = {
  en: "oh no, that's terrible, I'm so sorry",
  de: 'oh nein, das ist schrecklich, es tut mir so leid',
  es: 'ay no, qué horrible, lo siento mucho',
  pt: 'ai não, que horrível, sinto muito',
  hi: 'अरे नहीं, यह बहुत बुरा है, मुझे बहुत दुख है',
  ar: 'يا إلهي، هذا فظيع، أنا آسفة جدًا',
}

/** Which of the lines of a kind are taken for unmistakable, each on its day. */
async function taken(isOwn: boolean): Promise<{ line: FeltLine; isTaken: boolean }[]> {
  const languages = [...new Set(feltLines.map(({ language }) => language))]
  const all = languages.map(async (language) => {
    const lines = feltLines.filter((line) => line.language === language)
    const chat = chatFrom(
      lines.flatMap(({ text }, i) => [
        { time: 1e9 + i * DAY, author: 'Ana', text },
        { time: 1e9 + i * DAY + 60, author: 'Ben', text: after[language] },
      ]),
    )
    const feelings = await readFeelings(chat, model)
    return lines.map((line, i) => ({ line, isTaken: isUnmistakable(chat, feelings, 2 * i, line.emotion) }))
  })
  return (await Promise.all(all)).flat().filter(({ line }) => line.isOwn === isOwn)
}

test('of messages with an emotion of their writer most are found, of those with another person’s none', async () => {
  const [own, others] = await Promise.all([taken(true), taken(false)])
  // The model is not sure of every one: 28 of 43. Without the rule of own feelings 8 of the others would be taken.
  expect(own.filter(({ isTaken }) => isTaken).length).toBeGreaterThanOrEqual(26)
  expect(others.flatMap(({ isTaken, line }) => (isTaken ? [line.text] : []))).toEqual([])
})

test.each([
  ['anger', 0.7, 'well', true],
  ['anger', 0.7, 'fair', false],
  ['anger', 0.95, 'fair', true],
  ['anger', 0.95, 'poorly', false],
  ['anger', 0.98, 'unknown', true],
  ['joy', 0.7, 'fair', true],
  ['joy', 0.7, 'poorly', false],
] as const)('%s of %d in a language that is read like this, %s: %s', (emotion, sure, quality, isTaken) => {
  const sign = emotion === 'joy' ? 0.9 : -0.9
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: मैं घर पर था और यह सब ऐसा ही है // ${sign} ${emotion} ${sure}
    mon 09:01 Ben: मैं तो यहाँ था और वह नहीं था // ${sign} ${emotion} 0.5`)
  const languages = [{ language: 'hi', authors: ['Ana', 'Ben'], messages: 2, quality }]
  expect(isUnmistakable(chat, { ...feelings, languages }, 0, emotion)).toBe(isTaken)
})

test('a feeling that is named needs no more, and love shows in words', () => {
  const taken = (text: string, emotion: 'fear' | 'love', sure: number) => {
    const { chat, feelings } = feltChatOf(`
      mon 09:00 Ana: ${text} // ${emotion === 'love' ? 0.9 : -0.9} ${emotion} ${sure}
      mon 09:01 Ben: मैं तो यहाँ था और वह नहीं था // -0.9 fear 0.5`)
    const languages = [{ language: 'hi', authors: ['Ana', 'Ben'], messages: 2, quality: 'fair' as const }]
    return isUnmistakable(chat, { ...feelings, languages }, 0, emotion)
  }
  expect(taken('मुझे बहुत डर लग रहा है', 'fear', 0.7)).toBe(true)
  expect(taken('मैं तुमसे बहुत प्यार करता हूँ', 'love', 0.7)).toBe(true)
  expect(taken('मैं घर पर था और वह सब यहाँ है', 'love', 0.99)).toBe(false)
})
