/** The phone's language, for the import card: by the phrases it wrote, else by what people wrote. */
import { largest } from '#stats/extremes.ts'
import { stopWords } from './stop-words.ts'

/** Of a tie, the language more phones are set to. */
const COMMON = ['en', 'es', 'pt-BR', 'hi', 'id', 'de', 'it', 'fr', 'tr', 'ru', 'nl', 'ar', 'pt-PT', 'zh-Hant', 'zh-Hans']
const SAMPLE = 20_000
/** Fewer known words than this could be names and borrowings. */
const FEWEST_WORDS = 3

/**
 * BCP 47, `und` where unknown. `votes` counts what `classify` and `serviceLine` gave as `language`; one phrase shared
 * by several languages counts for each. Give service sentences a higher weight than placeholders: they are longer, and a
 * placeholder may be forwarded text. `sample` gives some of what people wrote; it is asked in a tie, and where no phrase was met.
 */
export function languageOf(votes: ReadonlyMap<string, number>, sample: () => string): string {
  const scores = new Map<string, number>()
  for (const [languages, weight] of votes) for (const language of languages.split(' ')) add(scores, language, weight)
  const leaders = leading(scores)
  if (leaders.length === 1) return leaders[0]
  const text = sample().slice(0, SAMPLE)
  const written = wordScores(text)
  if (leaders.length > 1) {
    const spoken = leading(new Map(leaders.map((language) => [language, written.get(language) ?? 0])))
    return COMMON.find((language) => spoken.includes(language)) ?? spoken[0]
  }
  return byScript(text) ?? byWords(written)
}

/** Those with the highest score. */
function leading(scores: ReadonlyMap<string, number>): string[] {
  const highest = largest(scores.values())
  return [...scores].filter(([, score]) => score === highest).map(([language]) => language)
}

function byWords(scores: ReadonlyMap<string, number>): string {
  const [language] = leading(scores)
  return language !== undefined && (scores.get(language) ?? 0) >= FEWEST_WORDS ? language : 'und'
}

/** How many of the text's words are among each language's commonest; a word said over and over says no more than twice. */
function wordScores(text: string): Map<string, number> {
  const scores = new Map<string, number>()
  const said = new Map<string, number>()
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
    const times = (said.get(word) ?? 0) + 1
    said.set(word, times)
    if (times > 2) continue
    for (const language of wordLanguages().get(word) ?? []) add(scores, language, 1)
  }
  return scores
}

let built: Map<string, string[]> | null = null

function wordLanguages(): Map<string, string[]> {
  if (built) return built
  built = new Map()
  for (const [language, words] of Object.entries(stopWords)) {
    for (const word of words) built.set(word, [...(built.get(word) ?? []), language])
  }
  return built
}

/** Scripts that say the language, and letters that tell apart those that share one. */
export const scripts: readonly { script: RegExp; languages: readonly [string, RegExp | null][] }[] = [
  // Kana first: Japanese is full of Han.
  { script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, languages: [['ja', null]] },
  { script: /\p{Script=Hangul}/gu, languages: [['ko', null]] },
  {
    script: /\p{Script=Han}/gu,
    languages: [
      ['zh-Hant', /[這個們說時會對來沒嗎還為學點過現開關係麼讓樣]/gu],
      ['zh-Hans', /[这个们说时会对来没吗还为学点过现开关系么让样]/gu],
    ],
  },
  { script: /\p{Script=Hebrew}/gu, languages: [['he', null]] },
  { script: /\p{Script=Greek}/gu, languages: [['el', null]] },
  { script: /\p{Script=Thai}/gu, languages: [['th', null]] },
  { script: /\p{Script=Lao}/gu, languages: [['lo', null]] },
  { script: /\p{Script=Bengali}/gu, languages: [['bn', null]] },
  { script: /\p{Script=Gujarati}/gu, languages: [['gu', null]] },
  { script: /\p{Script=Gurmukhi}/gu, languages: [['pa', null]] },
  { script: /\p{Script=Tamil}/gu, languages: [['ta', null]] },
  { script: /\p{Script=Telugu}/gu, languages: [['te', null]] },
  { script: /\p{Script=Kannada}/gu, languages: [['kn', null]] },
  { script: /\p{Script=Malayalam}/gu, languages: [['ml', null]] },
  {
    script: /\p{Script=Devanagari}/gu,
    languages: [
      ['mr', /आहे|ळ|नाही|मला/gu],
      ['hi', /है|हैं|नहीं|मैं|का|की/gu],
    ],
  },
  {
    script: /\p{Script=Arabic}/gu,
    languages: [
      ['ur', /[ٹڈڑںےہھ]/gu],
      ['fa', /[پچژگی]/gu],
      ['ar', /[ةىيكأإ]/gu],
    ],
  },
  {
    script: /\p{Script=Cyrillic}/gu,
    languages: [
      ['uk', /[іїєґ]/giu],
      ['sr', /[ђћџљњ]/giu],
      ['mk', /[ѓќѕ]/giu],
      ['kk', /[әғқңөұүһ]/giu],
      ['bg', /ъ/giu],
      ['ru', /[ыэё]/giu],
    ],
  },
]

/** The language whose script most of the letters are of; null for Latin, where only words tell. */
function byScript(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const { script, languages } of scripts) {
    const share = (text.match(script)?.length ?? 0) / letters
    if (!(share > (languages[0][0] === 'ja' ? 0.15 : 0.4))) continue
    const scores = new Map(languages.map(([language, telling]) => [language, telling ? (text.match(telling)?.length ?? 0) : 1]))
    const best = leading(scores)
    // Nothing distinguished them: the last named is the one spoken most.
    return best.length === 1 ? best[0] : languages[languages.length - 1][0]
  }
  return null
}

const add = (scores: Map<string, number>, language: string, weight: number): void => {
  scores.set(language, (scores.get(language) ?? 0) + weight)
}
