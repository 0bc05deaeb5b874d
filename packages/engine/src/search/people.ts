/** Whom a query means by `from:`. */
import type { Chat } from '#chat/chat.ts'
import { column } from '#chat/column.ts'
import { fold } from '#words/fold.ts'
import { finderOf } from './words-in.ts'

/** A `from:name` of a query. */
export interface NameTerm {
  /** Folded. */
  text: string
  isExcluded: boolean
}

const foldedNames = column(({ participants }): readonly string[] => participants.map((name) => fold(name).replace(/\s+/g, ' ').trim()))

/**
 * The people a name means, as indexes of participants: those who are called just so, folded as searches fold; if nobody
 * is, those who have it in their name as whole words (`from:ana` is Ana Maria's, not Anatol's); if nobody has, those with
 * a word that begins so (`from:ana` is Anatol's). Nobody for a name that nobody has.
 */
export function peopleMeant(chat: Chat, text: string): number[] {
  const names = foldedNames(chat)
  const those = (has: (name: string) => boolean): number[] => names.flatMap((name, person) => (has(name) ? [person] : []))
  const having = (isPrefix: boolean): number[] => {
    const find = finderOf([{ text, isPrefix, isEmoji: false }])
    return those((name) => find(name).length > 0)
  }
  const degrees = [() => those((name) => name === text), () => having(false), () => having(true)]
  for (const degree of degrees) {
    const meant = degree()
    if (meant.length > 0) return meant
  }
  return []
}
