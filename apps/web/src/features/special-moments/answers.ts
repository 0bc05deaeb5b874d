import type { Contract, Output } from '@convostat/api'

/** What the call of this screen answers. */
type Moments = Output<Contract['moments']['list']>
export type Moment = Moments['moments'][number]
export type MomentKind = Moment['kind']
