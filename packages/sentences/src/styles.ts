import type { Format } from '@convostat/format'

/** A function of a format, and the type of the argument that it is given. */
export interface Style {
  call: keyof Format
  type: string
  /** That the argument is a list of the function's own arguments. */
  isSpread?: true
}

const duration = { type: "Parameters<Format['latency']>", isSpread: true } as const

/** The formats that a sentence can name: `{share, number, percent}`. Translators' tools know the three types; the names are ours. */
export const styles: Readonly<Record<string, Style>> = {
  number: { call: 'count', type: 'number' },
  'number decimal': { call: 'decimal', type: 'number' },
  'number percent': { call: 'percent', type: 'number' },
  'number together': { call: 'percentTogether', type: 'readonly number[]' },
  'number signed': { call: 'signed', type: 'number' },
  'number score': { call: 'score', type: 'number' },
  'number bytes': { call: 'bytes', type: 'number' },
  'number span': { call: 'span', type: 'number' },
  'number spanAfter': { call: 'spanAfter', type: 'number' },
  'number dollars': { call: 'dollars', type: 'number' },
  'number hour': { call: 'hour', type: 'number' },
  'number year': { call: 'year', type: 'number' },
  // A span of seconds, as the clock of the chat is read: `12.5 min`; `within 12.5 min`; after a preposition.
  'number duration': { call: 'latency', ...duration },
  'number within': { call: 'within', ...duration },
  'number after': { call: 'after', ...duration },
  'date short': { call: 'day', type: 'string' },
  'date full': { call: 'fullDay', type: 'string' },
  'date long': { call: 'longDay', type: 'string' },
  'date month': { call: 'month', type: 'string' },
  'date weekday': { call: 'weekday', type: 'string' },
  'date time': { call: 'dayAndTime', type: 'string' },
  'date instant': { call: 'instant', type: 'string' },
  'date range': { call: 'days', type: 'readonly [from: string, to: string]', isSpread: true },
  time: { call: 'time', type: 'string' },
}
