import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { caringMoments } from './counted.ts'
import { caringMoments as shape } from './shape.ts'

test('a message of love is a caring one', async () => {
  expect(await answerOf(caringMoments, shape)).toMatchObject({ caring_moments: [{ id: 1, author: 'Ben', text: 'yes please' }] })
})

const varied = { varied: true, on_show: true }
const texts = async (chat: string) =>
  shape.plain.parse(await answerOf(caringMoments, shape, chat, varied)).caring_moments.map(({ text }) => text)

test('asked for what may be put on show, what cannot be read alone is left out', async () => {
  const chat = `
    2021-03-01 20:00 Ana: ❤️ // 0.9 love 1
    2021-03-01 20:01 Ben: love you // 0.9 love 0.99
    2021-03-01 20:02 Ben: take good care of yourself // 0.5 caring 0.8`
  expect(await texts(chat)).toEqual(['take good care of yourself'])
})

test('where nothing can be read alone, everything is listed', async () => {
  expect(await texts('2021-03-01 20:00 Ana: ❤️ // 0.9 love 1')).toEqual(['❤️'])
})
