import { type Cell, type Table, text } from '../../../charts/table.ts'
import type { Lead, LeadTo } from '../../../data/leads.ts'
import { format } from '../../../format/index.ts'
import { say } from '../../../messages/index.ts'
import type { Matrix, Pair } from './answers.ts'
import { named } from './sentences.ts'

const { columns, answers } = say.relationship.matrix

/** To one person's replies to another, from so many seconds on. */
export const leadToPair = ({ from, to }: Pick<Pair, 'from' | 'to'>, leadTo: LeadTo, seconds = 0): Lead =>
  leadTo({ authors: [from], replyTo: to, replyMin: seconds })

/** Every pair as a row, most replies first. */
export const pairTable = ({ pairs }: Matrix, leadTo: LeadTo): Table => ({
  columns: [columns.pair, columns.replies, columns.median, columns.p90].map(text),
  rows: pairs.map((pair) => [
    text(answers(named(pair.from), named(pair.to))),
    { value: pair.replies, shown: format.count(pair.replies), lead: leadToPair(pair, leadTo) },
    time(pair, pair.median_seconds, leadTo),
    time(pair, pair.p90_seconds, leadTo),
  ]),
  people: true,
})

const time = (pair: Pair, seconds: number | null, leadTo: LeadTo): Cell => ({
  value: seconds ?? '',
  shown: format.latency(seconds),
  lead: seconds === null ? undefined : leadToPair(pair, leadTo, Math.ceil(seconds)),
})
