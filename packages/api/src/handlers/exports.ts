import { ownWords } from '@convostat/engine/analyses/words/own-words'
import type { Chat } from '@convostat/engine/chat/chat'
import { everything } from '@convostat/engine/chat/selection'
import { english } from '@convostat/format'
import { prices } from '@convostat/license'
import {
  bookLabels,
  chatRibbonOf,
  type Facts,
  type FavoriteFacts,
  favoritesBook,
  freeReport,
  fullReport,
  reportLabels,
} from '@convostat/report'
import { mostOnPaper } from '#shapes/index.ts'
import type { Answering, HandlerContext } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure, type FailureCode } from '../failure.ts'
import { civilDay } from './civil-day.ts'
import { type IsNeverShown, neverShownOf, shownMoments, withoutDelicate, withoutNever } from './on-paper.ts'
import { withLabels } from './report-names.ts'
import { type ReportCalls, type ReportedName, reportedFigures } from './reported-figures.ts'
import type { SessionParts } from './session-parts.ts'

type Needed = Pick<SessionParts, 'chats' | 'printing' | 'madeBy' | 'now'> & { calls: ReportCalls }

const pdfFile = (bytes: Uint8Array, name: string): File => new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' })

export const exportHandlers = ({
  chats,
  calls,
  printing,
  now,
  madeBy,
}: Needed): Pick<Answering<Contract['exports']>, 'pdf' | 'favoritesPdf'> => ({
  pdf: async ({ report: asked, paper, masked, favorites, neverShown }, context) => {
    const which = asked ?? context.plan
    if (which === 'pro' && context.plan !== 'pro') throw new Failure('pro_required')
    tooMany(favorites)
    const figures = await factsOf(which, calls, { favorites, isNever: neverShownOf(neverShown) }, context)
    const real = { ...figures, ownWords: which === 'pro' ? ownWordsOf((await chats.current(context)).chat) : null }
    const facts = masked ? await withLabels(real, masked, calls, context) : real
    const options = { day: civilDay(now()), paper, isMasked: masked !== false, madeBy }
    const report = which === 'pro' ? fullReport(facts, options) : freeReport(facts, { ...options, monthlyCents: prices.monthly.cents })
    return pdfFile(await printing.print(report, reportLabels, context), `convostat_report_${which}.pdf`)
  },
  favoritesPdf: async ({ messages, paper, bleed, part, masked }, context) => {
    if (messages.length === 0) throw new Failure('no_messages_to_export')
    tooMany(messages)
    const day = civilDay(now())
    // Favorites outlive the chat they are from: without one their people take colors in turn.
    const withoutChat = (error: unknown) => unless(['no_chat', 'upload_not_found'], error, null)
    const colors = (await colorsOf(calls, context).catch(withoutChat)) ?? {}
    const ribbon = await Promise.resolve(calls.charts.ribbon({}, context)).catch(withoutChat)
    const chatRibbon = chatRibbonOf(ribbon, colors, messages)
    const { favorites, colors: shown } = masked
      ? await withLabels({ favorites: messages, colors }, masked, calls, context)
      : { favorites: messages, colors }
    const book = favoritesBook(favorites, shown, { day, paper, hasBleed: bleed, part, isMasked: masked !== false, madeBy, chatRibbon })
    return pdfFile(await printing.print(book, bookLabels, context), `favorite-messages-${day}${part === 'cover' ? '-cover' : ''}.pdf`)
  },
})

/** More frequent words than Wrapped looks at: a cloud has room for many. */
const ownWordsOf = (chat: Chat) => ownWords(chat, everything(chat), { lookedAt: 500 }).words.map(({ word, count }) => ({ word, count }))

function tooMany(messages: readonly unknown[]): void {
  if (messages.length <= mostOnPaper) return
  throw new Failure('too_large', {
    detail: `A PDF has room for ${english.count(mostOnPaper)} messages at most.`,
    facts: { messages: mostOnPaper },
  })
}

/** A value instead of what could not be answered for one of these reasons; any other is thrown. */
function unless<T>(codes: readonly FailureCode[], error: unknown, value: T): T {
  if (error instanceof Failure && codes.includes(error.code)) return value
  throw error
}

const colorsOf = async (calls: ReportCalls, context: HandlerContext): Promise<Record<string, number>> =>
  Object.fromEntries((await calls.people.list({}, context)).people.map(({ name, color }) => [name, color]))

/** The facts of a plan's report. Figures that need the model are left out where there is none. */
async function factsOf(
  plan: HandlerContext['plan'],
  calls: ReportCalls,
  { favorites, isNever }: { favorites: readonly FavoriteFacts[]; isNever: IsNeverShown },
  context: HandlerContext,
): Promise<Omit<Facts, 'ownWords'>> {
  const figures: Pick<Facts, ReportedName> = withoutNever(await reportedFigures(plan, calls, context), isNever)
  return {
    overview: await calls.overview.get({}, context),
    colors: await colorsOf(calls, context),
    ...figures,
    caringMoments: figures.caringMoments && { caring_moments: withoutDelicate(figures.caringMoments.caring_moments, ({ text }) => text) },
    moments: plan === 'pro' ? shownMoments(await calls.moments.list({}, context), isNever) : null,
    favorites: plan === 'pro' ? favorites : [],
  }
}
