import type { UploadAnswer } from '@convostat/api'
import { useState } from 'react'

/** Whose messages are on the right: a person's, or nobody's. */
export type SeenAs = string | null

/** Who is chosen in which chat, as long as the page is there. */
const chosen = new Map<string, SeenAs>()

/** Whose eyes a conversation is seen through at first: the reader's own, else the second of two people's, so that each has a side. */
export function seenAtFirst({ me, people }: Pick<UploadAnswer, 'me' | 'people'>): SeenAs {
  if (me !== null) return me
  return people.length === 2 ? people[1].name : null
}

export function useSeenAs(chat: UploadAnswer): { seenAs: SeenAs; choose: (person: SeenAs) => void } {
  const [person, setPerson] = useState(() => chosen.get(chat.upload_id))
  const isThere = person === null || chat.people.some(({ name }) => name === person)
  return {
    seenAs: person !== undefined && isThere ? person : seenAtFirst(chat),
    choose(next) {
      chosen.set(chat.upload_id, next)
      setPerson(next)
    },
  }
}
