import type { Contract, Failure, Output } from '@convostat/api'
import type { Clock } from '@convostat/format'

/** A failure as it came, with the sentence of whoever refused. */
export type FailureTold = Pick<Failure, 'code' | 'detail' | 'service'>
export type MomentTold = Output<Contract['moments']['list']>['moments'][number]
/** What is noted of a file. */
export interface NoteTold {
  code: string
  detail: string
}

/**
 * What the API words. It words it in English, and so it is told here as it came; other languages word it themselves from codes,
 * kinds and figures, and leave what they do not know as it came.
 */
export const apiMessages = {
  failure: ({ detail }: FailureTold) => detail,
  note: ({ detail }: NoteTold) => detail,
  moment: ({ title, description, context, impact }: MomentTold, _clock?: Clock) => ({ title, description, context, impact }),
} as const
