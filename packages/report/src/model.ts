/**
 * A report, as any engine could draw it: what is on it, in order, and nothing about how. All figures are those that
 * the API answers; nothing is counted here.
 */

import type { Threads as Woven } from '@convostat/figures/ribbon/woven'

type Threads = Woven

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
  readonly cover: Cover
  readonly sections: readonly Section[]
}

/** Its own page, or a band at the head of the first. */
export interface Cover {
  readonly kind: 'page' | 'band'
  /** Whose chat it is, those with most messages first, and how many more there are. */
  readonly people: readonly Person[]
  readonly others: number
  /** Whether the people are the title, each on a line. */
  readonly isOfPeople: boolean
  /** The chat's face; null without any message. */
  readonly ribbon: Ribbon | null
  /** One of its messages. */
  readonly framed: Framed | null
}

/** A person on a cover. `color`: their place among the chat's people. */
export interface Person {
  readonly name: ChatText
  readonly color: Color
}

/** A chat as a ribbon, with labels along it, each from 0 to 1. */
export interface Ribbon extends Threads {
  /** What it shows, in words. */
  readonly alt: Line
  readonly ticks: readonly Tick[]
  readonly pins: readonly Tick[]
}

export interface Tick {
  readonly at: number
  readonly label: string
}

/** A message in a frame, beside the sentence that it is the evidence of. */
interface Framed {
  readonly line: Line
  readonly message: Message
}

export interface Section {
  /** For links, unique in a report. */
  readonly id: string
  readonly title: Line
  /** What it shows, in one sentence. */
  readonly lead: Line | null
  /** A message beside that sentence. */
  readonly framed?: Message | null
  readonly blocks: readonly Block[]
}

/** Which color: one of the people's (from 0), or what it stands for. */
export type Color = number | 'pen' | 'wax' | 'ink' | 'faint' | 'positive' | 'neutral' | 'negative'

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
/** A whole in parts; each is as pale as its `shade` says, from 0 (full) up. */
export interface Strip {
  /** Null where the parts name themselves. */
  readonly label: Line | null
  readonly color: Color
  readonly parts: readonly {
    readonly label: Line
    readonly value: number
    readonly text: string
    readonly color: Color
    readonly shade: number
  }[]
  /** At its end. */
  readonly text: string
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
  /** `isIntroduction`: it is never apart from what comes after it. */
  | { readonly kind: 'text'; readonly lines: readonly Line[]; readonly isIntroduction?: true }
  | { readonly kind: 'heading'; readonly line: Line }
  /** Another sentence of the section, with a message beside it. */
  | { readonly kind: 'said'; readonly line: Line; readonly framed: Message | null }
  | { readonly kind: 'note'; readonly line: Line }
  | { readonly kind: 'tiles'; readonly tiles: readonly Tile[] }
  /** Each of `whole`, where they are shares; else of the longest. */
  | { readonly kind: 'bars'; readonly caption: Line; readonly rows: readonly Bar[]; readonly whole?: number }
  /** Spans of time beside each other, each with a value per person, the lowest first. `ticks` are places of spans. */
  | {
      readonly kind: 'stacks'
      readonly caption: Line
      readonly people: readonly { readonly label: Line; readonly color: Color }[]
      readonly spans: readonly { readonly label: string; readonly values: readonly number[] }[]
      readonly ticks: readonly number[]
      /** The span that the sentence above names. */
      readonly framed: number
    }
  /** Values from -1 to 1 or null, around a middle line. */
  | {
      readonly kind: 'swing'
      readonly caption: Line
      readonly values: readonly (number | null)[]
      readonly ticks: readonly Tick[]
      /** What is above the line, and below it. */
      readonly sides: readonly [above: string, below: string]
    }
  /** Wholes in parts, side by side; `legend`: shades of any color. */
  | { readonly kind: 'strips'; readonly caption: Line; readonly strips: readonly Strip[]; readonly legend: readonly string[] }
  /** Two people on one line for each question, and how far they are apart; every row on a scale from 0, or all on one. */
  | {
      readonly kind: 'dumbbells'
      readonly caption: Line
      readonly isOneScale: boolean
      readonly people: readonly { readonly label: Line; readonly color: Color }[]
      readonly rows: readonly { readonly label: string; readonly values: readonly { readonly value: number; readonly text: string }[] }[]
    }
  /** Days in weeks, each as large as it is full; those from `from` to `to` are framed. `weeks` begin on Monday; null is outside the chart. */
  | {
      readonly kind: 'calendar'
      readonly caption: Line
      readonly rows: readonly string[]
      readonly weeks: readonly {
        readonly label: string
        readonly days: readonly ({ readonly messages: number; readonly isFramed: boolean } | null)[]
      }[]
      readonly alt: string
    }
  /** Months as the chat has them, those that stand out in color and named. */
  | {
      readonly kind: 'months'
      readonly caption: Line
      readonly months: readonly { readonly messages: number; readonly label: string | null }[]
      readonly ticks: readonly Tick[]
    }
  /** Threads between two knots, as long as they lasted. */
  | {
      readonly kind: 'gaps'
      readonly caption: Line
      readonly gaps: readonly {
        readonly days: number
        readonly label: string
        readonly when: string
        readonly line: Line
        readonly color: Color
      }[]
    }
  /** Rows by columns, each at least 0. */
  | {
      readonly kind: 'heatmap'
      readonly caption: Line
      readonly rows: readonly string[]
      readonly columns: readonly string[]
      readonly cells: readonly (readonly number[])[]
      /** The cell that the sentence above names, and what is in it. */
      readonly frame?: { readonly row: number; readonly column: number; readonly label: string }
    }
  | { readonly kind: 'table'; readonly caption: Line; readonly columns: readonly Column[]; readonly rows: readonly (readonly Line[])[] }
  /** Words, and a sentence about each. */
  | { readonly kind: 'terms'; readonly terms: readonly { readonly term: string; readonly line: Line }[] }
  | { readonly kind: 'messages'; readonly messages: readonly Message[] }
  /** Larger for more; from 0 to 1. */
  | { readonly kind: 'cloud'; readonly caption: Line; readonly words: readonly { readonly word: ChatText; readonly size: number }[] }
  | { readonly kind: 'emoji'; readonly caption: Line; readonly emoji: readonly { readonly emoji: ChatText; readonly text: string }[] }
  /** What each of several people says more than the others. */
  | {
      readonly kind: 'voices'
      readonly caption: Line
      readonly voices: readonly { readonly person: Person; readonly words: readonly ChatText[]; readonly emoji: readonly ChatText[] }[]
    }
  | {
      readonly kind: 'cards'
      readonly cards: readonly {
        readonly title: Line
        readonly when: string
        readonly lines: readonly Line[]
        readonly quote: Message | null
      }[]
    }
  /** What the full report has beside this page, with drawings of an invented chat's figures. */
  | {
      readonly kind: 'offer'
      readonly title: string
      readonly line: string
      readonly items: readonly string[]
      readonly source: string
      readonly drawings: readonly { readonly label: string; readonly block: Block }[]
    }

export const said = (text: string): ChatText => ({ said: text })
