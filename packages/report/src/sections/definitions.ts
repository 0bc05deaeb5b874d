import { sayReport } from '#messages/index.ts'
import type { Facts } from '../facts.ts'
import type { Block, Section } from '../model.ts'

const { title, lead, columns, of } = sayReport.counted

/** How each figure is counted, in a sentence: those of docs/metrics.md, of the sections that a report has. */
const definitions: readonly (readonly [section: string, definition: { title: string; text: string }])[] = [
  ['overview', of.messages],
  ['overview', of.words],
  ['replies', of.response],
  ['activity', of.quietDays],
  ['sentiment', of.sentiment],
  ['emotion', of.emotions],
  ['relationship', of.conversation],
  ['relationship', of.burst],
  ['relationship', of.silence],
  ['words', of.wordsSaid],
  ['words', of.phrases],
  ['moments', of.moments],
]

export function countedSection(_facts: Facts, sections: readonly Section[]): Section {
  const ids = new Set(sections.map(({ id }) => id))
  const table: Block = {
    kind: 'table',
    caption: '',
    columns: [
      { title: columns[0], align: 'start' },
      { title: columns[1], align: 'start', isWide: true },
    ],
    rows: definitions.filter(([section]) => ids.has(section)).map(([, { title, text }]) => [title, text]),
  }
  return { id: 'counted', title, lead: null, blocks: [{ kind: 'text', lines: [lead], isIntroduction: true }, table] }
}
