import { type Numbered, numbersPart } from './numbers-part.ts'
import type { Saving } from './saving.ts'

/** How a figure without a chart is shared: its sentence, and its numbers below. */
export interface Numbers<T> {
  file: Saving<T>['file']
  /** What the numbers are, where the sentence does not say so. */
  unit?: string
  rows: (data: T) => readonly Numbered[]
}

/** More would be too small on a card. */
const mostRows = 8

/** A figure with such numbers, to be shared. */
export const savingOf = <T>({ file, rows }: Numbers<T>, sentence: Saving<T>['sentence']): Saving<T> => {
  const numbers = (data: T) => rows(data).slice(0, mostRows)
  return {
    file,
    sentence,
    numbers,
    notes: () => [],
    drawing: async (data, tokens, width, placeOf) => [numbersPart(numbers(data), placeOf, tokens, width)],
  }
}
