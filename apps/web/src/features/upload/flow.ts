import type { ImportFacts, Progress, UploadAnswer } from '@convostat/api'
import type { ShownProgress } from '#data/client/loadable.ts'

export type DateOrder = ImportFacts['date_order']

/** How the reader wants a file read; the file decides where nothing is said. */
export interface ReadChoices {
  dateOrder?: DateOrder
  /** Lines in another format than the file's own: text of the message they are in, or messages. */
  otherFormats?: 'text' | 'messages'
}

/** What went wrong, and what can be done about it. */
export interface Problem {
  sentence: string
  next?: string
  /** The file could not be added to a chat, but can be analyzed for itself. */
  canSeparate?: boolean
}

/** A file that was read through once: what is in it, and how to read it. */
export interface Chosen extends ReadChoices {
  file: File
  facts: ImportFacts
  /** Its messages by time, where they were reported as it was read. */
  slots?: Progress['slots']
}

/** The state of the upload. */
export type Flow =
  | { step: 'empty'; problem?: Problem }
  | ({ step: 'inspecting'; file: File; progress?: ShownProgress; before?: Chosen } & ReadChoices)
  | { step: 'unreadable'; file: File; problem: Problem }
  | { step: 'chosen'; chosen: Chosen; problem?: Problem; wasCanceled?: boolean }
  | { step: 'analyzing'; chosen: Chosen; progress?: ShownProgress }
  | { step: 'done'; chosen: Chosen; answer: UploadAnswer }

export type FlowEvent =
  | { type: 'refused'; problem: Problem }
  | ({ type: 'inspect'; file: File } & ReadChoices)
  | { type: 'inspected'; facts: ImportFacts }
  | { type: 'failed'; problem: Problem }
  | { type: 'progress'; progress: ShownProgress }
  | { type: 'analyze' }
  | { type: 'canceled' }
  | { type: 'putBack' }
  | { type: 'analyzed'; answer: UploadAnswer }

export const nothingChosen: Flow = { step: 'empty' }

/** One step of the upload. An event that does not belong to the step it meets changes nothing: it came too late. */
export function advance(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case 'refused':
      return flow.step === 'chosen' ? { ...flow, problem: event.problem, wasCanceled: false } : refused(flow, event.problem)
    case 'inspect':
      if (isBusy(flow)) return flow
      return { step: 'inspecting', file: event.file, ...readingOf(event), before: sameFile(flow, event.file) }
    case 'inspected':
      if (flow.step !== 'inspecting') return flow
      return { step: 'chosen', chosen: { file: flow.file, facts: event.facts, slots: flow.progress?.slots, ...readingOf(flow) } }
    case 'failed':
      if (flow.step === 'inspecting') return { step: 'unreadable', file: flow.file, problem: event.problem }
      if (flow.step === 'analyzing') return { step: 'chosen', chosen: flow.chosen, problem: event.problem }
      return flow
    case 'progress':
      return flow.step === 'inspecting' || flow.step === 'analyzing' ? { ...flow, progress: event.progress } : flow
    case 'analyze':
      return flow.step === 'chosen' ? { step: 'analyzing', chosen: flow.chosen } : flow
    case 'canceled':
      if (flow.step === 'inspecting') return flow.before ? { step: 'chosen', chosen: flow.before } : nothingChosen
      if (flow.step === 'analyzing') return { step: 'chosen', chosen: flow.chosen, wasCanceled: true }
      return flow
    case 'putBack':
      return flow.step === 'chosen' ? nothingChosen : flow
    case 'analyzed':
      return flow.step === 'analyzing' ? { step: 'done', chosen: flow.chosen, answer: event.answer } : flow
  }
}

export const readingOf = ({ dateOrder, otherFormats }: ReadChoices): ReadChoices => ({ dateOrder, otherFormats })

/** A refused file never takes the place of one that is being analyzed or was. */
function refused(flow: Flow, problem: Problem): Flow {
  return isBusy(flow) ? flow : { step: 'empty', problem }
}

/** When the same file is read again in another way, its card stays until the new one is there. */
function sameFile(flow: Flow, file: File): Chosen | undefined {
  if (flow.step === 'chosen' && flow.chosen.file === file) return flow.chosen
  return undefined
}

/** From Analyze on no other file is taken. */
export const isBusy = (flow: Flow): boolean => flow.step === 'analyzing' || flow.step === 'done'

/** How long the reader sees the success before the dashboard: longer where there is a truncation notice to read. */
export const redirectDelay = (answer: UploadAnswer): number => (answer.was_truncated ? 3000 : 1500)
