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

/** Its own call. */
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
  /** Whether there is something, but too little to conclude from. */
  isTooLittle: None | ((plain: Plain) => boolean)
}

/** What a cell of a table may contain. */
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

/** How a text and a number of an answer are written. Ask has the words for it in every language. */
export type TextAs = 'name' | 'quoted' | 'emotion' | 'language'
export type NumberAs = 'count' | 'share' | 'score'
/** A value of a sentence, by how it is written. */
export type SlotValue = { [As in NumberAs]: Record<As, number> }[NumberAs] | { emotion: string } | { names: readonly string[] }

/** What the value of an answer is. */
export type AnswerUnit =
  | 'bursts'
  | 'emotion'
  | 'languages'
  | 'messages'
  | 'phrase'
  | 'score'
  | 'share'
  | 'site'
  | 'word'
  | 'words_per_thousand'

interface FigureAnswer<Says extends string, Slot extends string> {
  /** Which of its sentences says it. */
  says: Says
  /** Null where the chat does not say. */
  value: number | string | null
  /** What was compared, best first: `{list}` of the sentence. */
  parts: readonly { of: string; value: number }[]
  /** The messages behind it: `{quotes}`. */
  messages: readonly { id: number; text: string }[]
  /** The search that finds all of them, beside people and days. */
  found: None | { query?: string; has_link?: true; role?: 'burst' }
  /** What else its sentences contain in braces. */
  slots: Readonly<Record<Slot, SlotValue>>
}

/** A question that only this figure answers: a choice of a model, and words of a question in each of Ask's languages. */
export interface FigureTool<Plain, Asked, Name extends string = string, Says extends string = string, Slot extends string = string> {
  /** What a model calls it. */
  name: Name
  /** For a model, in a few words. */
  description: string
  /** What was counted, as docs/metrics.md names it, and one sentence of that page. */
  metric: string
  unit: AnswerUnit
  definition: string
  /** The people it can be asked about: `any`, `several` or everyone, or exactly `one`, who is compared with everyone. */
  people: 'any' | 'several' | 'one'
  asked(people: readonly string[]): Asked
  /** How the parts of an answer are written. */
  parts: None | { of: TextAs; value: NumberAs }
  /** The sentences and the slots that Ask has words for. */
  says: readonly Says[]
  slots: readonly Slot[]
  of(plain: Plain): FigureAnswer<NoInfer<Says>, NoInfer<Slot>>
}

/** A tool, its answers held to the sentences and slots that it declares. */
export const tool =
  <Plain>() =>
  <const Name extends string, const Says extends string, const Slot extends string, Asked extends object>(
    declared: FigureTool<Plain, Asked, Name, Says, Slot>,
  ): FigureTool<Plain, Asked, Name, Says, Slot> =>
    declared

/**
 * What can be asked of a figure in words. `by`: functions of Ask, or tools of other figures, that answer for it. `tool`: a question that
 * none of them answers; a model chooses worse between two that overlap.
 */
type AskFace<Plain, Asked> = None | { by: None | readonly [string, ...string[]]; tool: None | FigureTool<Plain, Asked> }

interface Face<Plain, Public, Asked> {
  /** What the exports ask beside days and people: as much as it gives. */
  asked: Partial<Asked>
  /** The public API's form, where it is not the plain one. It is made from masked data, too. */
  public: [Public] extends [never] ? None : (plain: Plain) => Public
  /** Which plan's report includes it, and with which parameters. */
  report: { plan: Plan; asked: Partial<Asked> } | None
  tables: readonly (OwnTable<Plain> | OverviewRows<Plain>)[] | None
  ask: AskFace<Plain, Asked>
}

/** What counts a chat loads: how the figure is counted, and what each consumer takes of it. */
export type CountedFace<Plain, Public, Asked> = Face<Plain, Public, Asked> &
  (
    | {
        feelings: None
        count(chat: Chat, selection: Selection, asked: Asked, host: Host): Plain | Promise<Plain>
      }
    | {
        /** It shows messages, and the model helps to choose which are fit to be shown. It has read none of them where there is no model, or it takes long. */
        feelings: 'if_there'
        count(chat: Chat, selection: Selection, asked: Asked, beside: Host & { feelings: Feelings | null }): Plain | Promise<Plain>
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
