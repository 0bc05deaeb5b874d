import { type Call, Failure, type Plan, type Progress } from '@convostat/api'

/** How far a slow step has come. The page itself knows of sending a file to a server, and of waiting until a chat is kept. */
export type ShownProgress = Omit<Progress, 'stage'> & { stage: Progress['stage'] | 'sending' | 'saving' }

/** What a screen can know about something it asked for. */
export type Loadable<T> =
  | { state: 'loading'; progress?: ShownProgress }
  | { state: 'locked' }
  | { state: 'failed'; failure: Failure; again?: () => void }
  /** `isPrevious` while the answer to what is asked now is on its way. */
  | { state: 'empty'; isPrevious?: boolean }
  | { state: 'ready'; data: T; isPrevious?: boolean }

interface Brought<O> {
  data?: O
  isPrevious?: boolean
  error?: unknown
  progress?: ShownProgress
  again?: () => void
}

/** The state of one call, from the plan one has and what a query has brought so far. */
export function loadable<O>(
  call: Pick<Call<unknown, unknown, unknown, O>, 'plan' | 'isEmpty'>,
  plan: Plan,
  query: Brought<O>,
): Loadable<O> {
  if (call.plan === 'pro' && plan === 'free') return { state: 'locked' }
  if (query.error) return { state: 'failed', failure: Failure.from(query.error), again: query.again }
  if (query.data === undefined) return { state: 'loading', progress: query.progress }
  const { data, isPrevious } = query
  return call.isEmpty(data) ? { state: 'empty', isPrevious } : { state: 'ready', data, isPrevious }
}

/** Whether what is shown answers what was asked before. */
export const isPrevious = (of: Loadable<unknown>): boolean => (of.state === 'ready' || of.state === 'empty') && of.isPrevious === true

/** The same state about something made of the data. */
export const mapped = <T, U>(of: Loadable<T>, make: (data: T) => U): Loadable<U> =>
  of.state === 'ready' ? { ...of, data: make(of.data) } : of
