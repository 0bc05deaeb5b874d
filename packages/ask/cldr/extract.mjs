// @ts-check
/**
 * Takes the words that numbers are made of from Unicode CLDR's rules for spelling them out. Run by hand (`npm ci && npm run extract`
 * in this folder); what is taken is committed as src/words/number-words.json.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { ruleSets, spelled } from './rules.mjs'

/** @type {{ module: { fold(text: string): string } }} */
const { module: engine } = await runnerImport(fileURLToPath(new URL('../../engine/src/words/fold.ts', import.meta.url)))
const { fold } = engine

const languages =
  'en de es pt hi ar fr it nl af pl ru uk cs sk sl hr bg sv da no fi et hu tr el he ro id ms vi th ko fa ca sw lt lv sr'.split(' ')
/** Of these every case and gender; of the others, whose cases are many, some. */
const whole = new Set(['en', 'de', 'es', 'pt', 'hi', 'ar', 'fr', 'it', 'nl', 'ru'])
const MOST_SETS = 6

const powers = [100, 1000, 10_000, 100_000, 1e6, 1e7, 1e9, 1e12]
const numbers = [
  ...Array.from({ length: 100 }, (_, n) => n),
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => n * 100),
  ...powers,
  ...powers.flatMap((power) => [2 * power, 3 * power, 5 * power]),
]
const bases = new Set([...Array.from({ length: 20 }, (_, n) => n), 20, 30, 40, 50, 60, 70, 80, 90, ...powers])

/** @param {string} language */
function wordsOf(language) {
  const { SpelloutRules } = JSON.parse(readFileSync(new URL(`node_modules/cldr-rbnf/rbnf/${language}.json`, import.meta.url), 'utf8')).rbnf
    .rbnf
  const sets = ruleSets(SpelloutRules)
  const all = [...sets.keys()].filter((name) => /^%spellout-(?:numbering$|cardinal|ordinal)/.test(name) && !/financial|year/.test(name))
  const cardinals = all.filter((name) => !name.includes('ordinal'))
  const names = whole.has(language)
    ? all
    : [...cardinals.slice(0, MOST_SETS), ...all.filter((name) => name.includes('ordinal')).slice(0, 1)]
  /** @type {{ number: number, words: string[], isOrdinal: boolean }[]} */
  const forms = []
  for (const name of names) {
    const isOrdinal = name.includes('ordinal')
    for (const number of numbers) {
      // Ordinals beyond these are made of the same words.
      if (isOrdinal && number > 31 && !bases.has(number)) continue
      try {
        for (const form of variants(spelled(sets, name, number))) forms.push({ number, words: parts(form), isOrdinal })
      } catch {
        // Where the rules fall back on digits there is no word.
      }
    }
  }
  const isJoined = forms.some(({ words }) => words.some((word) => /[\u00ad\u200b]/.test(word)))
  /** @type {Map<string, number>} */
  const values = new Map()
  const put = (/** @type {string} */ word, /** @type {number} */ value) => {
    // In Korean a syllable alone is a hundred other words.
    if (word === '' || /\d/.test(word) || (language === 'ko' && word.length < 2)) return
    if (!values.has(word)) values.set(word, value)
  }
  const morphemes = forms.map((form) => ({ ...form, words: form.words.flatMap((word) => word.split(/[\u00ad\u200b]/)).map(fold) }))
  for (const { number, words } of morphemes) if (words.length === 1) put(words[0], number)
  // A word that only comes with others has the value that is missing. Beside an ordinal it may be a mere mark of one.
  for (const { number, words, isOrdinal } of morphemes) {
    if (isOrdinal && language === 'th') continue
    const unknown = words.filter((word) => !values.has(word))
    if (unknown.length !== 1) continue
    const known = words.flatMap((word) => values.get(word) ?? [])
    const product = known.reduce((all, value) => all * value, 1)
    const sum = known.reduce((all, value) => all + value, 0)
    if (product > 0 && (powers.includes(number / product) || [10, 20].includes(number / product)) && known.length > 0)
      put(unknown[0], number / product)
    else if (known.length > 0 && number - sum > 0 && bases.has(number - sum)) put(unknown[0], number - sum)
  }
  return { isJoined, values }
}

/** @param {string} form */
const parts = (form) => form.split(/[\s,-]+/).filter((word) => word !== '')

/** Where a word goes by the number before it, each of its forms. @param {string} form @returns {string[]} */
function variants(form) {
  const at = /\$\(\w+,([^)]*)\)\$/.exec(form)
  if (!at) return [form]
  return Array.from(at[1].matchAll(/\{([^}]*)\}/g), ([, word]) => variants(form.replace(at[0], word))).flat()
}

/** @type {Record<string, string>} */
const table = {}
for (const language of languages) {
  const { isJoined, values } = wordsOf(language)
  /** @type {Map<number, string[]>} */
  const byValue = new Map()
  for (const [word, value] of values) byValue.set(value, [...(byValue.get(value) ?? []), word])
  const told = [...byValue].sort(([a], [b]) => a - b).map(([value, words]) => `${value} ${words.join(' ')}`)
  table[language] = (isJoined ? '+' : '') + told.join('|')
}
writeFileSync(new URL('../src/words/number-words.json', import.meta.url), `${JSON.stringify(table, null, 2)}\n`)
