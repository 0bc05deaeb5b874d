/**
 * Everyday wordings of a question, rewritten in the words that the rules know: "night owl" is "most messages at night". In
 * `languages/xx.json` a word may be one of several (`talk/write`) or missing (`ever?`), `^` is the beginning, `$` the end, and `…` is a few words in between, which `…` in
 * the plainer words repeats.
 */
import { dataOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { plain, type Token, tokensOf } from './tokens.ts'

interface Paraphrase {
  asked: readonly { words: ReadonlySet<string>; isOptional: boolean; isWithHamza: boolean; isBetween: boolean }[]
  means: readonly Token[]
  isAtBeginning: boolean
  isAtEnd: boolean
}

/** What `…` may be: a name, some days, a word. */
const MOST_BETWEEN = 4
const BETWEEN = '…'
/** Stands for them among the plainer words. */
const between: Token = { kind: 'sign', text: BETWEEN }

interface Known {
  synonyms: readonly Paraphrase[]
  paraphrases: readonly Paraphrase[]
  spellings: ReadonlyMap<string, readonly Token[]>
}

const known = new Map<Language, Known>()

const meant = (text: string): Token[] => text.split(BETWEEN).flatMap((part, i) => [...(i > 0 ? [between] : []), ...(tokensOf(part) ?? [])])

const read = ([asked, means]: readonly [string, string]): Paraphrase => ({
  isAtBeginning: asked.startsWith('^'),
  isAtEnd: asked.endsWith(' $'),
  asked: asked
    .replace('^', '')
    .replace(' $', '')
    .split(' ')
    .map((part) => {
      const isOptional = part.endsWith('?')
      const isWithHamza = part.endsWith('!')
      // "on?/in?" is as optional as "on/in?".
      const words = new Set((isWithHamza ? part.slice(0, -1) : part).split('/').map((word) => plain(word.replace(/\?$/u, ''))))
      return { words, isOptional, isWithHamza, isBetween: part === BETWEEN }
    }),
  means: meant(means),
})

function knownIn(language: Language): Known {
  const there = known.get(language)
  if (there) return there
  const { paraphrases, synonyms = [], spellings = {} } = dataOf[language]
  const made: Known = {
    paraphrases: paraphrases.map(read),
    synonyms: synonyms.map(read),
    spellings: new Map(
      Object.entries(spellings).flatMap(([means, written]) => written.split('|').map((each) => [plain(each), tokensOf(means) ?? []])),
    ),
  }
  known.set(language, made)
  return made
}

/** The same question in plainer words. The first paraphrase that fits somewhere counts there. */
export function paraphrased(tokens: readonly Token[], language: Language): readonly Token[] {
  const { paraphrases, synonyms } = knownIn(language)
  return rewritten(paraphrases, rewritten(synonyms, tokens))
}

function rewritten(paraphrases: readonly Paraphrase[], tokens: readonly Token[]): readonly Token[] {
  const said: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = firstAt(paraphrases, tokens, at)
    for (const token of found?.said ?? [tokens[at]]) said.push(token)
    at = found?.end ?? at + 1
  }
  return said
}

/** With abbreviations written out; null where there are none. */
export function spelledOut(tokens: readonly Token[], language: Language): readonly Token[] | null {
  const { spellings } = knownIn(language)
  const isHasty = (token: Token): boolean => token.kind === 'word' && spellings.has(token.text)
  return tokens.some(isHasty) ? tokens.flatMap((token) => (isHasty(token) && spellings.get(token.text)) || [token]) : null
}

function firstAt(paraphrases: readonly Paraphrase[], tokens: readonly Token[], at: number): { end: number; said: Token[] } | null {
  for (const { asked, means, isAtBeginning, isAtEnd } of paraphrases) {
    if (isAtBeginning && at > 0) continue
    const found = matched(asked, tokens, at)
    if (found !== null && found.end > at && (!isAtEnd || found.end === tokens.length))
      return { end: found.end, said: filled(means, found.between) }
  }
  return null
}

/** The first `…` of the plainer words is the first of the question, and so on; a single one is repeated. */
function filled(means: readonly Token[], found: readonly (readonly Token[])[]): Token[] {
  let at = 0
  return means.flatMap((token) => (token === between ? (found[Math.min(at++, found.length - 1)] ?? []) : [token]))
}

function matched(
  asked: Paraphrase['asked'],
  tokens: readonly Token[],
  start: number,
): { end: number; between: readonly (readonly Token[])[] } | null {
  let at = start
  for (const [i, { words, isOptional, isWithHamza, isBetween }] of asked.entries()) {
    if (isBetween) {
      // What is behind the last words is more than a few.
      const most = Math.min(MOST_BETWEEN, tokens.length - at)
      for (let size = 1; size <= most; size++) {
        const rest = matched(asked.slice(i + 1), tokens, at + size)
        if (rest !== null) return { end: rest.end, between: [tokens.slice(at, at + size), ...rest.between] }
      }
      return null
    }
    const token = tokens[at]
    if (token?.kind !== 'quoted' && token !== undefined && words.has(token.text) && (!isWithHamza || token.hasHamza)) at++
    else if (!isOptional) return null
  }
  return { end: at, between: [] }
}
