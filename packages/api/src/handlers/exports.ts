import { english } from '@convostat/format'
import { bookLabels, type Facts, type FavoriteFacts, favoritesBook, freeReport, fullReport, reportLabels } from '@convostat/report'
import { mostOnPaper } from '#shapes/index.ts'
import type { Answering, HandlerContext } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure, type FailureCode } from '../failure.ts'
import { civilDay } from './civil-day.ts'
import { withLabels } from './report-names.ts'
import { type ReportCalls, type ReportedName, reportedFigures } from './reported-figures.ts'
import type { SessionParts } from './session-parts.ts'

type Needed = Pick<SessionParts, 'printing' | 'madeBy' | 'now'> & { calls: ReportCalls }

const pdfFile = (bytes: Uint8Array, name: string): File => new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'application/pdf' })

export const exportHandlers = ({ calls, printing, now, madeBy }: Needed): Pick<Answering<Contract['exports']>, 'pdf' | 'favoritesPdf'> => ({
  pdf: async ({ report: asked, paper, masked, favorites }, context) => {
    const which = asked ?? context.plan
    if (which === 'pro' && context.plan !== 'pro') throw new Failure('pro_required')
    tooMany(favorites)
    const real = await factsOf(which, calls, favorites, context)
    const facts = masked ? await withLabels(real, masked, calls, context) : real
    const options = { day: civilDay(now()), paper, isMasked: masked !== false, madeBy }
    const report = which === 'pro' ? fullReport(facts, options) : freeReport(facts, options)
    return pdfFile(await printing.print(report, reportLabels, context), `convostat_report_${which}.pdf`)
  },
  favoritesPdf: async ({ messages, paper, masked }, context) => {
    if (messages.length === 0) throw new Failure('no_messages_to_export')
    tooMany(messages)
    const day = civilDay(now())
    // Favorites outlive the chat they are from: without one their people take colors in turn.
    const colors = await colorsOf(calls, context).catch((error: unknown) => unless(['no_chat', 'upload_not_found'], error, {}))
    const { favorites, colors: shown } = masked
      ? await withLabels({ favorites: messages, colors }, masked, calls, context)
      : { favorites: messages, colors }
    const book = favoritesBook(favorites, shown, { day, paper, isMasked: masked !== false, madeBy })
    return pdfFile(await printing.print(book, bookLabels, context), `favorite-messages-${day}.pdf`)
  },
})

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
  favorites: readonly FavoriteFacts[],
  context: HandlerContext,
): Promise<Facts> {
  const figures: Pick<Facts, ReportedName> = await reportedFigures(plan, calls, context)
  return {
    overview: await calls.overview.get({}, context),
    colors: await colorsOf(calls, context),
    ...figures,
    moments: plan === 'pro' ? await calls.moments.list({}, context) : null,
    favorites: plan === 'pro' ? favorites : [],
  }
}
