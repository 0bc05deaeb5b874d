import type { InstalledModel, LocalModelReason, LocalModelStatus } from '@convostat/api/local-model'
import type { LoopbackSaid } from './worker-messages.ts'

/** The state of the local model, as the screens show it. */
export interface LocalModelView {
  /** The reader switched it on: from then on this page may reach the program, and only that, and a mark says so. */
  isOn: boolean
  /** Whether it is being looked at right now, for the first time since it was switched on. */
  isConnecting: boolean
  /** Why it cannot be asked; null where it can. */
  reason: LocalModelReason | null
  /** The one that is asked. */
  model: string | null
  /** All that can be chosen from. */
  models: readonly InstalledModel[]
  /** Those that could not be opened, those that did not answer, and how many more there are that are not listed. */
  failed?: readonly string[]
  unanswered?: readonly string[]
  left?: number
}

/** The setting remembered on this device. */
export interface KeptChoice {
  isOn: boolean
  model: string | null
}

export interface LocalModelState {
  isOn: boolean
  isConnecting: boolean
  isChatOpen: boolean
  /** The name of the model that the reader chose, installed or not. */
  wished: string | null
  /** What the program last said. */
  status: LocalModelStatus
  /** The number of the latest look: an answer to an older one no longer counts. */
  checks: number
  /** The look, begun without a click, that has not ended yet. */
  looking: number | null
  /** The look of which a part is shown. */
  inPart: number | null
  /** What the engine learns next about its way to the models: nothing, a new one, or that it ended. */
  port: 'kept' | 'wanted' | 'ended'
  /** The page came over https, and this browser lets no such page reach http, not even on this computer. */
  isInsecureBlocked: boolean
}

/** What can happen to it. Only the worker that is running counts. */
export type LocalModelEvent =
  /** The reader clicked the button that switches it on. */
  | { type: 'connected' }
  | { type: 'chosen'; model: string }
  | { type: 'switched_off' }
  /** Another page of ours may have switched it or chosen another model. */
  | { type: 'followed'; kept: KeptChoice }
  | { type: 'chat_open'; isOpen: boolean }
  /** Someone wants it looked at, or the time for that has come. */
  | { type: 'check' }
  | { type: 'tick' }
  /** The browser said whether this page may reach it, as an effect asked. */
  | { type: 'permission'; about: number; why: PermissionWanted; given: PermissionState | null }
  | { type: 'said'; said: LoopbackSaid }
  /** The worker's script could not be loaded, or it broke. */
  | { type: 'broke' }
  /** The engine waits for a way to the models. */
  | { type: 'port_wanted' }
  | { type: 'port_passed' }

/** Permission is asked about before a look without a click, and after one that found nothing: that may be why. */
type PermissionWanted = 'to_look' | { found: LocalModelStatus | null }

/** What the store does after an event, in this order. */
export type LocalModelEffect =
  /** Informs the screens and the engine where what they see has changed, and looks again and again where that is needed. */
  | { type: 'show' }
  | { type: 'keep'; kept: KeptChoice }
  /** Has the worker, started where there is none, look at the program. Patient: the browser may ask the reader first. */
  | { type: 'look'; check: number; isPatient: boolean; wished?: string }
  | { type: 'ask_permission'; about: number; why: PermissionWanted }
  /** Nothing reaches the program, and waiting calls learn that no answer comes. */
  | { type: 'end' }
  | { type: 'pass_port' }

export interface LocalModelNext {
  state: LocalModelState
  effects: readonly LocalModelEffect[]
}

export const localModelBegins = ({ isOn, model }: KeptChoice, isInsecureBlocked: boolean): LocalModelState => ({
  isOn,
  isConnecting: false,
  isChatOpen: false,
  wished: model,
  status: off('not_connected'),
  checks: 0,
  looking: null,
  inPart: null,
  port: 'kept',
  isInsecureBlocked,
})

export function nextLocalModel(state: LocalModelState, event: LocalModelEvent): LocalModelNext {
  switch (event.type) {
    case 'connected': {
      const next = { ...state, isOn: true, isConnecting: true, status: off('not_connected'), checks: state.checks + 1 }
      return { state: next, effects: [keep(next), show, look(next, true)] }
    }
    case 'chosen': {
      const next = { ...state, wished: event.model }
      return { state: next, effects: [keep(next), show] }
    }
    case 'switched_off': {
      const next = left(state)
      return { state: next, effects: [end, show, keep(next)] }
    }
    case 'followed':
      return afterOther({ ...state, wished: event.kept.model }, event.kept.isOn)
    case 'chat_open': {
      if (event.isOpen === state.isChatOpen) return unchanged(state)
      const next = { ...state, isChatOpen: event.isOpen }
      return { state: next, effects: isLookedFor(next) ? [...toLook(next), show] : [show] }
    }
    case 'check':
      return { state, effects: toLook(state) }
    case 'tick':
      return { state, effects: state.looking === state.checks ? [] : toLook(state) }
    case 'permission': {
      if (event.about !== state.checks || !state.isOn) return unchanged(state)
      return event.why === 'to_look' ? mayLook(state, event.given) : found(state, event.why.found, event.given)
    }
    case 'said':
      return afterSaid(state, event.said)
    case 'broke':
      return { state: { ...ended(state), isConnecting: false, status: off('not_running') }, effects: [end, show] }
    case 'port_wanted':
      return { state: { ...state, port: 'wanted' }, effects: [{ type: 'pass_port' }] }
    case 'port_passed':
      return unchanged({ ...state, port: 'kept' })
  }
}

/** The status with the model that was chosen, where that is still installed. */
export function chosenStatus({ status, wished }: LocalModelState): LocalModelStatus {
  const { models, model } = status
  return { ...status, model: model && (models.find(({ name }) => name === wished) ?? model) }
}

export function viewOf(state: LocalModelState): LocalModelView {
  const { isOn, isConnecting } = state
  const { model, models, reason, failed, unanswered, left } = chosenStatus(state)
  const others = { ...(failed && { failed }), ...(unanswered && { unanswered }), ...(left && { left }) }
  return { isOn, isConnecting, reason, model: model?.name ?? null, models, ...others }
}

/** Whether it is looked for again and again: only while a chat is open and it cannot be asked. */
export const isLookedFor = ({ isOn, isChatOpen, status }: LocalModelState): boolean => isOn && isChatOpen && status.reason !== null

const off = (reason: LocalModelReason): LocalModelStatus => ({ model: null, models: [], reason })

const unchanged = (state: LocalModelState): LocalModelNext => ({ state, effects: [] })
const show = { type: 'show' } as const
const end = { type: 'end' } as const
const keep = ({ isOn, wished }: LocalModelState): LocalModelEffect => ({ type: 'keep', kept: { isOn, model: wished } })
const look = ({ checks, wished }: LocalModelState, isPatient: boolean): LocalModelEffect => ({
  type: 'look',
  check: checks,
  isPatient,
  ...(wished !== null && { wished }),
})

/** Begins a look without a question to the reader, who has not clicked: only where the browser has no question left. */
const toLook = ({ isOn, checks }: LocalModelState): LocalModelEffect[] =>
  isOn ? [{ type: 'ask_permission', about: checks, why: 'to_look' }] : []

const ended = (state: LocalModelState): LocalModelState => ({ ...state, checks: state.checks + 1, port: 'ended' })

const left = (state: LocalModelState): LocalModelState => ({
  ...ended(state),
  isOn: false,
  isConnecting: false,
  status: off('switched_off'),
})

function afterOther(state: LocalModelState, isOn: boolean): LocalModelNext {
  if (state.isOn === isOn) return { state, effects: [show] }
  if (!isOn) return { state: left(state), effects: [end, show] }
  const next = { ...state, isOn, status: off('not_connected') }
  return { state: next, effects: [show, ...toLook(next)] }
}

function mayLook(state: LocalModelState, given: PermissionState | null): LocalModelNext {
  // The reader, who has clicked, is still reading what the browser asks: the look that waits for their answer continues.
  if (given === 'prompt' && state.isConnecting) return unchanged(state)
  const next = { ...state, checks: state.checks + 1 }
  if (given === 'prompt') return { state: { ...next, status: off('not_connected') }, effects: [show] }
  if (given === 'denied') return { state: { ...next, isConnecting: false, status: off('permission_denied') }, effects: [show] }
  return { state: { ...next, looking: next.checks }, effects: [look(next, false)] }
}

function afterSaid(state: LocalModelState, said: LoopbackSaid): LocalModelNext {
  if ('failed' in said) return { state, effects: toLook(state) }
  if (said.check !== state.checks) return unchanged(state)
  // What is known of an earlier look, of all models, is not given up for a part.
  if (said.isPart && state.status.reason === null && state.inPart !== state.checks) return unchanged(state)
  const next = said.isPart ? { ...state, inPart: state.checks } : { ...state, looking: null, inPart: null }
  if (!isNowhere(said.status)) return found(next, said.status, null)
  return { state: next, effects: [{ type: 'ask_permission', about: next.checks, why: { found: said.status } }] }
}

function found(state: LocalModelState, status: LocalModelStatus | null, given: PermissionState | null): LocalModelNext {
  if (!state.isOn) return unchanged(state)
  return { state: { ...state, isConnecting: false, status: explained(state, status, given) }, effects: [show] }
}

/** A program that is not reached does not run, or the browser reaches it for nobody. */
function explained(
  { isInsecureBlocked }: LocalModelState,
  status: LocalModelStatus | null,
  given: PermissionState | null,
): LocalModelStatus {
  if (given === 'denied' || given === 'prompt') return off('permission_denied')
  if (isInsecureBlocked && isNowhere(status)) return off('insecure_blocked')
  return status ?? off('not_running')
}

const isNowhere = (status: LocalModelStatus | null): boolean => status === null || status.reason === 'not_running'
