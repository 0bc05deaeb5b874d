import { number } from '../format.ts'
import type { Block, Line } from '../model.ts'

/** What a chart shows, in words: for screen readers. */
export function altOf(block: Block, plain: (line: Line) => string): string {
  switch (block.kind) {
    case 'bars':
      return `${plain(block.caption)} ${block.rows.map((row) => `${plain(row.label)}: ${row.text}`).join('; ')}.`
    case 'parts':
      return `${plain(block.caption)} ${block.parts.map((part) => `${plain(part.label)}: ${part.text}`).join('; ')}.`
    case 'area':
      return `${plain(block.caption)} ${block.marks.map((mark) => mark.label).join('; ')}.`
    case 'heatmap':
      return `${plain(block.caption)} ${block.rows.map((row, place) => `${row}: ${number(sum(block.cells[place]))}`).join('; ')}.`
    case 'swing':
      return `${plain(block.caption)} ${block.ticks.map((tick) => tick.label).join('; ')}.`
    case 'cloud':
      return `${plain(block.caption)} ${block.words.map(({ word }) => plain(word)).join(', ')}.`
    case 'emoji':
      return `${plain(block.caption)} ${block.emoji.map(({ emoji, text }) => `${plain(emoji)} ${text}`).join('; ')}.`
    default:
      return ''
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
