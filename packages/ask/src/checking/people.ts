import { isEverydayWord } from '@convostat/engine/analyses/suggestions/is-everyday'
import { fold } from '@convostat/engine/words/fold'
import { questionWords } from '#words/question-words.ts'
import { holds, standsApart, WORD } from './text.ts'

/** By the letters or digits they begin with, everything that a person of the chat may be called. */
type Names = ReadonlyMap<string, readonly string[]>

const known = new WeakMap<readonly string[], Names>()
const PIECE = /[\p{L}\p{M}]+|\p{N}+/gu

function namesOf(people: readonly string[]): Names {
  const before = known.get(people)
  if (before) return before
  const names = new Map<string, string[]>()
  for (const name of new Set(people.flatMap(partsOf))) {
    const [start] = name.match(PIECE) ?? []
    // A name that is not a word at all cannot be looked for by one.
    if (start !== undefined) names.set(start, [...(names.get(start) ?? []), name])
  }
  known.set(people, names)
  return names
}

/** A whole name, and its words that may name a person, except for those that are everyday words, too. */
function partsOf(name: string): string[] {
  const whole = fold(name)
  const parts = (whole.match(WORD) ?? []).filter((part) => part.length > 1 && !questionWords.has(part) && !isEverydayWord(part))
  return [whole, ...parts]
}

/** Whether a person of the chat is named that none of these texts mentions. All is folded. */
export function namesStrangers(said: string, people: readonly string[], texts: readonly string[]): boolean {
  const names = namesOf(people)
  const isThere = new Map<string, boolean>()
  for (const { 0: piece, index } of said.matchAll(PIECE)) {
    for (const name of names.get(piece) ?? []) {
      const at = index - name.indexOf(piece)
      if (at < 0 || !said.startsWith(name, at) || !standsApart(said, at, name.length)) continue
      if (!isThere.has(name))
        isThere.set(
          name,
          texts.some((text) => holds(text, name)),
        )
      if (!isThere.get(name)) return true
    }
  }
  return false
}
