/** Which messages are written in capitals. */
import type { Chat } from '#chat/chat.ts'
import { LETTER_CASE, letterCaseIn } from '#words/features.ts'
import { letterCase, letterCaseOf } from '#words/letter-case.ts'
import { words } from '#words/words.ts'

/** By row, what the letters of its text are: of `letterCase`, never `unread`. The scanner has told of most; of another it is told from when it was asked for. */
export function letterCases(chat: Chat): (row: number) => number {
  const { bytes, start, end } = chat
  const { features } = words(chat)
  return (row) => {
    const told = letterCaseIn(features[row])
    if (told !== letterCase.unread) return told
    const read = letterCaseOf(bytes, start[row], end[row])
    features[row] |= read << LETTER_CASE
    return read
  }
}
