import type { LocalModelStatus } from '@convostat/api/local-model'

/** What the page says to the worker that reaches the local model. Patient is a look of which the browser may ask the reader first. */
export type LoopbackAsked = { check: number; isPatient: boolean; wished?: string } | { lent: MessagePort }
/** And hears from it: its state, in part while some models still do not answer, null where that took too long; or that an answer failed midway. */
export type LoopbackSaid = { check: number; status: LocalModelStatus | null; isPart?: true } | { failed: true }
