/**
 * XED (Öhman et al., 2020): lines of film subtitles with Plutchik's eight emotions in English and Finnish, neutral
 * lines in both, and lines beside their translation to some forty languages.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InnerLabel } from '@convostat/emotion/labels'
import { codeOf } from './codes.ts'
import { exactly, indexOf, type Labels, type Pair, type Row, sentiment, sentimentOfBasic, unknownEmotions } from './row.ts'
import { lettersOf, splitOf } from './split.ts'
import { linesOf, untokenised, withoutPlaceholders } from './text.ts'

/** By the set's numbers; we have no label for anticipation and trust. */
const numbered: Record<string, InnerLabel | null> = {
  1: 'anger',
  2: null,
  3: 'disgust',
  4: 'fear',
  5: 'joy',
  6: 'sadness',
  7: 'surprise',
  8: null,
}
/** More emotions than that in a line say that its readers did not agree. */
const MOST_LABELS = 4
const WEIGHT = 0.5

export function* xed(dir: string): Iterable<Row> {
  for (const language of ['en', 'fi']) {
    for (const [line, labels] of annotated(dir, language)) yield rowOf(line, language, labels)
    for (const line of neutralLines(dir, language)) yield rowOf(line, language, neutralLabels())
  }
}

/**
 * Lines of `xed/pairs` beside their English line. Half of the files' lines are beside a Danish line instead; the
 * Danish file leads from there to English.
 */
export function* xedPairs(dir: string): Iterable<Pair> {
  const known = new Map<string, Labels>()
  for (const line of neutralLines(dir, 'en')) known.set(lettersOf(line), neutralLabels())
  for (const [line, labels] of annotated(dir, 'en')) known.set(lettersOf(line), labels)
  const englishOf = new Map<string, string>()
  for (const fields of pairLines(dir, 'en')) englishOf.set(`${fields[0]} ${fields[2]}`, fields[5])
  for (const file of readdirSync(join(dir, 'xed', 'pairs')).sort()) {
    const part = file.replace(/^pairs-|\.txt$/g, '')
    const isDanish = part === 'en'
    for (const fields of pairLines(dir, part)) {
      const english = fields[0].startsWith('en/') ? fields[4] : englishOf.get(`${fields[0]} ${fields[2]}`)
      if (english === undefined) continue
      yield {
        english: untokenised(english),
        foreign: untokenised(isDanish ? fields[4] : fields[5]),
        language: isDanish ? 'da' : codeOf(part),
        source: `xed-pairs/${isDanish ? 'da-en' : part}`,
        split: splitOf(english),
        labels: known.get(lettersOf(english)) ?? null,
      }
    }
  }
}

function* annotated(dir: string, language: string): Iterable<[line: string, labels: Labels]> {
  for (const line of linesOf(readFileSync(join(dir, 'xed', `${language}-annotated.tsv`), 'utf8'))) {
    const [text, numbers] = line.split('\t')
    const labels = xedLabels(numbers ?? '')
    if (labels && /\p{L}/u.test(text) && !text.includes('.xml.gz')) yield [text, labels]
  }
}

function* neutralLines(dir: string, language: string): Iterable<string> {
  for (const line of linesOf(readFileSync(join(dir, 'xed', `neu_${language}.txt`), 'utf8'))) {
    const text = line.split('\t')[1] ?? ''
    if (/\p{L}/u.test(text) && !text.includes('.xml.gz')) yield text
  }
}

/** English file, other file, their line numbers, both lines. */
function* pairLines(dir: string, part: string): Iterable<string[]> {
  for (const line of linesOf(readFileSync(join(dir, 'xed', 'pairs', `pairs-${part}.txt`), 'utf8'))) {
    const fields = line.split('\t')
    if (fields.length === 6 && /\p{L}/u.test(fields[4]) && /\p{L}/u.test(fields[5])) yield fields
  }
}

function rowOf(line: string, language: string, labels: Labels): Row {
  const text = withoutPlaceholders(untokenised(line))
  return { text, language, source: `xed/${language}`, split: splitOf(line), weight: WEIGHT, ...labels }
}

/**
 * What a list like `1, 4` means: the six emotions that are ours too, the others unknown. Joy alone is positive; any of
 * anger, disgust, fear and sadness is negative; both are of unknown sentiment, and so are trust and anticipation alone.
 */
export function xedLabels(list: string): Labels | null {
  const numbers = list.split(',').map((number) => number.trim())
  if (numbers.length > MOST_LABELS || numbers.some((number) => numbered[number] === undefined)) return null
  const felt = numbers.flatMap((number) => numbered[number] ?? [])
  const emotions = unknownEmotions()
  for (const label of Object.values(numbered)) if (label) emotions[indexOf(label)] = felt.includes(label) ? 1 : 0
  if (felt.length === 0) return { sentiment: null, emotions }
  emotions[indexOf('neutral')] = 0
  return { sentiment: sentimentOfBasic(felt), emotions }
}

function neutralLabels(): Labels {
  const emotions = exactly(['neutral'])
  // Nobody was asked for it: a neutral line may well be a question.
  emotions[indexOf('curiosity')] = Number.NaN
  return { sentiment: sentiment(0, 1, 0), emotions }
}
