import type { Phrases } from './phrases.ts'

/** The shape of `languages/<xx>.json`. */
export interface Language {
  /** What phones write by themselves; names the language, too. */
  phrases: Phrases
  /** What people remember having said first, the dearest first: what every chat may be asked for. */
  classicFirsts: readonly string[]
  /** The commonest words, where the language shares its script with others. */
  stopWords?: readonly string[]
}
