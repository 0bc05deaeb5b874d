/**
 * Everyday wordings of a question, rewritten in the words that the rules know: "night owl" is "most messages at night". In
 * `languages/xx.json` a word may be one of several (`talk/write`) or missing (`ever?`).
 */
import { dataOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { plain, type Token, tokensOf } from './tokens.ts'

interface Paraphrase {
  asked: readonly { words: ReadonlySet<string>; isOptional: boolean; isWithHamza: boolean }[]
  means: readonly Token[]
}

const known = new Map<Language, readonly Paraphrase[]>()

function paraphrasesOf(language: Language): readonly Paraphrase[] {
  const there = known.get(language)
  if (there) return there
  const made = dataOf[language].paraphrases.map(([asked, means]) => ({
    asked: asked.split(' ').map((part) => {
      const isOptional = part.endsWith('?')
      const isWithHamza = part.endsWith('!')
      return { words: new Set((isOptional || isWithHamza ? part.slice(0, -1) : part).split('/').map(plain)), isOptional, isWithHamza }
    }),
    means: tokensOf(means) ?? [],
  }))
  known.set(language, made)
  return made
}

/** The same question in plainer words. The first paraphrase that fits somewhere counts there. */
export function paraphrased(tokens: readonly Token[], language: Language): readonly Token[] {
  const all = paraphrasesOf(language)
  const said: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = all.flatMap(({ asked, means }) => {
      const end = endOf(asked, tokens, at)
      return end === null || end === at ? [] : [{ end, means }]
    })[0]
    for (const token of found ? found.means : [tokens[at]]) said.push(token)
    at = found ? found.end : at + 1
  }
  return said
}

function endOf(asked: Paraphrase['asked'], tokens: readonly Token[], start: number): number | null {
  let at = start
  for (const { words, isOptional, isWithHamza } of asked) {
    const token = tokens[at]
    if (token?.kind !== 'quoted' && token !== undefined && words.has(token.text) && (!isWithHamza || token.hasHamza)) at++
    else if (!isOptional) return null
  }
  return at
}
