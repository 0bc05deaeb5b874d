import { fold } from '@convostat/engine/words/fold'
import { type Concept, concepts } from './concepts.ts'
import { stem } from './stem.ts'

/** Another wording of a word, and how nearly it means the same: 1 for the word itself. */
export interface Wording {
  readonly text: string
  readonly nearness: number
}

// Found on development chats; others made for the test afterwards are told apart there.
/** Words of a concept in which all mean about the same; a word and what it is a kind of; two things of a kind. */
const SAME = 0.6
const KIND = 0.5
const SIBLING = 0.2
const OTHER_LANGUAGE = 0.8
const EMOJI = 0.9

interface Place {
  concept: Concept
  language: number
  isHead: boolean
}

/** The position of each stem and each emoji. */
let places: Map<string, Place[]> | null = null

function placesOf(key: string): readonly Place[] {
  if (!places) {
    places = new Map()
    for (const concept of concepts) {
      for (const [language, words] of concept.words.entries())
        for (const [i, word] of words.entries()) add(places, keyOf(word), { concept, language, isHead: concept.isOne || i === 0 })
      for (const emoji of concept.emoji) add(places, emoji, { concept, language: -1, isHead: true })
    }
  }
  return places.get(key) ?? []
}

function add(places: Map<string, Place[]>, key: string, place: Place): void {
  const there = places.get(key)
  if (there) there.push(place)
  else places.set(key, [place])
}

/** Of several words that belong together the whole. */
const keyOf = (word: string): string => (word.includes(' ') ? fold(word) : stem(fold(word)))

/** What else people call what a word or an emoji names, in the languages of questions and as emoji; never the word itself. */
export function alike(word: string): Wording[] {
  const nearest = new Map<string, number>()
  const offer = (text: string, nearness: number) => {
    if (nearness > (nearest.get(text) ?? 0)) nearest.set(text, nearness)
  }
  for (const { concept, language, isHead } of placesOf(keyOf(word))) {
    for (const [other, words] of concept.words.entries()) {
      const far = language === -1 || other === language ? 1 : OTHER_LANGUAGE
      for (const [i, each] of words.entries()) {
        const near = concept.isOne ? SAME : isHead || i === 0 ? KIND : SIBLING
        offer(fold(each), near * far)
      }
    }
    for (const emoji of concept.emoji) offer(emoji, (concept.isOne ? SAME : isHead ? KIND : SIBLING) * EMOJI)
  }
  nearest.delete(fold(word))
  return Array.from(nearest, ([text, nearness]) => ({ text, nearness }))
}
