/** A chat's dictionary as searches compare it: every distinct token folded once, and where each folded form stands. */
import { column } from '../column.ts'
import { words } from '../words/words.ts'
import { fold } from './fold.ts'
import type { WordTerm } from './query.ts'

export interface Vocabulary {
  /** Token ids by folded word or emoji. */
  idsOf: ReadonlyMap<string, readonly number[]>
  /** Links, folded, with their token ids. */
  links: readonly { id: number; text: string }[]
  size: number
}

export const vocabulary = column((chat): Vocabulary => {
  const { dictionary } = words(chat)
  const idsOf = new Map<string, number[]>()
  const links: { id: number; text: string }[] = []
  for (let id = 0; id < dictionary.size; id++) {
    const kind = dictionary.kind(id)
    const text = kind === 'emoji' ? dictionary.text(id) : fold(dictionary.text(id))
    if (kind === 'link') links.push({ id, text })
    else {
      const ids = idsOf.get(text)
      if (ids) ids.push(id)
      else idsOf.set(text, [id])
    }
  }
  return { idsOf, links, size: dictionary.size }
})

/** 1 for every token that a word of the query means. Inside a link a word counts where it stands by itself. */
export function tokensMeaning({ idsOf, links, size }: Vocabulary, { text, isPrefix, isEmoji }: WordTerm): Uint8Array {
  const meant = new Uint8Array(size)
  if (isPrefix) {
    for (const [word, ids] of idsOf) if (word.startsWith(text)) for (const id of ids) meant[id] = 1
  } else for (const id of idsOf.get(text) ?? []) meant[id] = 1
  if (!isEmoji) for (const link of links) if (standsIn(link.text, text, isPrefix)) meant[link.id] = 1
  return meant
}

/** 1 for every link in which a text of several words stands by itself. */
export function linksHolding({ links, size }: Vocabulary, text: string): Uint8Array {
  const holding = new Uint8Array(size)
  for (const link of links) if (standsIn(link.text, text, false)) holding[link.id] = 1
  return holding
}

const ALPHANUMERIC = /[\p{L}\p{N}\p{M}]/u

function standsIn(link: string, text: string, isPrefix: boolean): boolean {
  for (let at = link.indexOf(text); at >= 0; at = link.indexOf(text, at + 1)) {
    const before = at === 0 || !ALPHANUMERIC.test(link[at - 1])
    const after = isPrefix || at + text.length === link.length || !ALPHANUMERIC.test(link[at + text.length])
    if (before && after) return true
  }
  return false
}
