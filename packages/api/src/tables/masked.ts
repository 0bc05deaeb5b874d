import { cover } from '#masking/cover.ts'
import { masked } from '#masking/mask.ts'
import { labelsOf } from '#masking/person-labels.ts'
import { createStandIns, withoutNumbers } from '#masking/pseudonyms.ts'
import type { Person } from '#shapes/index.ts'
import { type AnsweredCall, callOf } from './analysis.ts'

/** What an export shows of people and of what they wrote. */
export interface ExportView {
  answered: (call: AnsweredCall) => AnsweredCall
  name: (name: string) => string
  /** Null where texts stay as they are. */
  text: ((text: string) => string) | null
}

export const asItIs: ExportView = { answered: (each) => each, name: (each) => each, text: null }

/** Names are `Person A` and so on, by the order of their colors, and what people wrote is covered: as screens are while they are masked. */
export function nobodyKnown(people: readonly Person[]): ExportView {
  const standIns = createStandIns(0)
  const words = { person: (letters: string) => `Person ${letters}`, someone: 'Someone' }
  const labels = labelsOf('', people, words, standIns)
  const how = { standIns, labels, labelsOf: () => labels }
  return {
    answered: ([name, answer]) => [name, plain(masked(callOf(name).plain, answer, how))] as AnsweredCall,
    name: (name) => withoutNumbers(labels.of(name)),
    text: cover,
  }
}

/** A file is not handed back: what would lead back from it is left out. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return withoutNumbers(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [withoutNumbers(key), plain(each)]))
}
