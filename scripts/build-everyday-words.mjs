#!/usr/bin/env node
// @ts-check
/**
 * Counts how often people say a word, language by language, in published conversations:
 * `node scripts/build-everyday-words.mjs FOLDER` reads the data sets in FOLDER and writes the table the suggestions
 * compare a chat with. The data sets stay where they are; NOTICE.md names them and their licenses.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const target = fileURLToPath(new URL('../packages/engine/src/languages/everyday-words.json', import.meta.url))
const foldPath = fileURLToPath(new URL('../packages/engine/src/words/fold.ts', import.meta.url))

/** Commoner words than one in 16 are as common as that. */
const FIRST_CLASS = 4

/** The n-th column of lines parted by tabs. @param {number} n */
const column = (n) => (/** @type {string} */ text) => text.split('\n').map((line) => line.split('\t')[n] ?? '')
/** A line a sentence. */
const lines = column(0)
/** The second column of a CSV file with a heading. */
const csvText = (/** @type {string} */ text) =>
  Array.from(text.matchAll(/^[^,\n"]+,(?:"((?:[^"]|"")*)"|([^,\n]*)),/gm), (row) => row[1] ?? row[2])
/** The first column of a CSV file with a heading. */
const csvFirst = (/** @type {string} */ text) => Array.from(text.matchAll(/^(?:"((?:[^"]|"")*)"|([^,\n"]*)),/gm), (row) => row[1] ?? row[2])

/** @typedef {readonly [file: string, texts: (text: string) => string[]]} Source */
const subtitles = (/** @type {string[]} */ ...codes) =>
  codes.map((code) => /** @type {Source} */ ([`xed/pairs/pairs-${code}.txt`, column(5)]))
/** Half of these sentences are about Tom and Mary. */
const HEROES = /(?<!\p{L})(?:Tom|Mary|Том|Мэри|Мері|טום|תום|টম|টমের|ٹام|トム|톰|汤姆|湯姆|تام|توم|சாமி|ทอม|τομ)(?!\p{L})/giu
const withoutHeroes = (/** @type {string} */ text) => lines(text.replace(HEROES, ' '))
const sentences = (/** @type {string} */ code) => /** @type {Source} */ ([`tatoeba/${code}-eng.${code}`, withoutHeroes])
const posts = (/** @type {string} */ code) => /** @type {Source} */ ([`brighter/train/${code}.csv`, csvText])

/** @type {Record<string, readonly Source[]>} */
const sources = {
  af: [posts('afr')],
  ar: [...subtitles('ar'), sentences('ara')],
  bg: [...subtitles('bg'), sentences('bul')],
  bn: [sentences('ben')],
  cs: [...subtitles('cs'), sentences('ces')],
  da: [...subtitles('da'), sentences('dan')],
  de: [...subtitles('de'), sentences('deu'), posts('deu')],
  el: [...subtitles('el'), sentences('ell')],
  en: [
    ['goemotions-en/train.tsv', lines],
    ['xed/en-annotated.tsv', lines],
    ['xed/neu_en.txt', column(1)],
    ...subtitles('en'),
    posts('eng'),
  ],
  es: [...subtitles('es'), sentences('spa'), posts('esp')],
  et: subtitles('et'),
  fa: [...subtitles('fa'), sentences('pes')],
  fi: [['xed/fi-annotated.tsv', lines], ['xed/neu_fi.txt', column(1)], ...subtitles('fi'), sentences('fin')],
  fr: [...subtitles('fr'), sentences('fra')],
  he: [...subtitles('he'), sentences('heb')],
  hi: [sentences('hin'), posts('hin')],
  hr: subtitles('hr', 'bs'),
  hu: [...subtitles('hu'), sentences('hun')],
  id: [...subtitles('id'), sentences('ind'), ['smsa-id/train.tsv', lines]],
  it: [...subtitles('it'), sentences('ita')],
  ja: [...subtitles('ja'), sentences('jpn')],
  ko: [['goemotions-ko/train.tsv', lines], sentences('kor')],
  mk: subtitles('mk'),
  mr: [posts('mar')],
  ms: subtitles('ms'),
  nb: [...subtitles('no'), sentences('nob')],
  nl: [...subtitles('nl'), sentences('nld')],
  pl: [...subtitles('pl'), sentences('pol')],
  'pt-BR': [...subtitles('pt_br'), posts('ptbr')],
  'pt-PT': [...subtitles('pt'), sentences('por')],
  ro: [...subtitles('ro'), sentences('ron'), posts('ron')],
  ru: [...subtitles('ru'), sentences('rus'), posts('rus'), ['goemotions-ru/validation.csv', csvFirst]],
  sk: subtitles('sk'),
  sl: subtitles('sl'),
  sr: subtitles('sr'),
  sv: [...subtitles('sv'), sentences('swe'), posts('swe')],
  sw: [['afrisenti/train/swa.tsv', lines], posts('swa')],
  ta: [sentences('tam')],
  th: [...subtitles('th'), sentences('tha')],
  tr: [...subtitles('tr'), sentences('tur')],
  uk: [sentences('ukr'), posts('ukr')],
  ur: [sentences('urd')],
  vi: [...subtitles('vi'), sentences('vie')],
  'zh-Hans': [...subtitles('zh_cn', 'ze_zh'), sentences('cmn'), posts('chn')],
}

/** A word said fewer times may be chance. */
const FEWEST = 8
/** A language with fewer words than this has no table. */
const FEWEST_WORDS = 80
/** English is written most, and its data is the largest; the rest share what is left of a small file. */
const mostWords = (/** @type {string} */ language) => (language === 'en' ? 2000 : WIDELY_SPOKEN.includes(language) ? 350 : 160)
const WIDELY_SPOKEN = ['ar', 'de', 'es', 'fr', 'hi', 'id', 'it', 'nl', 'pl', 'pt-BR', 'pt-PT', 'ru', 'tr']

/** Numbers in words: no data set is large enough to have them all, and none of them is anyone's own. */
const NUMBERS = {
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig hundert tausend',
  en: 'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred thousand noon midnight',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante cent mille',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta quaranta cinquanta cento mille',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig veertig vijftig honderd duizend',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta cem mil',
}

/** What every chat counts its days by: numbers, weekdays and months. @param {string} language */
function calendarWords(language) {
  const nameOf = (/** @type {'weekday' | 'month'} */ part) => {
    const { format } = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC', calendar: 'gregory' })
    // 2024 begins on a Monday.
    return Array.from({ length: part === 'weekday' ? 7 : 12 }, (_, i) => format(Date.UTC(2024, part === 'month' ? i : 0, i + 1)))
  }
  const numbers = Object.entries(NUMBERS).find(([code]) => language.split('-')[0] === code)?.[1] ?? ''
  return [...nameOf('weekday'), ...nameOf('month'), ...numbers.split(' ')]
}

const folder = process.argv[2]
if (!folder) throw new Error('expected the folder of the data sets: node scripts/build-everyday-words.mjs FOLDER')
const { module } = await runnerImport(foldPath)
const { fold } = /** @type {{ fold: (text: string) => string }} */ (module)
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
/** Placeholders of the data sets, and links. */
const NO_WORDS = /\[[A-Z]+\]|https?:\S+|www\.\S+|@\S+/g

const tables = Object.entries(sources).flatMap(([language, files]) => {
  const words = classes(files, mostWords(language), calendarWords(language))
  return words === null ? [] : [[language, words]]
})
writeFileSync(target, `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n`)

/**
 * The commonest words of all these texts by class, and those that always belong to them; null where there are too few to tell.
 * @param {readonly Source[]} files @param {number} most @param {readonly string[]} always
 */
function classes(files, most, always) {
  /** @type {Map<string, { count: number, files: Set<string> }>} */
  const said = new Map()
  let total = 0
  for (const [file, texts] of files) {
    for (const text of texts(readFileSync(join(folder, file), 'utf8'))) {
      for (const { segment, isWordLike } of segmenter.segment(text.replace(NO_WORDS, ' '))) {
        if (!isWordLike || !/^[\p{L}\p{M}'’]+$/u.test(segment)) continue
        total++
        const word = fold(segment)
        const known = said.get(word) ?? { count: 0, files: new Set() }
        said.set(word, { count: known.count + 1, files: known.files.add(file) })
      }
    }
  }
  // What is said in one data set only is that data set's own: its heroes, its subject.
  const common = [...said].filter(([, word]) => word.count >= FEWEST && (files.length === 1 || word.files.size > 1))
  if (common.length < FEWEST_WORDS) return null
  /** @type {string[][]} */
  const byClass = []
  for (const [word, { count }] of common.sort(([a, m], [b, n]) => n.count - m.count || (a < b ? -1 : 1)).slice(0, most)) {
    const rank = Math.max(0, Math.floor(Math.log2(total / count)) - FIRST_CLASS + 1)
    byClass[rank] ??= []
    byClass[rank].push(word)
  }
  const known = new Set(byClass.flat())
  const missing = always.map(fold).filter((word) => /^[\p{L}\p{M}']+$/u.test(word) && !known.has(word))
  byClass[byClass.length - 1].push(...new Set(missing))
  return Array.from(byClass, (words) => words?.join(' ') ?? '').join('|')
}
