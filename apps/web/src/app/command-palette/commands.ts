import type { LucideIcon } from 'lucide-react'

/** Something one can do from anywhere. */
export interface Command {
  /** Never shown, never given twice. */
  id: string
  /** As it is called; `written` where someone else wrote it, such as a chat's name. */
  title: string
  isWritten?: boolean
  /** What else one may call it. */
  also?: readonly string[]
  /** The text beside it. */
  hint?: string
  /** It links to what Pro opens, and Pro is not there. */
  isLocked?: boolean
  Icon: LucideIcon
  run: () => void
}

const marks = /\p{M}/gu
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Whether every word that was typed begins a word of the command: what is only similar is not meant, a search is. */
export function isMeant({ title, also = [] }: Pick<Command, 'title' | 'also'>, typed: string): boolean {
  const words = [title, ...also].flatMap(wordsOf)
  const sought = wordsOf(typed)
  return typed.trim() === '' || (sought.length > 0 && sought.every((part) => words.some((word) => word.startsWith(part))))
}
