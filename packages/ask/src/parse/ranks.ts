/** "The second busiest month", "zweitlängste": places in an order, as the words of a language say them. */
import type { LanguageData } from '#languages/language.ts'
import type { Concept } from './concepts.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { plain, type Token } from './tokens.ts'

const COMPARED: ReadonlySet<Concept> = new Set<Concept>(['most', 'least', 'busiest', 'quietest', 'longest', 'favorite', 'people'])

/** Whether the word here is a place: where "segunda" is a weekday, too, only right before a superlative. */
export function isRank({ meanings, longest }: Lexicon, tokens: readonly Token[], start: number): boolean {
  if (!meanings.get(tokens[start].text)?.some(({ is }) => is === 'weekdays')) return true
  for (let end = start + 2; end <= Math.min(tokens.length, start + 1 + longest); end++) {
    const words = tokens.slice(start + 1, end).map(({ text }) => text)
    const meant = meanings.get(words.join(' ')) ?? []
    if (meant.some((each) => each.is === 'concept' && COMPARED.has(each.concept))) return true
  }
  return false
}

/** "Zweitlängste" as the two words that it is made of. */
export function ranksApart(tokens: readonly Token[], data: LanguageData): readonly Token[] {
  const { ordinalBeginnings = [] } = data
  if (ordinalBeginnings.length === 0) return tokens
  const { meanings } = lexiconOf(data)
  const beginnings = ordinalBeginnings.map(plain)
  return tokens.flatMap((token) => {
    const { kind, text } = token
    if (kind !== 'word' || meanings.has(text)) return [token]
    const beginning = beginnings.find((each) => text.startsWith(each) && meanings.has(text.slice(each.length)))
    return beginning === undefined
      ? [token]
      : [
          { kind, text: beginning },
          { kind, text: text.slice(beginning.length) },
        ]
  })
}
