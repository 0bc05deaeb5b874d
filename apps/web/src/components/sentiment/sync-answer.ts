import type { Contract, Output } from '@convostat/api'

/** How far the moods of two people rise and fall together, pair by pair. */
export type Sync = Output<Contract['emotion']['sync']>
export type Pair = Sync['pairs'][number]
