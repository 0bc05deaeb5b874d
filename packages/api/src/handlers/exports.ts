import { english } from '@convostat/format'
import { bookLabels, type Facts, type FavoriteFacts, favoritesBook, freeReport, fullReport, reportLabels } from '@convostat/report'
import { mostOnPaper } from '#shapes/index.ts'
import type { Answering, HandlerContext } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure, type FailureCode } from '../failure.ts'
import { civilDay } from './civil-day.ts'
import type { Printing } from './printing.ts'
import type { ReportCalls } from './report-calls.ts'
import { withLabels } from './report-names.ts'

export interface ExportsOptions {
  told: ReportCalls
  printing: Printing
  now: () => number
  /** Who makes the pages, as their foot says; the reader's device unless it is said. */
  madeBy?: 'device' | 'server'
}

const pdfFile = (bytes: Uint8Array, name: string): File => new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' })

export const exportHandlers = ({
  told,
  printing,
  now,
  madeBy = 'device',
}: ExportsOptions): Pick<Answering<Contract['exports']>, 'pdf' | 'favoritesPdf'> => ({
  pdf: async ({ report: asked, paper, masked, favorites }, context) => {
    const which = asked ?? context.plan
    if (which === 'pro' && context.plan !== 'pro') throw new Failure('pro_required')
    tooMany(favorites)
    const real = await (which === 'pro' ? everyFact(told, favorites, context) : fewFacts(told, context))
    const facts = masked ? await withLabels(real, masked, told, context) : real
    const options = { day: civilDay(now()), paper, isMasked: masked !== false, madeBy }
    const report = which === 'pro' ? fullReport(facts, options) : freeReport(facts, options)
    return pdfFile(await printing.print(report, reportLabels, context), `convostat_report_${which}.pdf`)
  },
  favoritesPdf: async ({ messages, paper, masked }, context) => {
    if (messages.length === 0) throw new Failure('no_messages_to_export')
    tooMany(messages)
    const day = civilDay(now())
    // Favorites outlive the chat they are from: without one their people take colors in turn.
    const colors = await colorsOf(told, context).catch((error: unknown) => unless(['no_chat', 'upload_not_found'], error, {}))
    const { favorites, colors: shown } = masked
      ? await withLabels({ favorites: messages, colors }, masked, told, context)
      : { favorites: messages, colors }
    const book = favoritesBook(favorites, shown, { day, paper, isMasked: masked !== false, madeBy })
    return pdfFile(await printing.print(book, bookLabels, context), `favorite-messages-${day}.pdf`)
  },
})

function tooMany(messages: readonly unknown[]): void {
  if (messages.length <= mostOnPaper) return
  throw new Failure('too_large', { detail: `At most ${english.count(mostOnPaper)} messages fit into a PDF.` })
}

/** A value in the place of what could not be answered for one of these reasons; any other is thrown. */
function unless<T>(codes: readonly FailureCode[], error: unknown, value: T): T {
  if (error instanceof Failure && codes.includes(error.code)) return value
  throw error
}

const colorsOf = async (told: ReportCalls, context: HandlerContext): Promise<Record<string, number>> =>
  Object.fromEntries((await told.people.list({}, context)).people.map(({ name, color }) => [name, color]))

/** What the report of the Free plan tells. */
async function fewFacts(told: ReportCalls, context: HandlerContext): Promise<Facts> {
  return {
    ...nothing,
    overview: await told.overview.get({}, context),
    colors: await colorsOf(told, context),
    timeseries: await told.charts.timeseries({}, context),
    calendar: await told.charts.calendar({}, context),
    share: await told.charts.messageShare({}, context),
  }
}

/** Everything, each as its call answers it. What only feelings tell is left out where there is no model. */
async function everyFact(told: ReportCalls, favorites: readonly FavoriteFacts[], context: HandlerContext): Promise<Facts> {
  const { charts, emotion, moments, relationship, sentiment, words } = told
  const felt = <T>(answer: T | Promise<T>): Promise<T | null> =>
    Promise.resolve(answer).catch((error: unknown) => unless(['model_unavailable'], error, null))
  const counted = { all: false }
  return {
    ...(await fewFacts(told, context)),
    heatmap: await charts.heatmap({}, context),
    replies: await relationship.replyDiscipline({}, context),
    matrix: await relationship.responseMatrix({}, context),
    balance: await relationship.balance({}, context),
    conversations: await relationship.conversations({}, context),
    bursts: await relationship.bursts({ top_n: 5 }, context),
    streaks: await relationship.streaks({ top_n: 5 }, context),
    silences: await relationship.coldStreaks({ top_n: 5 }, context),
    words: await words.list({ ...counted, top_n: 100 }, context),
    emojis: await words.emojis({ top_n: 24 }, context),
    phrases: await words.phrases({ ...counted, top_n: 20 }, context),
    comparison: await words.compare({ ...counted, top_n: 20 }, context),
    style: await words.style({}, context),
    topics: await words.topics({ ...counted, top_n: 20 }, context),
    distribution: await felt(sentiment.distribution({}, context)),
    monthly: await felt(sentiment.monthly({}, context)),
    trend: await felt(sentiment.trend({}, context)),
    extremes: await felt(sentiment.peaksValleys({ top_n: 3 }, context)),
    fingerprint: await felt(emotion.fingerprint({}, context)),
    moods: await felt(emotion.moodTimeline({}, context)),
    highlights: await felt(emotion.highlights({}, context)),
    sync: await felt(emotion.sync({}, context)),
    caring: await felt(relationship.caringMoments({ top_n: 5, varied: true }, context)),
    moments: await moments.list({}, context),
    favorites,
  }
}

const nothing: Omit<Facts, 'overview' | 'colors'> = {
  timeseries: null,
  heatmap: null,
  calendar: null,
  share: null,
  replies: null,
  matrix: null,
  balance: null,
  conversations: null,
  bursts: null,
  streaks: null,
  silences: null,
  caring: null,
  distribution: null,
  monthly: null,
  trend: null,
  extremes: null,
  fingerprint: null,
  moods: null,
  highlights: null,
  sync: null,
  words: null,
  emojis: null,
  phrases: null,
  comparison: null,
  style: null,
  topics: null,
  moments: null,
  favorites: [],
}
