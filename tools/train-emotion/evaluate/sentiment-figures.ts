import type { Lexicons, Row } from '../data/index.ts'
import { Afinn } from '../lexicons/afinn.ts'
import { POSITIVE_FROM, Vader } from '../lexicons/vader.ts'
import { goldOf } from './dev-rows.ts'
import { calibrationError, grouped, macroF1 } from './metrics.ts'
import type { Read } from './reading.ts'

export interface SentimentFigures {
  source: string
  language: string
  messages: number
  /** Macro-F1 of three sentiments. */
  model: number
  /** VADER knows English only. */
  vader: number | null
  /** AFINN, or its translation; null where there is none. */
  afinn: number | null
  calibrationError: number
}

/** The three sentiments, set by set, with the lexicons beside the model. */
export function sentimentFigures(rows: readonly Row[], read: Read, lexicons: Lexicons): SentimentFigures[] {
  const vader = new Vader(lexicons.vader, lexicons.vaderEmoji)
  const figures: SentimentFigures[] = []
  for (const [source, all] of grouped(rows, (row) => row.source)) {
    const set = all.filter((row) => goldOf(row) !== null)
    if (set.length === 0) continue
    const { language } = set[0]
    const gold = set.map((row) => goldOf(row)!)
    const readings = set.map((row) => read(row.text))
    const found = readings.map((reading) => reading.found)
    const list = lexicons.afinn.get(language)
    const afinn = list && new Afinn(list, lexicons.afinnEmoticons)
    const macroOf = (classOf: (text: string) => number) =>
      macroF1(
        gold,
        set.map((row) => classOf(row.text)),
      )
    figures.push({
      source,
      language,
      messages: set.length,
      model: macroF1(gold, found),
      vader: language === 'en' ? macroOf((text) => classOf(vader.read(text), POSITIVE_FROM)) : null,
      afinn: afinn ? macroOf((text) => classOf(afinn.read(text), 1)) : null,
      calibrationError: calibrationError(
        readings.map(({ sentiment }) => Math.max(...sentiment)),
        readings.map(({ sentiment }, i) => (sentiment.indexOf(Math.max(...sentiment)) === gold[i] ? 1 : 0)),
      ),
    })
  }
  return figures
}

/** 0 positive, 1 neutral, 2 negative, by a score and the bound it must reach. */
function classOf(score: number, bound: number): number {
  return score >= bound ? 0 : score <= -bound ? 2 : 1
}
