import type { Facts, FavoriteFacts } from './facts.ts'
import { count, day, month, number } from './format.ts'
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

/** The full report: everything that the facts hold, in about twelve pages. */
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
  const area = activityArea(facts, 'Messages over time')
  const share = shareBars(facts)
  return {
    ...common(facts, options),
    watermark: 'ConvoStat Free',
    style: 'report',
    hasContents: false,
    cover: { kind: 'band', shape: [] },
    sections: [
      {
        id: 'overview',
        title: 'At a glance',
        lead: null,
        blocks: present([
          { kind: 'tiles', tiles: tilesOf(overview, facts.calendar?.remark?.active_days ?? null) },
          overview.was_truncated && {
            kind: 'note',
            line: `Of ${count(overview.original_message_count, 'message')}, the most recent ${number(overview.overview.total_messages)} are analyzed.`,
          },
          area,
          share && share.kind === 'bars' && { ...share, rows: share.rows.slice(0, 8) },
          {
            kind: 'note',
            line: 'The full report has response times, days and hours, people, sentiment and emotion, what lies between the people, words, special moments and favorites: with a Pro license, without this watermark.',
          },
        ]),
      },
    ],
  }
}

/** Favorites as a book: by the month in which they were written, with what somebody noted beside them. `colors`: by author. */
export function favoritesBook(
  favorites: readonly FavoriteFacts[],
  colors: Readonly<Record<string, number>>,
  options: ReportOptions,
): Report {
  const authors = [...new Set(favorites.map(({ author }) => author))]
  const places = new Map(authors.map((author, place) => [author, Object.hasOwn(colors, author) ? colors[author]! : place] as const))
  const colorOf = (author: string): Color => places.get(author) ?? 'ink'
  const dates = favorites.map(({ originalDate }) => originalDate).sort()
  const months = monthsOf(favorites, colorOf)
  const [first, last] = [dates[0], dates.at(-1)]
  return {
    title: 'Messages worth keeping',
    lines: [
      joined(`${count(favorites.length, 'message')} by `, names(authors)),
      first && last ? (first.slice(0, 7) === last.slice(0, 7) ? month(first) : `${month(first)} to ${month(last)}`) : '',
    ],
    label: 'Favorite messages',
    ...optionsOf(options, 'Favorite messages'),
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
  const span = overview.start_date && overview.end_date ? `${day(overview.start_date)} to ${day(overview.end_date)}` : ''
  return {
    title,
    lines: [
      span,
      joined(count(overview.total_messages, 'message'), ' by ', count(overview.participants.length, 'person', 'people')),
    ].filter((line) => line !== ''),
    label: 'Chat report',
    ...optionsOf(options, 'Chat report'),
  }
}

const makers = { device: 'made on this device', server: 'made by a ConvoStat server' } as const

const optionsOf = ({ day: made, paper, isMasked, madeBy }: ReportOptions, what: string) => ({
  day: made,
  paper,
  foot: `ConvoStat · ${what} · ${makers[madeBy]} on ${day(made)}${isMasked ? ' · names are masked' : ''}`,
})

const coverShape = (facts: Facts): number[] => [...(activityArea(facts, '')?.values ?? [])]
