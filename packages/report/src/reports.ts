import type { Facts } from './facts.ts'
import { sayReport } from './messages/index.ts'
import { type Paper, type Report, type Section, said } from './model.ts'
import { activitySection, heatmapSection } from './sections/activity.ts'
import { coverOf } from './sections/cover.ts'
import { countedSection } from './sections/definitions.ts'
import { favoritesSection } from './sections/favorites.ts'
import { emotionSection, sentimentSection } from './sections/feelings.ts'
import { freeSection } from './sections/free.ts'
import { momentsSection } from './sections/moments.ts'
import { overviewSection } from './sections/overview.ts'
import { names } from './sections/parts.ts'
import { peopleSection, repliesSection } from './sections/people.ts'
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

export interface FreeOptions extends ReportOptions {
  /** What Pro costs per month, in US cents. */
  monthlyCents: number
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
    hasContents: true,
    cover: cover(facts, 'page'),
    sections: [...told, countedSection(facts, told)],
  }
}

/** The report of the Free plan: one page, with a watermark. */
export function freeReport(facts: Facts, options: FreeOptions): Report {
  return {
    ...common(facts, options),
    watermark: sayReport.report.watermark,
    hasContents: false,
    cover: cover(facts, 'band'),
    sections: [freeSection(facts, options.monthlyCents)],
  }
}

/** Answers in any chat and is nobody of it. */
const ASSISTANT = 'Meta AI'

/** A group with a title is called by it; others by their people. */
const titleOf = ({ overview: { import: of } }: Facts): string | null =>
  of.is_group && of.title !== null && of.title !== '' ? of.title : null

const peopleOf = ({ overview: { overview }, messageShare }: Facts): readonly string[] =>
  (messageShare?.people.map(({ person }) => person) ?? overview.participants).filter((name) => name !== ASSISTANT)

function cover(facts: Facts, kind: 'page' | 'band') {
  // Two people are in the order of their colors, as everywhere.
  const people = peopleOf(facts)
  const shown = people.length === 2 ? people.toSorted((a, b) => (facts.colors[a] ?? 0) - (facts.colors[b] ?? 0)) : people
  return coverOf(facts, kind, shown, titleOf(facts) === null && people.length <= 2)
}

function common(facts: Facts, options: ReportOptions) {
  const { overview } = facts.overview
  const title = titleOf(facts)
  const { start_date: from, end_date: to } = overview
  const { cover: say } = sayReport
  const span = from && to ? (from === to ? say.oneDay({ day: from }) : say.span({ from, to })) : ''
  const days = overview.total_days > 1 ? say.days({ days: overview.total_days, messages: overview.total_messages }) : ''
  return {
    title:
      title === null
        ? names(
            overview.participants.filter((name) => name !== ASSISTANT),
            3,
          )
        : said(title),
    lines: [days || sayReport.report.writtenBy({ messages: overview.total_messages, people: overview.participants.length }), span].filter(
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
