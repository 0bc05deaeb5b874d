import { z } from '@convostat/figures/zod'
import { publicForms } from '#handlers/figure-handlers.ts'
import type { Filtering } from '#shapes/index.ts'
import type { HandlerContext, Handlers } from '../answer.ts'
import type { Plain, Shape } from '../call.ts'
import { type Contract, contract } from '../contract.ts'
import { Failure } from '../failure.ts'
import { schemaOf } from '../schema-of.ts'
import { type FeltName, figuresAsked, needsFeelings } from './figures-asked.ts'

/** The file has them in this order; what is new comes after them. */
const {
  'relationship.balance': balance,
  'relationship.caringMoments': caringMoments,
  'relationship.coldStreaks': gaps,
  ...others
} = figuresAsked('relationship')
const relationship = {
  'relationship.balance': balance,
  ...others,
  'relationship.coldStreaks': gaps,
  'relationship.caringMoments': caringMoments,
}

/** The calls whose answers are the analysis, with what each is asked beside days and people: as much as it gives. */
const asked = {
  'overview.get': {},
  ...figuresAsked('charts'),
  ...figuresAsked('sentiment'),
  ...figuresAsked('emotion'),
  ...relationship,
  ...figuresAsked('words'),
  'moments.list': {},
  'people.list': {},
} as const

export type AnalysisCall = keyof typeof asked
const analysisCalls = Object.keys(asked) as AnalysisCall[]

/** What only a model gives: null where there is none. */
type Felt = Extract<AnalysisCall, FeltName>

type AnswerOf<N> = N extends `${infer S}.${infer K}`
  ? S extends keyof Contract
    ? K extends keyof Contract[S]
      ? Plain<Contract[S][K]>
      : never
    : never
  : never

/** Every answer by the name of its call, plain. */
export type Analysis = { [N in AnalysisCall]: N extends Felt ? AnswerOf<N> | null : AnswerOf<N> }

export type AnalysisCalls = Pick<
  Handlers<Contract>,
  'overview' | 'charts' | 'sentiment' | 'emotion' | 'relationship' | 'words' | 'moments' | 'people'
>

/** The call of the contract by its name. */
export function callOf(name: AnalysisCall) {
  const [subject, key] = name.split('.')
  return (contract as unknown as Record<string, Record<string, { input: Shape; output: Shape; plain: Shape }>>)[subject][key]
}

export type AnsweredCall = { [N in AnalysisCall]: readonly [name: N, answer: Analysis[N]] }[AnalysisCall]

/** How far it is, in hundredths of a call: a slow one reports its own steps. */
const PARTS = 100

/**
 * Asks every call in turn, and gives each answer as it comes. `turn` is waited for before each: others are answered then, and
 * a cancellation is noticed.
 */
export async function* answered(
  told: AnalysisCalls,
  filter: Filtering,
  context: HandlerContext,
  turn: () => Promise<void>,
): AsyncGenerator<AnsweredCall> {
  type Handle = (input: unknown, context: HandlerContext) => unknown
  const handlers = told as unknown as Record<string, Record<string, Handle>>
  for (const [place, name] of analysisCalls.entries()) {
    const tell = (part: number) =>
      context.report({ stage: 'counting', done: Math.floor((place + part) * PARTS), total: analysisCalls.length * PARTS })
    tell(0)
    await turn()
    const [subject, key] = name.split('.')
    const input = schemaOf(callOf(name).input).parse({ ...filter, ...Object(asked[name]) })
    const within: HandlerContext = {
      ...context,
      signal: context.signal,
      report: (progress) => {
        if (progress.stage !== 'counting') context.report(progress)
        else if (progress.total > 0) tell(Math.min(1, progress.done / progress.total))
      },
    }
    const answer = await Promise.resolve(handlers[subject][key](input, within)).catch((error: unknown) => {
      if (needsFeelings(name) && error instanceof Failure && error.code === 'model_unavailable') return null
      throw error
    })
    yield [name, answer] as AnsweredCall
  }
}

const format = 'convostat-analysis'
const version = 1

/** The file of the whole analysis; docs/analysis.schema.json is made of this. */
export const analysisFile = z.object({
  format: z.literal(format),
  version: z.literal(version),
  /** When it was written, ISO 8601 with Z. */
  created: z.iso.datetime(),
  /** Days and people it was narrowed to; null where it was not. */
  filter: z.object({ from: z.string().nullable(), to: z.string().nullable(), author: z.array(z.string()).nullable() }),
  /** Names stand for people's real ones, and what they wrote is covered. */
  masked: z.boolean(),
  answers: z.object(
    Object.fromEntries(
      analysisCalls.map((name) => {
        const output = schemaOf(callOf(name).output)
        return [name, needsFeelings(name) ? output.nullable() : output]
      }),
    ),
  ),
})

export interface AnalysisFacts {
  filter: Filtering
  isMasked: boolean
  /** Epoch milliseconds. */
  now: number
}

/** The file answer by answer, in the order in which they come and in their public form: it is never one text. */
export async function* analysisPieces(
  { filter, isMasked, now }: AnalysisFacts,
  answers: AsyncIterable<AnsweredCall>,
): AsyncGenerator<string> {
  const head = {
    format,
    version,
    created: new Date(now).toISOString(),
    filter: { from: filter.from ?? null, to: filter.to ?? null, author: filter.author ?? null },
    masked: isMasked,
  } satisfies Omit<z.input<typeof analysisFile>, 'answers'>
  yield `${JSON.stringify(head).slice(0, -1)},"answers":{`
  let isFirst = true
  for await (const [name, answer] of answers) {
    const toPublic = answer === null ? undefined : publicForms[name]
    yield `${isFirst ? '' : ','}${JSON.stringify(name)}:${JSON.stringify(toPublic ? toPublic(answer) : answer)}`
    isFirst = false
  }
  yield '}}\n'
}

/** The JSON Schema of that file. */
export const analysisSchema = (): object => ({
  $id: 'convostat-analysis-1',
  title: 'The analysis of a chat, as ConvoStat saves it as JSON',
  ...z.toJSONSchema(analysisFile, { io: 'output', unrepresentable: 'any' }),
})
