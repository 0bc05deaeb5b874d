import { initialOf } from '@convostat/format/initial'
import { type Coverage, covers } from '#text/coverage.ts'
import { type Printable, printable } from '#text/printable.ts'
import { largest } from '../extremes.ts'
import type { Block, ChatText, Color, Cover, Line, Message, Person, Report } from '../model.ts'
import { altOf } from './alt.ts'
import { lookOf, ribbonSvg } from './ribbon-svg.ts'

/** A line as the drawing file reads it. */
export interface Written {
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

/** What makes lines fit to print, and `missing`: the scripts that no font of `coverage` draws. */
export function writing(coverage: Coverage) {
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
  return { clean, words, line, plain, author, missing }
}

type Writing = ReturnType<typeof writing>

/** How a color is drawn: a person's in the hue and the weave of their place. */
const look = (color: Color) => (typeof color === 'number' ? lookOf(color) : { hue: color, weave: null })

/** People, messages and blocks as the drawing file reads them. */
function drawing({ words, line, plain, author }: Writing) {
  const person = ({ name, color }: Person) => ({ name: author(name), initial: words({ said: initialOf(name.said) }), ...look(color) })
  const message = (it: Message) => ({
    ...it,
    ...person({ name: it.author, color: it.color }),
    author: author(it.author),
    text: words(it.text),
    note: it.note && line(it.note),
  })
  const block = (it: Block): unknown => {
    const alt = altOf(it, plain)
    switch (it.kind) {
      case 'text':
        return { ...it, lines: it.lines.map(line) }
      case 'heading':
      case 'note':
        return { ...it, line: line(it.line) }
      case 'said':
        return { ...it, line: line(it.line), framed: it.framed && message(it.framed) }
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
        const rows = it.rows.map((row) => ({ ...row, ...look(row.color), label: line(row.label) }))
        return { ...it, alt, caption: line(it.caption), rows, wide: widestLabel(rows.map((row) => row.label.t)) }
      }
      case 'strips': {
        const strips = it.strips.map((strip) => ({
          ...strip,
          ...look(strip.color),
          label: strip.label === null ? null : line(strip.label),
          parts: strip.parts.map((part) => ({ ...part, ...look(part.color), label: line(part.label) })),
        }))
        return { ...it, alt, caption: line(it.caption), strips, wide: widestLabel(strips.map(({ label }) => label?.t ?? '')) }
      }
      case 'stacks':
      case 'dumbbells':
        return {
          ...it,
          alt,
          caption: line(it.caption),
          people: it.people.map((each) => ({ ...look(each.color), label: line(each.label) })),
        }
      case 'gaps':
        return { ...it, alt, caption: line(it.caption), gaps: it.gaps.map((gap) => ({ ...gap, ...look(gap.color), line: line(gap.line) })) }
      case 'swing':
      case 'heatmap':
      case 'calendar':
      case 'months':
        return { ...it, alt, caption: line(it.caption) }
      case 'table':
        return {
          ...it,
          caption: it.caption === '' ? null : line(it.caption),
          columns: it.columns.map((column) => ({ ...column, title: line(column.title) })),
          rows: it.rows.map((row) => row.map(line)),
        }
      case 'terms':
        return { ...it, terms: it.terms.map(({ term, line: its }) => ({ term, line: line(its) })) }
      case 'messages':
        return { ...it, messages: it.messages.map(message) }
      case 'cloud':
        return {
          ...it,
          alt,
          caption: it.caption === '' ? null : line(it.caption),
          words: it.words.map(({ word, size }) => ({ word: words(word), size })),
        }
      case 'emoji':
        return { ...it, alt, caption: line(it.caption), emoji: it.emoji.map(({ emoji, text }) => ({ emoji: words(emoji), text })) }
      case 'voices':
        return {
          ...it,
          caption: line(it.caption),
          voices: it.voices.map((voice) => ({
            person: person(voice.person),
            words: voice.words.map(words),
            emoji: voice.emoji.map(words),
          })),
        }
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
      case 'offer':
        return { ...it, drawings: it.drawings.map((drawing) => ({ ...drawing, block: block(drawing.block) })) }
    }
  }
  return { person, message, block }
}

/**
 * A report as data for the drawing file: every word of the chat made fit to print, every chart with its words for readers who
 * cannot see it. `missing` names the scripts that no font of `coverage` draws.
 */
export function prepared(report: Report, coverage: Coverage, labels: Labels): { data: unknown; missing: string[] } {
  const written = writing(coverage)
  const { clean, line, plain, missing } = written
  const { person, message, block } = drawing(written)
  const framed = (it: Cover['framed']) => it && { line: line(it.line), message: message(it.message) }
  const ribbon = ({ kind, ribbon: it }: Cover) =>
    it && {
      svg: ribbonSvg(it, ribbonWidth, kind === 'page' ? tallRibbon : lowRibbon),
      height: kind === 'page' ? tallRibbon : lowRibbon,
      width: ribbonWidth,
      alt: plain(it.alt),
      ticks: it.ticks,
      pins: it.pins,
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
    cover: { ...report.cover, people: report.cover.people.map(person), ribbon: ribbon(report.cover), framed: framed(report.cover.framed) },
    sections: report.sections.map((section) => ({
      ...section,
      title: line(section.title),
      lead: section.lead && line(section.lead),
      framed: section.framed ? message(section.framed) : null,
      blocks: section.blocks.map(block),
    })),
  }
  return { data, missing: [...missing].sort() }
}

/** In pixels, as on a screen: a cover is half again as fine. */
const [ribbonWidth, tallRibbon, lowRibbon] = [760, 240, 92]

/** Room for the longest of some labels, in centimeters: about 1.75 mm a letter, twice that for the wide ones of East Asia, 5.2 cm at most. */
function widestLabel(labels: readonly string[]): number {
  const widths = labels.map((label) =>
    [...label].reduce((width, letter) => width + (wide.test(letter) ? 0.36 : ignorable.test(letter) ? 0 : 0.185), 0),
  )
  return Math.min(5.2, largest(widths, 1.2) + 0.1)
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u
const ignorable = /[\p{M}\p{Default_Ignorable_Code_Point}\u2068\u2069]/u
