import { asBeginning, type Searching } from '#data/search/searching.ts'

/** Longer than this a query is no longer a suggestion. */
const mostShown = 40

/** Ways of asking that find more than this one did; null where there is none. */
export function otherWays({ query, isTyping }: Pick<Searching, 'query' | 'isTyping'>): {
  anyOrder: string | null
  beginnings: string | null
} {
  const asked = query.trim()
  const hasPhrase = /["“„]\S+\s+\S/.test(asked)
  // Its words would be left out one by one, or all but the first of them looked for.
  const isPhraseExcluded = /(?:^|\s)-["“„]/.test(asked)
  const beginnings = asBeginning(asked)
  return {
    anyOrder: hasPhrase && !isPhraseExcluded && !/from:/i.test(asked) ? asked.replace(/["“”„]/g, '').trim() : null,
    beginnings: isTyping || beginnings === asked || beginnings.length > mostShown ? null : beginnings,
  }
}
