import { number } from '../format.ts'
import type { Block, Line } from '../model.ts'

/** What a chart shows, in words: for screen readers. */
export function altOf(block: Block, plain: (line: Line) => string): string {
  const listed = (caption: Line, rows: readonly string[]): string => `${plain(caption)} ${rows.join('; ')}.`.trim()
  switch (block.kind) {
    case 'bars':
      return listed(
        block.caption,
        block.rows.map((row) => `${plain(row.label)}: ${row.text}`),
      )
    case 'strips':
      return listed(
        block.caption,
        block.strips.map(({ label, parts, text }) => {
          const all = parts.map((part) => `${plain(part.label)} ${part.text}`).join(', ')
          return `${label === null ? '' : `${plain(label)}: `}${all}${text === '' ? '' : `, ${text}`}`
        }),
      )
    case 'stacks':
      return listed(
        block.caption,
        block.spans.map(({ label, values }) => `${label}: ${number(sum(values))}`),
      )
    case 'dumbbells':
      return listed(
        block.caption,
        block.rows.map(
          ({ label, values }) => `${label}: ${values.map(({ text }, i) => `${plain(block.people[i].label)} ${text}`).join(', ')}`,
        ),
      )
    case 'calendar':
      return block.alt
    case 'months':
      return listed(block.caption, [
        ...block.ticks.map(({ label }) => label),
        ...block.months.flatMap(({ label }) => (label === null ? [] : [label])),
      ])
    case 'gaps':
      return listed(
        block.caption,
        block.gaps.map(({ label, when, line }) => `${label}, ${when}, ${plain(line)}`),
      )
    case 'heatmap':
      return listed(
        block.caption,
        block.rows.map((row, place) => `${row}: ${number(sum(block.cells[place]))}`),
      )
    case 'swing':
      return listed(
        block.caption,
        block.ticks.map((tick) => tick.label),
      )
    case 'cloud':
      return `${plain(block.caption)} ${block.words.map(({ word }) => plain(word)).join(', ')}.`.trim()
    case 'emoji':
      return listed(
        block.caption,
        block.emoji.map(({ emoji, text }) => `${plain(emoji)} ${text}`),
      )
    default:
      return ''
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
