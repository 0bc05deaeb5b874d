import { figures, type None, none } from '@convostat/figures'
import type { PlainOf } from '@convostat/figures/shapes'
import type { HandlerContext, Handlers } from '../answer.ts'
import type { Plan } from '../call.ts'
import type { Contract } from '../contract.ts'
import { type Counted, countedFigures } from '../counted-figures.ts'
import { Failure } from '../failure.ts'
import { type CalledName, calledFigures } from '../figure-calls.ts'
import { schemaOf } from '../schema-of.ts'

/** The calls whose answers are in a report. */
export type ReportCalls = Pick<
  Handlers<Contract>,
  'overview' | 'charts' | 'sentiment' | 'emotion' | 'relationship' | 'words' | 'moments' | 'people'
>

/** The figures that declare that they stand on a report. */
export type ReportedName = { [N in CalledName]: Counted[N]['report'] extends None ? never : N }[CalledName]
export type ReportedFigures = { [N in ReportedName]: PlainOf<N> | null }

/**
 * The figures of a plan's report, each as its call answers it; null those of another plan, those that need a model that
 * is not there, and those of which there is too little to conclude from.
 */
export async function reportedFigures(plan: Plan, calls: ReportCalls, context: HandlerContext): Promise<ReportedFigures> {
  type Handle = (input: unknown, context: HandlerContext) => unknown
  const handlers = calls as unknown as Record<string, Record<string, Handle>>
  const found: [name: string, answer: unknown][] = []
  for (const { name, subject, call } of calledFigures) {
    const { report } = countedFigures[name]
    if (report === none) continue
    const isTold = plan === 'pro' || report.plan === plan
    const input = isTold ? schemaOf(`${name}.asked`).parse(report.asked) : null
    const answer = isTold ? await Promise.resolve(handlers[subject][call](input, context)).catch(withoutModel) : null
    found.push([name, answer === null || isTooLittle(name, answer) ? null : answer])
  }
  return Object.fromEntries(found) as ReportedFigures
}

/** Its plain form and its name are related, which a loop over all figures loses. */
function isTooLittle(name: CalledName, answer: unknown): boolean {
  const { isTooLittle } = figures[name]
  return isTooLittle !== none && isTooLittle(answer as never)
}

function withoutModel(error: unknown): null {
  if (error instanceof Failure && error.code === 'model_unavailable') return null
  throw error
}
