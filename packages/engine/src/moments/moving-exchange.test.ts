import { expect, test } from 'vitest'
import { messageText } from '#chat/chat.ts'
import { feltChatOf } from '#testing/felt-chat.ts'
import { happiestDay } from './happiest-day.ts'
import { lookAt } from './moment-context.ts'
import { movingExchange } from './moving-exchange.ts'

const two = (n: number): string => String(n).padStart(2, '0')
/** Four weeks of a few messages a day; of a day of May what else is said on it. */
const weeks = (said: Record<number, string> = {}): string =>
  Array.from({ length: 28 }, (_, i) => {
    const day = `2021-05-${two(i + 1)}`
    const merry = i % 5 === 0 ? ' // 0.2 joy 0.3' : ' // 0'
    const plain = `${day} 09:00 Ana: bread // 0.01\n${day} 09:05 Ben: ok${merry}\n${day} 09:06 Ana: milk // 0\n${day} 09:07 Ben: yes // 0\n${day} 09:08 Ana: bus // 0`
    const more = (said[i + 1] ?? '').split('\n').filter((line) => line.trim() !== '')
    return [plain, ...more.map((line) => `${day} ${line.trim()}`)].join('\n')
  }).join('\n')

const match = `
  20:00 Ana: we won, amazing! // 0.9 joy 0.8 admiration 0.9
  20:01 Ben: what a game // 0.9 joy 0.7 admiration 0.8
  20:02 Ana: fantastic! // 0.9 joy 0.9 admiration 0.8
  20:03 Ben: the best // 0.9 joy 0.9 admiration 0.9
  20:04 Ana: yay // 0.9 joy 0.9 admiration 0.7`
const thanks = `
  20:00 Ana: I never said how much your visits meant to her // 0.7 gratitude 0.6 joy 0.1
  20:02 Ben: she was dear to me // 0.5 love 0.28
  20:03 Ana: I know // 0.4 love 0.22
  20:05 Ben: thank you for telling me // 0.8 gratitude 0.7`
const found = (text: string) => {
  const { chat, feelings } = feltChatOf(text)
  const look = lookAt(chat, feelings, null)
  return { moving: movingExchange(look), happiest: happiestDay(look), dayOf: (time: number) => new Date(time * 1000).getUTCDate() }
}

test('who cheers together is merry, and moves nobody', () => {
  expect(found(weeks({ 12: match })).moving).toEqual([])
  const { moving, dayOf } = found(weeks({ 12: match, 20: thanks }))
  expect(moving.map(({ time, facts }) => [dayOf(time), facts.emotion])).toEqual([[20, 'gratitude']])
})

test('what is answered softly is of the exchange; soft words alone are none', () => {
  expect(found(weeks({ 20: thanks })).moving).toMatchObject([{ messages: 4, participants: ['Ana', 'Ben'] }])
  expect(found(weeks({ 20: thanks.replace('0.6 joy 0.1', '0.3').replace('gratitude 0.7', 'gratitude 0.3') })).moving).toEqual([])
})

test('a day that is happy for a moving exchange alone is shown as that; one that is happy besides as both', () => {
  expect(found(weeks({ 20: thanks })).happiest).toEqual([])
  const { happiest, dayOf } = found(weeks({ 20: `${thanks}\n${match.replaceAll('20:0', '12:0')}` }))
  expect(happiest.map(({ time }) => dayOf(time))).toEqual([20])
  expect(found(weeks({ 12: match })).happiest.map(({ time }) => dayOf(time))).toEqual([12])
})

test('its heart is the surest message that is fit to be read, and the surest of all where none is', () => {
  const heartOf = (text: string) => {
    const { chat, feelings } = feltChatOf(weeks({ 20: text }))
    return movingExchange(lookAt(chat, feelings, null)).map(({ row }) => messageText(chat, row))
  }
  const talk = `
  20:00 Ana: ❤️ // 0.9 love 0.95
  20:01 Ben: the kitchen light is still on // 0.1
  20:02 Ana: you made me happy all year long // 0.8 love 0.6
  20:03 Ben: you always make my days brighter // 0.8 love 0.8
  20:04 Ana: hugs // 0.8 love 0.7`
  expect(heartOf(talk)).toEqual(['you always make my days brighter'])
  expect(
    heartOf(talk.replace('you made me happy all year long', 'hugs')).concat(heartOf(talk.replace(/you (made|always).*?\/\//g, 'hugs //'))),
  ).toEqual(['you always make my days brighter', '❤️'])
})
