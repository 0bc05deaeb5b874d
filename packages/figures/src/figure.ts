/**
 * What a figure is made of: a folder with one file per place that loads it. `page.ts` is loaded by every page, `shape.ts` by what
 * validates or masks an answer, `counted.ts` by what counts it, `example.ts` by a screen that shows an invented chat. Where a consumer
 * gets nothing of a figure, that is written down: no field may be left out.
 */
import type { Chat } from '@convostat/engine/chat/chat'
import type { Selection } from '@convostat/engine/chat/selection'
import type { Host } from '@convostat/engine/import/read-failure'
import type { Feelings } from '@convostat/engine/sentiment/feelings'

/** Written where a consumer gets nothing of a figure. */
export const none = 'none'
export type None = typeof none

type Plan = 'free' | 'pro'

/** A call of its own. */
interface CallAddress {
  subject: string
  call: string
  path: `/api/${string}`
  plan: Plan
}

/** A part of the answer of another call. */
interface PartAddress {
  within: 'overview.get'
  field: string
}

/** What the page loads: declarations and nothing else. */
export interface PageFace<Plain> {
  at: CallAddress | PartAddress
  /** Whether there is nothing to show. */
  isEmpty(plain: Plain): boolean
}

/** What a cell of a table may hold. */
export type Cell = string | number | boolean | null

/** A CSV file of the export, declared once: what it says, and its columns in their order, each with what it says. */
export interface OwnTable<Plain, Column extends string = string> {
  file: `${string}.csv`
  about: string
  columns: Readonly<Record<Column, string>>
  rows(plain: Plain): Iterable<Readonly<Record<Column, Cell>>>
}

/** Rows of `overview.csv`: a figure that is one number has no file of its own. */
export interface OverviewRows<Plain> {
  within: 'overview.csv'
  rows(plain: Plain): readonly { figure: string; value: Cell }[]
}

interface Face<Plain, Public, Asked> {
  /** What the exports ask beside days and people: as much as it gives. */
  asked: Partial<Asked>
  /** The public API's form, where it is not the plain one. It is made from masked data, too. */
  public: [Public] extends [never] ? None : (plain: Plain) => Public
  /** Which plan's report includes it, and what is asked for it there. */
  report: { plan: Plan; asked: Partial<Asked> } | None
  tables: readonly (OwnTable<Plain> | OverviewRows<Plain>)[] | None
}

/** What counts a chat loads: how the figure is counted, and what each consumer takes of it. */
export type CountedFace<Plain, Public, Asked> = Face<Plain, Public, Asked> &
  (
    | {
        feelings: None
        count(chat: Chat, selection: Selection, asked: Asked, host: Host): Plain | Promise<Plain>
      }
    | {
        /** Nothing is answered before the model has read the chat. */
        feelings: 'needed'
        count(chat: Chat, selection: Selection, asked: Asked, feelings: Feelings): Plain
      }
  )

/** The same table, with every row held to its columns. */
export const table = <Plain, Column extends string>(declared: OwnTable<Plain, Column>): OwnTable<Plain> =>
  declared as unknown as OwnTable<Plain>
