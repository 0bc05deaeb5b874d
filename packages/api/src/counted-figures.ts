import type { Chat } from '@convostat/engine/chat/chat'
import type { Selection } from '@convostat/engine/chat/selection'
import type { Host } from '@convostat/engine/import/read-failure'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import type { None, OverviewRows, OwnTable } from '@convostat/figures'
import { counted } from '@convostat/figures/counted'
import type { Plan } from './call.ts'

/** A figure whose name is known only when it runs: its plain form and what it is asked are related by the name, which a loop over all figures loses. */
export interface CountedFigure {
  asked: object
  feelings: None | 'if_there' | 'needed'
  report: None | { plan: Plan; asked: object }
  tables: None | readonly (OwnTable<unknown> | OverviewRows<unknown>)[]
  count(chat: Chat, selection: Selection, asked: unknown, beside: Host | (Host & { feelings: Feelings | null }) | Feelings): unknown
  public: None | ((plain: unknown) => unknown)
}

export type Counted = typeof counted

/** Every figure by its name, for loops over all of them. */
export const countedFigures: Readonly<Record<string, CountedFigure>> = counted as never
