import type { Chat } from '#chat/chat.ts'
import { chatFrom, type Line } from './chat-of.ts'
import { randomNumbers } from './random-chat.ts'

/** Lines by what they are: `ordinary`, and those of each mood. */
export type MoodLines = Readonly<Record<string, readonly string[]>>

/** Moods that are planted, and the emotions that name them. */
export const plantedMoods: Readonly<Record<string, readonly string[]>> = {
  honeymoon: ['love', 'joy'],
  quarrel: ['anger'],
  grief: ['sadness'],
}

/** The lines of `fixtures/moods/<language>.tsv`: what a line is, a tab, the line. */
export function moodLinesOf(table: string): MoodLines {
  const lines: Record<string, string[]> = {}
  for (const row of table.split('\n')) {
    const [kind, text] = row.split('\t')
    if (row.startsWith('#') || text === undefined) continue
    lines[kind] ??= []
    lines[kind].push(text)
  }
  return lines
}

export interface MoodChat {
  months: number
  /** Messages of an average month; the shortest has half of them, the longest half as many again. */
  messages: number
  /** The share of felt messages among ordinary ones. They come in conversations: some have none, some twice as many. */
  felt?: number
  /** The month, from 0, in which this share of the messages is of the mood. */
  planted?: { mood: string; share: number; month: number }
}

const DAY = 86_400

/** A chat of two in conversations of up to 20 messages, spread over its months. */
export function moodChat(lines: MoodLines, seed: number, { months, messages, felt = 0.03, planted }: MoodChat): Chat {
  const random = randomNumbers(seed)
  const any = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]
  const moods = Object.keys(plantedMoods)
  const said: Line[] = []
  for (let month = 0; month < months; month++) {
    const size = Math.max(3, Math.round(messages * (0.5 + random())))
    const conversations: number[] = []
    for (let left = size; left > 0; left -= conversations.at(-1) ?? left) conversations.push(Math.min(left, 2 + Math.floor(random() * 19)))
    const first = Date.UTC(2021, month, 1) / 1000
    const days = (Date.UTC(2021, month + 1, 1) / 1000 - first) / DAY
    const share = planted?.month === month ? planted.share : 0
    for (const [i, length] of conversations.entries()) {
      const begins = first + Math.floor(((i + random() * 0.5) / conversations.length) * days * DAY)
      const mood = any(moods)
      const feltHere = 2 * felt * random()
      for (let k = 0; k < length; k++) {
        const kind = random() < share ? (planted?.mood ?? mood) : random() < feltHere ? mood : 'ordinary'
        said.push({ time: begins + 40 * k, author: random() < 0.5 ? 'Ana' : 'Ben', text: any(lines[kind]) })
      }
    }
  }
  return chatFrom(said.sort((a, b) => a.time - b.time))
}
