import { type Answer, createAnswer, type Handlers } from '../answer.ts'
import { type Contract, contract } from '../contract.ts'
import { askHandlers } from './ask.ts'
import { emotionHandlers } from './emotion.ts'
import { exportHandlers } from './exports.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { licenseHandlers, noLicenses } from './license.ts'
import { messageHandlers } from './messages.ts'
import { milestoneHandlers } from './milestones.ts'
import { momentHandlers } from './moments.ts'
import { overviewHandlers } from './overview.ts'
import { noPayments, paymentHandlers } from './payment.ts'
import { personHandlers } from './person-handlers.ts'
import { searchHandlers } from './search.ts'
import { sentimentHandlers } from './sentiment.ts'
import { createParts, type HandlersOptions } from './session-parts.ts'
import { tableExportHandlers } from './table-exports.ts'
import { uploadHandlers } from './upload.ts'
import { uploadsHandlers } from './uploads.ts'
import { wrappedHandlers } from './wrapped.ts'

/** The chat API for one session. Everything it needs of its host is passed in: where uploads are kept, the clock, the limits. */
export function createHandlers(options: HandlersOptions): Handlers<Contract> {
  const parts = createParts(options)
  const handlers: Omit<Handlers<Contract>, 'exports'> = {
    upload: uploadHandlers(parts),
    uploads: uploadsHandlers(parts),
    overview: overviewHandlers(parts),
    charts: figureHandlers('charts', parts),
    sentiment: sentimentHandlers(parts),
    emotion: emotionHandlers(parts),
    license: licenseHandlers(parts.license),
    payment: paymentHandlers(noPayments),
    search: searchHandlers(parts),
    messages: messageHandlers(parts),
    milestones: milestoneHandlers(parts),
    moments: momentHandlers(parts),
    people: personHandlers(parts),
    relationship: figureHandlers('relationship', parts),
    words: figureHandlers('words', parts),
    wrapped: wrappedHandlers(parts),
    ai: askHandlers(parts),
  }
  // A report says what these calls answer, and nothing of its own.
  const calls = handlers
  return { ...handlers, exports: { ...exportHandlers({ ...parts, calls }), ...tableExportHandlers({ ...parts, calls }) } }
}

export interface ChatApiOptions extends HandlersOptions {
  /** Called with where a mistake of ours happened, and with nothing from a chat. */
  log?: (line: string) => void
}

/** The chat API for one session, ready to be served: the plan is the license's. */
export function createChatApi({ log, ...options }: ChatApiOptions): Answer {
  const { license = noLicenses } = options
  const plan = async () => ((await license.status()).is_pro ? 'pro' : 'free')
  return createAnswer(contract, createHandlers(options), { plan, log, publicForms })
}
