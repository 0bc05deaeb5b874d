import type { Facts, FavoriteFacts } from './facts.ts'
import { month } from './format.ts'
import { sayReport } from './messages/index.ts'
import { type Color, type Line, type Paper, type Report, type Section, said } from './model.ts'
import { activityArea, activitySection, heatmapSection } from './sections/activity.ts'
import { countedSection } from './sections/definitions.ts'
import { favoritesSection, monthsOf } from './sections/favorites.ts'
import { emotionSection, sentimentSection } from './sections/feelings.ts'
import { momentsSection } from './sections/moments.ts'
import { overviewSection, tilesOf } from './sections/overview.ts'
import { joined, names, present } from './sections/parts.ts'
import { peopleSection, repliesSection, shareBars } from './sections/people.ts'
import { relationshipSection } from './sections/relationship.ts'
import { wordsSection } from './sections/words.ts'

export interface ReportOptions {
  /** The civil day on which it is made, YYYY-MM-DD. */
  day: string
  paper: Paper
  /** Names stand for people's real ones: said at the foot of every page. */
  isMasked: boolean
  /** Where the pages are made: by the reader's device, or by the server that read the chat. */
  madeBy: 'device' | 'server'
}

/** The full report: everything that the facts contain, in about twelve pages. */
export function fullReport(facts: Facts, options: ReportOptions): Report {
  const told = [
    overviewSection(facts),
    activitySection(facts),
    heatmapSection(facts),
    peopleSection(facts),
    repliesSection(facts),
    sentimentSection(facts),
    emotionSection(facts),
    relationshipSection(facts),
    wordsSection(facts),
    momentsSection(facts),
    favoritesSection(facts),
  ].filter((section): section is Section => section !== null)
  return {
    ...common(facts, options),
    watermark: null,
    style: 'report',
    hasContents: true,
    cover: { kind: 'page', shape: coverShape(facts) },
    sections: [...told, countedSection(facts, told)],
  }
}

/** The report of the Free plan: one page, with a watermark. */
export function freeReport(facts: Facts, options: ReportOptions): Report {
  const { overview } = facts
  const area = activityArea(facts)
  const share = shareBars(facts)
  return {
    ...common(facts, options),
    watermark: sayReport.report.watermark,
    style: 'report',
    hasContents: false,
    cover: { kind: 'band', shape: [] },
    sections: [
      {
        id: 'overview',
        title: sayReport.overview.title,
        lead: null,
        blocks: present([
          { kind: 'tiles', tiles: tilesOf(overview, facts.calendar?.remark?.active_days ?? null) },
          overview.was_truncated && {
            kind: 'note',
            line: sayReport.report.analyzed({ all: overview.original_message_count, analyzed: overview.overview.total_messages }),
          },
          area,
          share && share.kind === 'bars' && { ...share, rows: share.rows.slice(0, 8) },
          {
            kind: 'note',
            line: sayReport.report.full,
          },
        ]),
      },
    ],
  }
}

/** Favorites as a book: by the month in which they were written, with what someone noted beside them. `colors`: by author. */
export function favoritesBook(
  favorites: readonly FavoriteFacts[],
  colors: Readonly<Record<string, number>>,
  options: ReportOptions,
): Report {
  const authors = [...new Set(favorites.map(({ author }) => author))]
  const places = new Map(authors.map((author, place) => [author, Object.hasOwn(colors, author) ? colors[author] : place] as const))
  const colorOf = (author: string): Color => places.get(author) ?? 'ink'
  const dates = favorites.map(({ originalDate }) => originalDate).sort()
  const months = monthsOf(favorites, colorOf)
  const [first, last] = [dates[0], dates.at(-1)]
  return {
    title: sayReport.book.title,
    lines: [
      joined(sayReport.book.by({ messages: favorites.length, people: () => names(authors) })),
      first && last ? (first.slice(0, 7) === last.slice(0, 7) ? month(first) : sayReport.book.months({ from: first, to: last })) : '',
    ],
    label: sayReport.book.label,
    ...optionsOf(options, sayReport.book.label),
    watermark: null,
    style: 'book',
    hasContents: months.length > 2,
    cover: { kind: 'page', shape: months.map(({ blocks }) => (blocks[0]?.kind === 'messages' ? blocks[0].messages.length : 0)) },
    sections: months,
  }
}

/** Answers in any chat and is nobody of it. */
const ASSISTANT = 'Meta AI'

function common(facts: Facts, options: ReportOptions) {
  const { overview, import: of } = facts.overview
  const title: Line =
    of.is_group && of.title !== null
      ? said(of.title)
      : names(
          overview.participants.filter((name) => name !== ASSISTANT),
          3,
        )
  const span = overview.start_date && overview.end_date ? sayReport.report.span({ from: overview.start_date, to: overview.end_date }) : ''
  return {
    title,
    lines: [span, sayReport.report.writtenBy({ messages: overview.total_messages, people: overview.participants.length })].filter(
      (line) => line !== '',
    ),
    label: sayReport.report.label,
    ...optionsOf(options, sayReport.report.label),
  }
}

const optionsOf = ({ day, paper, isMasked, madeBy }: ReportOptions, what: string) => ({
  day,
  paper,
  foot: sayReport.report.foot({ what, byServer: madeBy === 'server', day, isMasked }),
})

const coverShape = (facts: Facts): number[] => [...(activityArea(facts)?.values ?? [])]
