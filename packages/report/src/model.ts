/**
 * A report, as any engine could draw it: what is on it, in order, and nothing about how. All figures are those that
 * the API answers; nothing is counted here.
 */

/** Words of the chat, or a name in it: never markup, of any script, and to be made fit to print. */
export interface ChatText {
  readonly said: string
  /** A sentence of the engine's, with what the chat says in it: it runs as ours do. */
  readonly isOurs?: true
}
/** Our own words, with what the chat says in between. */
export type Line = string | ChatText | readonly (string | ChatText)[]

export type Paper = 'a4' | 'letter'

export interface Report {
  readonly title: Line
  /** Under the title, on the cover. */
  readonly lines: readonly Line[]
  /** For the file's properties, where a name might be unwanted. */
  readonly label: string
  /** The civil day it was made, as YYYY-MM-DD: the only thing besides the chat that changes a report's bytes. */
  readonly day: string
  readonly paper: Paper
  /** Written across each page; null for none. */
  readonly watermark: string | null
  /** A line at the foot of every page. */
  readonly foot: Line
  readonly hasContents: boolean
  /** A report has much on a page; a book is set to be read. */
  readonly style: 'report' | 'book'
  /** Its own page, or a band at the head of the first; `shape`: how much was written over time, drawn without figures. */
  readonly cover: { readonly kind: 'page' | 'band'; readonly shape: readonly number[] }
  readonly sections: readonly Section[]
}

export interface Section {
  /** For links, unique in a report. */
  readonly id: string
  readonly title: Line
  /** What it shows, in one sentence. */
  readonly lead: Line | null
  readonly blocks: readonly Block[]
}

/** Which color: one of the people's (from 0), or what it stands for. */
export type Color = number | 'pen' | 'wax' | 'ink' | 'positive' | 'neutral' | 'negative'

export interface Tile {
  readonly value: Line
  readonly label: string
  readonly note?: Line
}
interface Bar {
  readonly label: Line
  /** At least 0. */
  readonly value: number
  readonly text: string
  readonly color: Color
}
export interface Message {
  readonly author: ChatText
  readonly color: Color
  readonly when: string
  readonly text: ChatText
  /** Its note, ours or the reader's. */
  readonly note: Line | null
}
interface Column {
  readonly title: Line
  readonly align: 'start' | 'end'
  /** Takes the room that the others leave; at least one of a table does. */
  readonly isWide?: boolean
}

export type Block =
  | { readonly kind: 'text'; readonly lines: readonly Line[] }
  | { readonly kind: 'heading'; readonly line: Line }
  | { readonly kind: 'note'; readonly line: Line }
  | { readonly kind: 'tiles'; readonly tiles: readonly Tile[] }
  /** Each of `whole`, where they are shares; else of the longest. */
  | { readonly kind: 'bars'; readonly caption: Line; readonly rows: readonly Bar[]; readonly whole?: number }
  /** Values at even distances; `ticks` and `marks` at a place from 0 to 1 along them. */
  | {
      readonly kind: 'area'
      readonly caption: Line
      readonly values: readonly number[]
      readonly ticks: readonly { readonly at: number; readonly label: string }[]
      readonly marks: readonly { readonly at: number; readonly value: number; readonly label: string }[]
      readonly unit: string
    }
  /** Values from -1 to 1 or null, around a middle line. */
  | {
      readonly kind: 'swing'
      readonly caption: Line
      readonly values: readonly (number | null)[]
      readonly ticks: readonly { readonly at: number; readonly label: string }[]
    }
  /** Parts of a whole, side by side. */
  | { readonly kind: 'parts'; readonly caption: Line; readonly parts: readonly Bar[] }
  /** Rows by columns, each at least 0. */
  | {
      readonly kind: 'heatmap'
      readonly caption: Line
      readonly rows: readonly string[]
      readonly columns: readonly string[]
      readonly cells: readonly (readonly number[])[]
      /** Cells of a row that the sentence above names. */
      readonly frame?: { readonly row: number; readonly from: number; readonly count: number }
    }
  | { readonly kind: 'table'; readonly caption: Line; readonly columns: readonly Column[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly kind: 'messages'; readonly messages: readonly Message[] }
  /** Larger for more; from 0 to 1. */
  | { readonly kind: 'cloud'; readonly caption: Line; readonly words: readonly { readonly word: ChatText; readonly size: number }[] }
  | { readonly kind: 'emoji'; readonly caption: Line; readonly emoji: readonly { readonly emoji: ChatText; readonly text: string }[] }
  | {
      readonly kind: 'cards'
      readonly cards: readonly {
        readonly title: Line
        readonly when: string
        readonly lines: readonly Line[]
        readonly quote: Message | null
      }[]
    }

export const said = (text: string): ChatText => ({ said: text })
