import type { Contract, Output } from '@convostat/api'
import type { Clock } from '@convostat/format'

export type MomentTold = Output<Contract['moments']['list']>['moments'][number]

/** Special moments. The API words them in English, and so they are told here as they came; other languages word them from kinds and figures. */
export const apiMessages = {
  moment: ({ title, description, context, impact }: MomentTold, _clock?: Clock) => ({ title, description, context, impact }),
} as const
