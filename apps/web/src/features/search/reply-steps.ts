import { DAY, HOUR, MINUTE } from '@convostat/format/seconds'

/** A reply time to choose: `n` of a unit. */
export interface ReplyStep {
  seconds: number
  n: number
  unit: 'minute' | 'hour' | 'day'
}

const seconds = { minute: MINUTE, hour: HOUR, day: DAY } as const
const of = (unit: ReplyStep['unit'], ...numbers: number[]): ReplyStep[] => numbers.map((n) => ({ seconds: n * seconds[unit], n, unit }))

export const replySteps: readonly ReplyStep[] = [...of('minute', 1, 5, 15, 30), ...of('hour', 1, 3, 6, 12), ...of('day', 1, 3, 7, 30)]

/** The steps that one end of a span may have while the other is `other`: an end may be on the other, not beyond it. */
export const stepsFor = (end: 'least' | 'most', other: number | null): readonly ReplyStep[] =>
  replySteps.filter((step) => other === null || (end === 'least' ? step.seconds <= other : step.seconds >= other))
