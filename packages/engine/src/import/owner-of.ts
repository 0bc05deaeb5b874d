/** Whose phone wrote an export: it speaks to its owner, and names a chat of two by the other person. */

import { kindIndex, messageText } from '#chat/chat.ts'
import { folded } from '#whatsapp/fold.ts'
import { isOwnDeletion } from '#whatsapp/own-deletion.ts'
import { peopleAmong } from './assistant.ts'
import type { ReadResult } from './read-chat.ts'
import { plainName } from './senders.ts'

/** The name that the owner has in it; null where unknown. */
export function ownerOf({ chat, facts }: ReadResult): string | null {
  const { participants } = chat
  for (let row = 0; row < chat.count; row++) {
    // `You deleted this message`
    if (chat.kind[row] === kindIndex.deleted && isOwnDeletion(messageText(chat, row))) return participants[chat.author[row]]
  }
  const people = peopleAmong(participants)
  if (facts.isGroup || facts.title === null || people.length !== 2) return null
  const title = folded(plainName(facts.title))
  const others = people.filter((name) => folded(name) !== title)
  return others.length === 1 ? others[0] : null
}
