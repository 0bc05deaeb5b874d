import type { Chat } from '@convostat/engine/chat/chat'
import type { Selection } from '@convostat/engine/chat/selection'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { counted } from '#counted.ts'
import type { CountedFace } from '#figure.ts'
import { type FigureName, figures } from '#index.ts'
import { shapes } from '#shapes.ts'

/** What each figure declares, for a loop over all of them, which loses what the name of one says of its types. */
export const faces = counted as unknown as Readonly<Record<FigureName, CountedFace<unknown, unknown, object>>>

export const names = Object.keys(figures) as FigureName[]

/** What is asked about: a chat, how its messages feel, and a part of it. */
export interface About {
  chat: Chat
  feelings: Feelings
  selection: Selection
}

/** A figure's answer. */
export async function answerAbout(name: FigureName, { chat, feelings, selection }: About, given: object = {}): Promise<unknown> {
  const { feelings: needs, count } = faces[name]
  return (count as (...of: unknown[]) => unknown)(
    chat,
    selection,
    shapes[name].asked.parse(given),
    needs === 'needed' ? feelings : { feelings },
  )
}
