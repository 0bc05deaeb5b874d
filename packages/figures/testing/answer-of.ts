import type { Chat } from '@convostat/engine/chat/chat'
import { everything, type Selection } from '@convostat/engine/chat/selection'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { feltChatOf } from '@convostat/engine/testing/felt-chat.ts'
import { counted } from '#counted.ts'
import type { FigureName } from '#index.ts'
import { type GivenOf, type PlainOf, shapes } from '#shapes.ts'

/** Three days, Monday to Saturday, of which every figure can be counted by hand. */
const fewDays = `
  2021-03-01 20:00 Ana: pancakes tomorrow 🥞 https://example.com/a // 0.5 joy 0.9
  2021-03-01 20:05 Ben: yes please // 0.5 love 0.9
  2021-03-02 08:00 Ana: good morning 🥞 // 0.5 joy 0.9
  2021-03-02 08:01 Ana: pancakes are ready
  2021-03-02 08:02 Ana: where are you
  2021-03-02 09:02 Ben: sorry, I overslept // -0.5 sadness 0.9
  2021-03-06 12:00 Ben: more pancakes? https://example.com/b // 0.5 joy 0.9
  2021-03-06 12:10 Ana: tomorrow // 0`

type Count = (...of: unknown[]) => unknown

/** A figure's answer for a chat with feelings (`feltChatOf`). */
export async function answerOf<N extends FigureName>(name: N, text = fewDays, given: Partial<GivenOf<N>> = {}): Promise<PlainOf<N>> {
  const { chat, feelings } = feltChatOf(text)
  return answerAbout(name, { chat, feelings, selection: everything(chat) }, given)
}

/** The same of a part of a chat. */
export async function answerAbout<N extends FigureName>(
  name: N,
  { chat, feelings, selection }: { chat: Chat; feelings: Feelings; selection: Selection },
  given: Partial<GivenOf<N>> = {},
): Promise<PlainOf<N>> {
  const { feelings: needs, count } = counted[name]
  const asked = shapes[name].asked.parse(given)
  // One of different figures: the list holds each to its own shape.
  return (await (count as Count)(chat, selection, asked, needs === 'needed' ? feelings : {})) as PlainOf<N>
}
