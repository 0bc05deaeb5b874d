/** Chats of which questions are asked: everything in them depends on nothing but the seed. */
import type { Chat, Kind } from '@convostat/engine/chat/chat'
import { dayOf } from '@convostat/engine/chat/civil'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { chatFrom, type Line } from '@convostat/engine/testing/chat-of.ts'
import { randomFeelings } from '@convostat/engine/testing/felt-chat.ts'
import { randomNumbers } from '@convostat/engine/testing/random-chat.ts'

export interface TellingChat {
  chat: Chat
  feelings: Feelings
  lines: readonly (Line & { id: number })[]
  people: readonly string[]
}

const texts = [
  'good morning',
  'Good night 🌙',
  'how was the concert?',
  'sorry, I am late',
  'I love you ❤️',
  'the train to Lisbon leaves at nine',
  'did you book the hotel in Lisbon?',
  'look https://example.org/hotel',
  'see www.example.com and https://example.net/a?b',
  'haha 😂😂',
  'pizza tonight?',
  'pizza again 🍕 please',
  'thank you so much',
  'no worries',
  'the birthday cake was great 🎂',
  'what time do we meet?',
  'at the station, platform two, as always when we go to the seaside together',
  'ok',
  'yes',
  'I am at home now',
]
const kinds: readonly (Kind | undefined)[] = ['media', 'media', 'deleted', 'poll', 'location', 'contact']

/** More than a year of talk, with quiet weeks, busy evenings, and every kind of message. */
export function tellingChat(seed: number, people: readonly string[], messages: number): TellingChat {
  const random = randomNumbers(seed)
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  let time = (dayOf(2020, 11, 7) * 24 + 9) * 3600
  let author = people[0]
  const lines = Array.from({ length: messages }, (_, id) => {
    const pause = random()
    time += Math.floor(
      pause < 0.6 ? 10 + random() * 200 : pause < 0.85 ? random() * 5000 : pause < 0.985 ? random() * 200_000 : random() * 3_000_000,
    )
    // The first of them writes more than the second, and so on.
    if (random() < 0.55) author = people[Math.floor(random() * random() * people.length)]
    const kind = random() < 0.15 ? oneOf(kinds) : undefined
    return { id, time, author, text: kind && random() < 0.7 ? '' : oneOf(texts), ...(kind && { kind }) }
  })
  const chat = chatFrom(lines)
  return { chat, feelings: randomFeelings(chat, seed), lines, people }
}
