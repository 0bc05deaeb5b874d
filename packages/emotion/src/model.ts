/** What an opened weights file holds. */
import type { Quality } from './labels.ts'

export interface LanguageFacts {
  quality: Quality
  /** Of three sentiments, on messages of this language the model was not trained on; null where none had such labels. */
  macroF1: number | null
}

export interface EmotionModel {
  /** By BCP 47 code: the languages the model was judged on. */
  readonly languages: Readonly<Record<string, LanguageFacts>>
}

/** A language the model was never judged on is unknown; `pt-BR` is judged as `pt` where it has no entry of its own. */
export function languageQuality(model: EmotionModel, code: string): Quality | 'unknown' {
  const facts = model.languages[code] ?? model.languages[code.split('-')[0]]
  return facts?.quality ?? 'unknown'
}
