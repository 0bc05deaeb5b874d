import { everything } from '@convostat/engine/chat/selection'
import { feltChatOf } from '@convostat/engine/testing/felt-chat.ts'
import type { z } from '#zod.ts'

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

interface Counted {
  feelings: unknown
  count: (...of: never[]) => unknown
}

/**
 * What a figure answers for a chat with feelings (`feltChatOf`). It is given by both its faces, so that its test loads no other figure.
 */
export async function answerOf(
  { feelings: needs, count }: Counted,
  { asked }: { asked: z.ZodType },
  text = fewDays,
  besides: object = {},
): Promise<unknown> {
  const { chat, feelings } = feltChatOf(text)
  const of = [chat, everything(chat), asked.parse(besides), needs === 'needed' ? feelings : { feelings }]
  return (count as (...of: unknown[]) => unknown)(...of)
}
