import type { Host } from '@convostat/engine/import/read-failure'
import type { HandlerContext } from '../answer.ts'
import { pause } from './pause.ts'

/** What a call lends the engine while it reads: who hears of its progress, how it is stopped, and when it lets others go on. */
export const hostOf = ({ report, signal, pause: own = pause }: HandlerContext): Host => ({ report, signal, pause: own })
