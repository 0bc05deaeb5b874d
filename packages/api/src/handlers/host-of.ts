import type { Host } from '@convostat/engine/import/read-failure'
import type { HandlerContext } from '../answer.ts'
import { pause } from './pause.ts'

/** What a call passes the engine while it reads: a listener for its progress, how it is stopped, and when it yields. */
export const hostOf = ({ report, signal, pause: own = pause }: HandlerContext): Host => ({ report, signal, pause: own })
