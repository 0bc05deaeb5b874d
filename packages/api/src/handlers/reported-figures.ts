import { type None, none } from '@convostat/figures'
import type { PlainOf } from '@convostat/figures/shapes'
import type { HandlerContext } from '../answer.ts'
import type { Plan } from '../call.ts'
import { type Counted, countedFigures } from '../counted-figures.ts'
import { Failure } from '../failure.ts'
import { type CalledName, calledFigures } from '../figure-calls.ts'
import { schemaOf } from '../schema-of.ts'
import type { ReportCalls } from './report-calls.ts'

/** The figures that declare that they stand on a report. */
export type ReportedName = { [N in CalledName]: Counted[N]['report'] extends None ? never : N }[CalledName]
export type ReportedFigures = { [N in ReportedName]: PlainOf<N> | null }

/** The figures of a plan's report, each as its call answers it; null those of another plan, and those that need a model that is not there. */
export async function reportedFigures(plan: Plan, told: ReportCalls, context: HandlerContext): Promise<ReportedFigures> {
  type Handle = (input: unknown, context: HandlerContext) => unknown
  const handlers = told as unknown as Record<string, Record<string, Handle>>
  const found: [name: string, answer: unknown][] = []
  for (const { name, subject, call } of calledFigures) {
    const { report } = countedFigures[name]
    if (report === none) continue
    const isTold = plan === 'pro' || report.plan === plan
    const input = isTold ? schemaOf(`${name}.asked`).parse(report.asked) : null
    found.push([name, isTold ? await Promise.resolve(handlers[subject][call](input, context)).catch(withoutModel) : null])
  }
  return Object.fromEntries(found) as ReportedFigures
}

function withoutModel(error: unknown): null {
  if (error instanceof Failure && error.code === 'model_unavailable') return null
  throw error
}
