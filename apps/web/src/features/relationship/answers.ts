import type { Contract, Output } from '@convostat/api'
import { DAY, HOUR, MINUTE } from '@convostat/format/seconds'

type Call = Contract['relationship']

/** What the calls of this screen answer. */
export type Balance = Output<Call['balance']>
export type Gaps = Output<Call['coldStreaks']>
export type Gap = Gaps['cold_streaks'][number]
export type Discipline = Output<Call['replyDiscipline']>
export type PersonDiscipline = Discipline['reply_discipline'][string]
export type Conversations = Output<Call['conversations']>
export type LongestConversation = NonNullable<Conversations['longest']>
export type Bursts = Output<Call['bursts']>
export type Burst = Bursts['longest'][number]
export type PersonBursts = Bursts['people'][number]
export type Streaks = Output<Call['streaks']>
export type Streak = Streaks['streaks'][number]
export type Matrix = Output<Call['responseMatrix']>
export type Pair = Matrix['pairs'][number]

/** How fast a reply is, and between which whole seconds it took, both included; null where open. */
export const speeds = [
  { speed: '<5min', from: 0, to: 5 * MINUTE - 1 },
  { speed: '<1hr', from: 5 * MINUTE, to: HOUR - 1 },
  { speed: '<1day', from: HOUR, to: DAY - 1 },
  { speed: '>1day', from: DAY, to: null },
] as const
export type Speed = (typeof speeds)[number]['speed']

/** Of which speed this many seconds are; a percentile may be between two whole ones. */
export const speedOf = (seconds: number): Speed => speeds.find(({ to }) => to === null || seconds < to + 1)?.speed ?? '>1day'
