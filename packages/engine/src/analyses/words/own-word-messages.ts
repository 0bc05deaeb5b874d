/** Messages to put on show that carry a person's own word. */
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { fitRows } from '../fit-rows.ts'
import type { WordChoice } from './left-out.ts'
import { findingEach } from './messages-finding.ts'
import { type Leaning, wordComparison } from './word-comparison.ts'

export interface OwnWordMessages extends Omit<Leaning, 'z'> {
  person: string
  word: string
  /** Rows of messages that this person wrote, and that contain the word: at most six, the best to read first. */
  rows: number[]
}

export interface OwnWordMessagesAsked extends WordChoice {
  /** Whose; those who wrote most, where it is left out. */
  people?: readonly string[]
  /** Of this many people at most, those who wrote most first. */
  most?: number
}

/** Further down, a word says less about its person than that nothing was found. */
const LOOKED_AT = 8
/** Each person's words are looked for in every message: with nothing fit to be shown, only a few more people are tried than are wanted. */
const MORE_TRIED = 4

/**
 * For each person the first own word (`wordComparison`), names left out, that is in a message fit to be put on show, with such
 * messages. Who has none is not among them.
 */
export function ownWordMessages(
  chat: Chat,
  feelings: Feelings | null,
  selection: Selection = everything(chat),
  { people, most = 4, ...choice }: OwnWordMessagesAsked = {},
): OwnWordMessages[] {
  const whyNotShown = gateOf(chat, feelings)
  const found: OwnWordMessages[] = []
  for (const { person, words } of wordComparison(chat, selection, { people, most: LOOKED_AT, ...choice }).people.slice(
    0,
    most + MORE_TRIED,
  )) {
    if (found.length === most) break
    const own = words.filter(({ isName }) => !isName)
    const authors = Uint8Array.from(chat.participants, (name) => Number(name === person))
    const find = findingEach(
      chat,
      { ...selection, authors },
      own.map(({ word }) => word),
    )
    for (const [i, { word, count, others }] of own.entries()) {
      const rows = fitRows(chat, Array.from(find(i).rows), whyNotShown)
      if (rows.length === 0) continue
      found.push({ person, word, count, others, rows })
      break
    }
  }
  return found
}
