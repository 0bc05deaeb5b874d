import type { FigureName } from '@convostat/figures'
import type { z } from '@convostat/figures/zod'
import type { PlanName } from '@convostat/license'
import type { FailureCode } from './failure.ts'
import type * as shapes from './shapes/index.ts'

export type Plan = PlanName

/** How a call is answered: with JSON, with a file to keep, or event by event. */
export type Answers = 'json' | 'file' | 'events'

/** A body that is a document as a whole: one larger than that, or anything else but a JSON object, is that failure. */
export interface Document {
  mostBytes: number
  malformed: FailureCode
}

/** A body that is nobody's but the handler's to read: its bytes as they came, from another server and never from a page. */
export interface Raw {
  mostBytes: number
}

type Shapes = typeof shapes
/** A shape of the API, by its name among `shapes/`. */
export type ShapeName = { [N in keyof Shapes]: Shapes[N] extends z.ZodType ? N : never }[keyof Shapes]
/** What a figure is asked, what it answers plain, and in its public form, which is the plain one where it has no other. */
export type FigureShape = `${FigureName}.${'asked' | 'plain' | 'public'}`
/** What is taken or answered with: a shape by its name, or a schema of one's own. `schemaOf` has the schema. */
export type Shape = Declared | FigureShape
type Declared = ShapeName | z.ZodType
type Schema<S extends Declared> = S extends ShapeName ? Shapes[S] : S
/** A value of a shape, once it was read. */
export type Shaped<S extends Declared> = z.output<Schema<S>>

/**
 * One API call, declared once: worker and server answer it, the client makes it, the screens read its plan.
 * `Asked` is what a caller may write, `Input` what the handler then reads: defaults and clamps are between the two. `Plain` is what
 * the handler answers with, `Output` the form in which the public API has it: the same, unless that form is for Plotly.
 */
export interface Call<Asked = unknown, Input = unknown, Output = unknown, Plain = Output> {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  plan: Plan
  input: Shape
  output: Shape
  /** What those are answered with who ask for it plain; `output` where that is plain already. */
  plain: Shape
  answers: Answers
  /** It is sent a file, and so it goes as a form. */
  isForm?: true
  document?: Document
  raw?: Raw
  /** What of a POST's input may be in its address. */
  query?: readonly string[]
  /** Of the answer. */
  status: 200 | 202
  /** Whether an answer has nothing to show. */
  isEmpty(plain: Plain): boolean
  /** Never there: where the compiler keeps what the schemas say. */
  types?: { asked: Asked; input: Input; output: Output; plain: Plain }
}
export type Subject = Record<string, Call>
export type Calls = Record<string, Subject>
export type Asked<C> = C extends { types?: { asked: infer A } } ? A : never
export type Input<C> = C extends { types?: { input: infer I } } ? I : never
export type Output<C> = C extends { types?: { output: infer O } } ? O : never
export type Plain<C> = C extends { types?: { plain: infer P } } ? P : never

interface Given<I extends Declared, O extends Declared, P extends Declared> {
  output: O
  plain?: P
  input?: I
  plan?: Plan
  isEmpty?: (plain: Shaped<P>) => boolean
  document?: Document
  raw?: Raw
  query?: readonly string[]
  status?: Call['status']
}

const declare =
  (method: Call['method'], answers: Answers, isForm?: true) =>
  <O extends Declared, I extends Declared = 'nothing', P extends Declared = O>(
    path: Call['path'],
    { output, plain, input, plan = 'free', isEmpty = () => false, document, raw, query, status = 200 }: Given<I, O, P>,
  ): Call<z.input<Schema<I>>, Shaped<I>, Shaped<O>, Shaped<P>> => ({
    method,
    path,
    answers,
    plan,
    isEmpty,
    output,
    plain: plain ?? output,
    input: input ?? 'nothing',
    document,
    raw,
    query,
    status,
    isForm,
  })

export const get = declare('GET', 'json')
export const post = declare('POST', 'json')
/** A call that is sent a file. */
export const postForm = declare('POST', 'json', true)
/** Calls answered with a file to keep. */
export const getFile = declare('GET', 'file')
export const postFile = declare('POST', 'file')
/** A call answered event by event, each `{event, data}`. */
export const postEvents = <O extends Declared, I extends Declared = 'nothing'>(
  path: Call['path'],
  { input, output, plan = 'free' }: Pick<Given<I, O, O>, 'input' | 'output' | 'plan'>,
): Call<z.input<Schema<I>>, Shaped<I>, AsyncIterable<Shaped<O>>> => ({
  method: 'POST',
  path,
  answers: 'events',
  plan,
  status: 200,
  isEmpty: () => false,
  output,
  plain: output,
  input: input ?? 'nothing',
})

/** Every call with its name `subject.call`, in the order of the contract. */
export const named = (calls: Calls): { name: string; subject: string; key: string; call: Call }[] =>
  Object.entries(calls).flatMap(([subject, group]) =>
    Object.entries(group).map(([key, call]) => ({ name: `${subject}.${key}`, subject, key, call })),
  )

/** A call that is sent a file goes as a form. */
export const takesFile = (call: Call): boolean => call.isForm === true
