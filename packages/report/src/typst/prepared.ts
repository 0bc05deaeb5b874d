import { type Coverage, covers } from '#text/coverage.ts'
import { type Printable, printable } from '#text/printable.ts'
import { largest } from '../extremes.ts'
import type { Block, ChatText, Line, Message, Report } from '../model.ts'
import { altOf } from './alt.ts'

/** A line as the drawing file reads it. */
interface Written {
  t: string
  h: string
  /** Where it is the chat's alone. */
  d?: 'ltr' | 'rtl'
  /** Whether it contains letters whose shape is the language's. */
  han?: boolean
}

export interface Labels {
  kicker: string
  contents: string
  keywords: readonly string[]
}

/** Keeps a name of another direction from turning what is around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`
const hasHan = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * A report as data for the drawing file: every word of the chat made fit to print, every chart with its words for readers who
 * cannot see it. `missing` names the scripts that no font of `coverage` draws.
 */
export function prepared(report: Report, coverage: Coverage, labels: Labels): { data: unknown; missing: string[] } {
  const missing = new Set<string>()
  const isCovered = covers(coverage)
  const clean = (text: string): Printable => printable(text, isCovered, missing)
  const words = ({ said }: ChatText): Written => {
    const { text, direction, han } = clean(said)
    return { t: text, h: han, d: direction, ...(hasHan.test(text) && { han: true }) }
  }
  const line = (it: Line): Written => {
    if (typeof it === 'string') return { t: it, h: 'sc' }
    if ('said' in it) return words(it)
    const all = it.map((part) => (typeof part === 'string' ? part : { ...clean(part.said), isOurs: part.isOurs }))
    const han = all.find((part) => typeof part !== 'string' && hasHan.test(part.text)) as Printable | undefined
    const inline = (part: Exclude<(typeof all)[number], string>) => {
      const text = part.text.replaceAll('\n', ' ')
      return part.isOurs ? text : isolated(text)
    }
    return {
      t: all.map((part) => (typeof part === 'string' ? part : inline(part))).join(''),
      h: han?.han ?? 'sc',
    }
  }
  const plain = (it: Line): string => line(it).t
  // A phone number is written from the left, also above words that are not.
  const author = (it: ChatText): Written => {
    const written = words(it)
    return { ...written, t: isolated(written.t) }
  }
  const message = (it: Message) => ({ ...it, author: author(it.author), text: words(it.text), note: it.note && line(it.note) })
  const block = (it: Block): unknown => {
    const alt = altOf(it, plain)
    switch (it.kind) {
      case 'text':
        return { ...it, lines: it.lines.map(line) }
      case 'heading':
      case 'note':
        return { ...it, line: line(it.line) }
      case 'tiles':
        return {
          ...it,
          tiles: it.tiles.map(({ note, ...tile }) => ({
            ...tile,
            value: line(tile.value),
            ...(note !== undefined && { note: line(note) }),
          })),
        }
      case 'bars': {
        const rows = it.rows.map((row) => ({ ...row, label: line(row.label) }))
        return { ...it, alt, caption: line(it.caption), rows, wide: widestLabel(rows.map((row) => row.label.t)) }
      }
      case 'parts':
        return { ...it, alt, caption: line(it.caption), parts: it.parts.map((part) => ({ ...part, label: line(part.label) })) }
      case 'area':
      case 'swing':
      case 'heatmap':
        return { ...it, alt, caption: line(it.caption) }
      case 'table':
        return {
          ...it,
          caption: it.caption === '' ? null : line(it.caption),
          columns: it.columns.map((column) => ({ ...column, title: line(column.title) })),
          rows: it.rows.map((row) => row.map(line)),
        }
      case 'messages':
        return { ...it, messages: it.messages.map(message) }
      case 'cloud':
        return { ...it, alt, caption: line(it.caption), words: it.words.map(({ word, size }) => ({ word: words(word), size })) }
      case 'emoji':
        return { ...it, alt, caption: line(it.caption), emoji: it.emoji.map(({ emoji, text }) => ({ emoji: words(emoji), text })) }
      case 'cards':
        return {
          ...it,
          cards: it.cards.map((card) => ({
            ...card,
            title: line(card.title),
            lines: card.lines.map(line),
            quote: card.quote && message(card.quote),
          })),
        }
    }
  }
  const [year, month, day] = report.day.split('-').map(Number)
  const data = {
    ...report,
    ...labels,
    made: { year, month, day },
    title: line(report.title),
    label: clean(report.label).text,
    lines: report.lines.map(line),
    foot: line(report.foot),
    sections: report.sections.map((section) => ({
      ...section,
      title: line(section.title),
      lead: section.lead && line(section.lead),
      blocks: section.blocks.map(block),
    })),
  }
  return { data, missing: [...missing].sort() }
}

/** Room for the longest of some labels, in centimeters: about 1.75 mm a letter, twice that for the wide ones of East Asia, 5.2 cm at most. */
function widestLabel(labels: readonly string[]): number {
  const widths = labels.map((label) =>
    [...label].reduce((width, letter) => width + (wide.test(letter) ? 0.36 : ignorable.test(letter) ? 0 : 0.185), 0),
  )
  return Math.min(5.2, largest(widths, 1.2) + 0.1)
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u
const ignorable = /[\p{M}\p{Default_Ignorable_Code_Point}\u2068\u2069]/u
