import type { UploadAnswer } from '@convostat/api'
import { useState } from 'react'

/** Whose messages are on the right: a person's, or nobody's. */
export type SeenAs = string | null

/** Who is chosen in which chat, as a place among its people, which outlasts another name and the masking; as long as the page is there. */
const chosen = new Map<string, number | null>()

/** Whose eyes a conversation is seen through at first: the reader's own, else the second of two people's, so that each has a side. */
export function seenAtFirst({ me, people }: Pick<UploadAnswer, 'me' | 'people'>): SeenAs {
  if (me !== null) return me
  return people.length === 2 ? people[1].name : null
}

export function useSeenAs(chat: UploadAnswer): { seenAs: SeenAs; choose: (person: SeenAs) => void } {
  const { upload_id: id, people } = chat
  const [place, setPlace] = useState(() => chosen.get(id))
  const person = place === null ? null : people[place ?? -1]?.name
  return {
    seenAs: person === undefined ? seenAtFirst(chat) : person,
    choose(next) {
      const now = next === null ? null : people.findIndex(({ name }) => name === next)
      chosen.set(id, now)
      setPlace(now)
    },
  }
}
