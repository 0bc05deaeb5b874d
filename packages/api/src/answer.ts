import type { Progress } from '@convostat/engine/import/read-failure'
import { type Call, type Calls, type Input, named, type Plain, type Plan, type Subject, takesFile } from './call.ts'
import { Failure } from './failure.ts'
import { schemaOf } from './schema-of.ts'

/** What a transport passes to a call: a way to stop it, and a listener for its progress. */
interface Context {
  signal: AbortSignal
  report(progress: Progress): void
  /** The upload that the call is about; without it, the session's open chat. */
  uploadId?: string
  /** The caller's plan, where the host knows it; else the API asks its own. */
  plan?: Plan
  /** The caller that the call counts for where several wait for one thing, if the host says so. */
  caller?: string
  /** Answered as the handler does, and not in the form that the public API has. */
  isPlain?: boolean
}

/** What a handler may use besides its input. */
export interface HandlerContext extends Context {
  plan: Plan
  /** How a long call yields, where yielding to the event loop is not enough for the caller. */
  pause?: () => Promise<void>
}

export type Answering<S extends Subject> = {
  [K in keyof S]: (input: Input<S[K]>, context: HandlerContext) => Plain<S[K]> | Promise<Plain<S[K]>>
}
/** One handler per declared call: a contract entry without one does not compile. */
export type Handlers<C extends Calls> = { [S in keyof C]: Answering<C[S]> }

/** Answers one call, whichever transport it came by. `name` is `subject.call`. */
export type Answer = (name: string, input: unknown, context: Context) => Promise<unknown>

export interface AnswerOptions {
  /** The caller's plan, read at every call: a license may start or end between two. */
  plan: () => Plan | Promise<Plan>
  /** Notified of mistakes of ours; never of a message, which may quote the chat. */
  log?: (line: string) => void
  /** Makes the public form of an answer, by the name of its call, where it has one of its own. */
  publicForms?: PublicForms
}

export type PublicForms = Readonly<Record<string, ((plain: unknown) => unknown) | undefined>>

/** The API: the plan is asked first, then the input is read, then the handler answers. Everything it throws is a Failure. */
export function createAnswer<C extends Calls>(
  calls: C,
  handlers: Handlers<C>,
  { plan, log = console.error, publicForms = {} }: AnswerOptions,
): Answer {
  type Handle = (input: unknown, context: HandlerContext) => unknown
  const byName = handlers as Record<string, Record<string, Handle>>
  const table = new Map(named(calls).map(({ name, subject, key, call }) => [name, { call, handle: byName[subject][key] }]))

  const failed = (error: unknown, signal: AbortSignal) => {
    if (signal.aborted) return signal.reason
    const failure = Failure.from(error)
    if (failure.code === 'unknown') log(`${failure.requestId} ${whereItHappened(failure.cause)}`)
    return failure
  }

  return async (name, given, context) => {
    try {
      const entry = table.get(name)
      if (!entry) throw new Failure('not_found')
      const { call, handle } = entry
      const current = context.plan ?? (await plan())
      if (call.plan === 'pro' && current !== 'pro') throw new Failure('pro_required')
      const output = await handle(read(call, given), withPlan(context, current))
      if (call.answers === 'events') return guarded(output as AsyncIterable<unknown>, (error) => failed(error, context.signal))
      const toPublic = context.isPlain ? undefined : publicForms[name]
      return toPublic ? toPublic(output) : output
    } catch (error) {
      throw failed(error, context.signal)
    }
  }
}

/** The input as the handler reads it, or the first thing wrong with it by the name of its field. */
function read(call: Call, given: unknown): unknown {
  const input = schemaOf(call.input).safeParse(given ?? {})
  if (input.success) return input.data
  const { path, message } = input.error.issues[0]
  if (call.document) throw new Failure(call.document.malformed)
  if (path.length === 0) throw new Failure('bad_input')
  if (path[0] === 'file' && takesFile(call)) throw new Failure('no_file')
  const field = path.join('.')
  // Our own rules say what they expected; the library's words are not for people.
  const expected = message.startsWith('expected') ? `: ${message}` : ''
  throw new Failure('field_invalid', { field, detail: `The value of “${field}” is not valid${expected}.` })
}

/** A transport may make the signal only where it is asked for. */
const withPlan = (context: Context, plan: Plan): HandlerContext => ({
  get signal() {
    return context.signal
  },
  report: context.report,
  uploadId: context.uploadId,
  caller: context.caller,
  plan,
})

async function* guarded<T>(events: AsyncIterable<T>, failed: (error: unknown) => unknown): AsyncGenerator<T> {
  try {
    yield* events
  } catch (error) {
    throw failed(error)
  }
}

/** The error's name and its stack's frames, without the message, which may quote the chat. */
export function whereItHappened(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause
  const { name, message, stack = '' } = cause
  const start = message === '' ? 0 : stack.indexOf(message) + message.length
  const frames = stack
    .slice(start)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
  return [name, ...frames].join('\n')
}
