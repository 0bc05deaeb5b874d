import { expect, test } from 'vitest'
import { isoTime } from '../civil.ts'
import { chatOf } from '../testing/chat-of.ts'
import { daysWished } from './days-wished.ts'
import { lookAt } from './look.ts'
import { saidIn } from './said.ts'

async function birthdays(text: string) {
  const chat = chatOf(text)
  const { birthday } = await saidIn(chat, async () => undefined)
  return daysWished(lookAt(chat, null, null), 'birthday', birthday).map(({ time, messages, participants }) => ({
    day: isoTime(time).slice(0, 10),
    messages,
    participants,
  }))
}

test('a birthday is of the day of the wish, and wished by whoever wished it, not of a mention some days before', async () => {
  const text = `2021-06-07 17:00 Ana: colleagues sang happy birthday 2 days early
    2021-06-08 09:00 Ben: tomorrow then
    2021-06-09 08:00 Ben: happy birthday!
    2021-06-09 08:10 Ana: thank you`
  expect(await birthdays(text)).toEqual([{ day: '2021-06-09', messages: 1, participants: ['Ben'] }])
})

test('wishes that come late are for the day on which most wished', async () => {
  const text = `2021-06-09 08:00 Ben: happy birthday!
    2021-06-09 09:00 Cem: happy birthday Ana
    2021-06-10 08:00 Dora: happy birthday, belated`
  expect(await birthdays(text)).toEqual([{ day: '2021-06-09', messages: 3, participants: ['Ben', 'Cem', 'Dora'] }])
})
