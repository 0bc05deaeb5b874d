// In one zone: sentences are looked through as they are written.
import { join, relative } from 'node:path'
import { languageOf, readSentences, released, sentenceFiles } from '@convostat/sentences/catalogues'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'

/** Words of our machinery, by the language of the reader: what runs, where it keeps things, and how it counts. */
const machinery: Readonly<Record<string, RegExp>> = {
  en: /\b(?:workers?|sessions?|cach(?:e[ds]?|ing)|engines?|pars(?:e[drs]?|ers?|ing)|databases?|indexeddb|opfs|threads?|payloads?|checksums?|calendar (?:days?|months?|weeks?|years?)|wall-clock)\b/giu,
  de: /\p{L}*(?:worker|sitzung|cache|engine|parser|datenbank|indexeddb|opfs|thread|prüfsumme|kalender(?:tag|monat|woche|jahr))\p{L}*/giu,
  ar: /(?<!\p{L})(?:[وفبلك]{0,2}(?:ال|ل)?)(?:عملية (?:ال)?خلفية|عمليتها (?:ال)?خلفية|جلس(?:ة|ات|تك)|محر[ّ]?ك(?! بحث)|ذاكرة (?:ال)?(?:تخزين (?:ال)?مؤقت|مؤقتة)|قاعدة (?:ال)?بيانات|مجموع (?:ال)?تحقق|(?:يوم|أيام|شهر|أشهر) (?:ال)?تقويم)(?!\p{L})/giu,
}

/** Where such a word is right, and why. */
const allowed: readonly { key: string; word: string; why: string }[] = [
  { key: 'apps/web/src/site/payment/messages:noSession', word: 'session', why: 'the specification gives this sentence' },
]

interface Use {
  key: string
  language: string
  word: string
}

const machineryIn = (language: string, text: string): string[] =>
  [...text.matchAll(machinery[language] ?? /$^/g)].map(([word]) => word.toLowerCase())

const uses: Use[] = ['apps', 'packages']
  .flatMap((folder) => sentenceFiles(join(root, folder)))
  .flatMap((path) => {
    const language = languageOf(path) ?? ''
    const folder = relative(root, join(path, '..')).replaceAll('\\', '/')
    return Object.entries(readSentences(path)).flatMap(([key, text]) =>
      machineryIn(language, JSON.stringify(text)).map((word) => ({ key: `${folder}:${key}`, language, word })),
    )
  })

const isAllowed = ({ key, word }: Use): boolean => allowed.some((use) => use.key === key && use.word === word)

test('every language that readers can choose has its list', () => {
  expect(Object.keys(machinery).sort()).toEqual([...released].sort())
})

test('no sentence names our machinery', () => {
  expect(uses.filter((use) => !isAllowed(use))).toEqual([])
})

test('every allowed use is one, and says why', () => {
  expect(allowed.filter(({ key, word, why }) => why === '' || !uses.some((use) => use.key === key && use.word === word))).toEqual([])
})

test.each([
  ['en', 'Kept for this session', ['session']],
  ['en', 'Calendar days without a message', ['calendar days']],
  ['en', 'Her coworker wrote most', []],
  ['de', 'Im selben Worker', ['worker']],
  ['de', 'Die Kalendertage', ['kalendertage']],
  ['ar', 'ما دامت هذه الجلسة', ['الجلسة']],
  ['ar', 'كل أيام التقويم', ['أيام التقويم']],
  ['ar', 'يوم واحد', []],
])('in %s, of “%s”: %j', (language, text, words) => expect(machineryIn(language, text)).toEqual(words))
