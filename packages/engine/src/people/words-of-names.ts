import type { Chat } from '#chat/chat.ts'
import { fold } from '#words/fold.ts'
import { namesInFile } from './with-people.ts'

const NO_LETTER = /[^\p{L}\p{M}\p{N}'’]+/u

/**
 * The folded words of everyone's names, as they are shown and as in the file. That people call each other by name says
 * nothing of their talk, and on a picture with names masked a word would tell who they are.
 */
export function wordsOfNames(chat: Chat, isWanted: (person: number) => boolean = () => true): string[] {
  const names = chat.participants.filter((_, person) => isWanted(person)).flatMap((shown) => [shown, ...namesInFile(chat, shown)])
  return [...new Set(names.flatMap((name) => name.split(NO_LETTER)).map(fold))].filter((word) => word !== '')
}
