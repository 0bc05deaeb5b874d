/** Word lists with feelings: VADER (Hutto & Gilbert, 2014), AFINN (Nielsen, 2011) and its translations (A. Sliwinski's). */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { codeOf } from './codes.ts'
import { linesOf } from './text.ts'
import { everydayFeelings } from './word-tables.ts'

/** From -1 (worst) to 1 (best) for words in lower case, some of them several words. */
export type Lexicon = Map<string, number>

export interface Lexicons {
  /** VADER's words and emoticons, -4 to 4 as published. */
  vader: Lexicon
  /** Emoji to the English words VADER reads them as. */
  vaderEmoji: Map<string, string>
  /** AFINN's emoticons, -5 to 5 as published. */
  afinnEmoticons: Lexicon
  /** By language: AFINN as published (-5 to 5), or its translation as it is, errors included: what a peer would use. */
  afinn: Map<string, Lexicon>
  /** By language: what may be learned from, -1 to 1, without English words that nobody translated. */
  words: Map<string, Lexicon>
}

/** AFINN's own lists: they are better than what was translated. */
const ORIGINALS: Record<string, string> = {
  da: 'AFINN-da-32.txt',
  en: 'AFINN-en-165.txt',
  fi: 'AFINN-fi-165.txt',
  fr: 'AFINN-fr-165.txt',
  pl: 'AFINN-pl-165.txt',
  sv: 'AFINN-sv-165.txt',
  tr: 'AFINN-tr-165.txt',
}
/** A word shared with English that is shorter is rather another word (German "die", "war") than the same one. */
const SHORTEST_COGNATE = 6

export async function readLexicons(dir: string): Promise<Lexicons> {
  const folder = join(dir, 'lexicons')
  const vader = listOf(readFileSync(join(folder, 'vader.txt'), 'utf8'))
  const vaderEmoji = new Map(
    linesOf(readFileSync(join(folder, 'vader-emoji.txt'), 'utf8')).map((line) => line.split('\t').slice(0, 2) as [string, string]),
  )
  const afinnEmoticons = listOf(readFileSync(join(folder, 'AFINN-emoticon-8.txt'), 'utf8'), { isCased: true })
  const afinn = new Map<string, Lexicon>()
  for (const [code, list] of await translations(join(folder, 'afinn-multilingual.zip'))) afinn.set(code, list)
  for (const [code, file] of Object.entries(ORIGINALS))
    if (existsSync(join(folder, file)))
      afinn.set(code, new Map([...(afinn.get(code) ?? []), ...listOf(readFileSync(join(folder, file), 'utf8'))]))
  const english = afinn.get('en') ?? new Map()
  const words = new Map([...afinn].map(([code, list]) => [code, code === 'en' ? scaled(list, 5) : learnable(scaled(list, 5), english)]))
  for (const [word, valence] of scaled(vader, 4)) if (/^[\p{L}'-]+$/u.test(word)) words.get('en')?.set(word, valence)
  for (const [language, lists] of Object.entries(everydayFeelings))
    words.set(language, withEveryday(words.get(language) ?? new Map(), lists))
  return { vader, vaderEmoji, afinnEmoticons, afinn, words }
}

const EVERYDAY_VALENCES = [0.9, 0.6, -0.6, -0.9]

/** Our own words are surer than what was translated. */
export function withEveryday(list: Lexicon, lists: readonly string[]): Lexicon {
  const all = new Map(list)
  for (const [i, words] of lists.entries()) for (const word of words.split(' ')) all.set(word, EVERYDAY_VALENCES[i])
  return all
}

/** Lines `word TAB valence`; what follows is of no use here. */
export function listOf(text: string, { isCased = false } = {}): Lexicon {
  const list: Lexicon = new Map()
  for (const line of linesOf(text)) {
    const [word, valence] = line.split('\t')
    if (valence !== undefined && Number.isFinite(Number(valence))) list.set(isCased ? word : word.toLowerCase(), Number(valence))
  }
  return list
}

/** Without words that are English: in another alphabet every one, else the short ones, which mean something else there. */
export function learnable(list: Lexicon, english: Lexicon): Lexicon {
  const words = [...list.keys()]
  const latin = words.filter((word) => /^\p{Script=Latin}/u.test(word)).length
  const isLatin = latin > words.length / 2
  return new Map(
    [...list].filter(([word, valence]) => {
      if (valence === 0 || word.split(' ').length > 3) return false
      if (!isLatin) return !/\p{Script=Latin}/u.test(word)
      return !english.has(word) || word.length >= SHORTEST_COGNATE
    }),
  )
}

function scaled(list: Lexicon, most: number): Lexicon {
  return new Map([...list].map(([word, valence]) => [word, Math.max(-1, Math.min(1, valence / most))]))
}

/** `AFINN-xx.json`, word to valence, in an archive. */
async function translations(path: string): Promise<[string, Lexicon][]> {
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(readFileSync(path))), { useWebWorkers: false })
  const lists: [string, Lexicon][] = []
  for (const entry of await reader.getEntries()) {
    const code = /^AFINN-(\w+)\.json$/.exec(entry.filename)?.[1]
    if (!code || entry.directory) continue
    const list = JSON.parse(new TextDecoder().decode(await entry.getData(new Uint8ArrayWriter()))) as Record<string, number>
    lists.push([codeOf(code), new Map(Object.entries(list).map(([word, valence]) => [word.toLowerCase(), valence]))])
  }
  await reader.close()
  return lists
}
