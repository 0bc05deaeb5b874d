import { expect, test } from 'vitest'
import { isoTime } from '#chat/civil.ts'
import { chatOf } from '#testing/chat-of.ts'
import { daysWished } from './days-wished.ts'
import { lookAt } from './moment-context.ts'
import { saidIn } from './said.ts'

async function birthdays(text: string) {
  const chat = chatOf(text)
  const { birthday } = await saidIn(chat, async () => undefined)
  return daysWished(lookAt(chat, null, null), 'birthday', birthday).map(({ time, messages, participants, facts }) => ({
    day: isoTime(time).slice(0, 10),
    messages,
    participants,
    names: facts.names,
  }))
}

test('a birthday is of the day of the wish, and wished by the author of the wish, not of a mention some days before', async () => {
  const text = `2021-06-07 17:00 Ana: colleagues sang happy birthday 2 days early
    2021-06-08 09:00 Ben: tomorrow then
    2021-06-09 08:00 Ben: happy birthday!
    2021-06-09 08:10 Ana: thank you`
  expect(await birthdays(text)).toEqual([{ day: '2021-06-09', messages: 1, participants: ['Ben'], names: [] }])
})

test('wishes that come late are for the day on which most wished', async () => {
  const text = `2021-06-09 08:00 Ben: happy birthday!
    2021-06-09 09:00 Cem: happy birthday Ana
    2021-06-10 08:00 Dora: happy birthday, belated`
  expect(await birthdays(text)).toEqual([{ day: '2021-06-09', messages: 3, participants: ['Ben', 'Cem', 'Dora'], names: [] }])
})

test('a reported wish is none', async () => {
  expect(await birthdays('2021-06-09 08:00 Ben: colleagues sang happy bday\n2021-06-09 08:01 Ana: I know, and they said it, too')).toEqual(
    [],
  )
})

const named = async (text: string) => (await birthdays(text)).map(({ names }) => names)

test('a day is someone’s who is called by name in a wish, this year or another, and never wished on it', async () => {
  expect(await named('2020-10-14 08:00 Maya: HAPPY BIRTHDAY TOM 🎂\n2020-10-14 08:01 Tom Pryce: thanks')).toEqual([['Tom Pryce']])
  expect(
    await named(`2020-10-14 08:00 Maya: happy birthday my love!
    2020-10-14 08:01 Tom Pryce: thanks
    2021-10-14 08:00 Maya: Happy birthday, dear Tom`),
  ).toEqual([['Tom Pryce'], ['Tom Pryce']])
  expect(await named('2020-10-14 08:00 Maya: Tom, iyi ki doğdun\n2020-10-14 08:01 Tom: teşekkürler')).toEqual([['Tom']])
})

test('a relative’s birthday is nobody’s here, however often it is wished, answered or spoken of', async () => {
  const ofNonna = (year: number) => `
    ${year}-01-14 08:00 Tom: happy birthday to nonna!
    ${year}-01-14 08:05 Maya: thank you, she says grazie`
  expect(await named(ofNonna(2020) + ofNonna(2021))).toEqual([[], []])
  expect(await named('2020-01-14 08:00 Tom: happy birthday to Maya’s nonna\n2020-01-14 08:01 Maya: thanks')).toEqual([[]])
  const both = `2020-01-14 08:00 Tom: happy birthday Maya’s nonna, and Maya
    2020-01-14 08:05 Maya: happy birthday nonna`
  expect(await named(both)).toEqual([[]])
  const group = '2020-01-14 08:00 Tom: happy birthday Maya\n2020-01-14 08:05 Maya: thanks\n2020-01-14 08:06 Win: !'
  expect(await named(group)).toEqual([[]])
})
