import type { LocalModelStatus } from '@convostat/api/local-model'

/** What the page says to the worker that reaches the local model. */
export type LoopbackAsked = { check: number } | { lent: MessagePort }
/** And hears from it: how it stands, null where that took too long; or that an answer failed midway. */
export type LoopbackSaid = { check: number; status: LocalModelStatus | null } | { failed: true }
