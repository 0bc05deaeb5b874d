import type { EmotionModel } from '@convostat/emotion'
import { type LocalModels, noLocalModels } from '#local-model/local-models.ts'
import { type Answer, createAnswer, type Handlers } from '../answer.ts'
import { blobReceiver } from '../blob-receiver.ts'
import { type Contract, contract } from '../contract.ts'
import { Failure } from '../failure.ts'
import type { Receiver } from '../upload-sink.ts'
import { askHandlers } from './ask.ts'
import { type ChatsOptions, createChats } from './chats.ts'
import { type Corrections, heldCorrections } from './corrections.ts'
import { emotionHandlers } from './emotion.ts'
import { exportHandlers } from './exports.ts'
import { chatFeelings } from './feelings.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { type LicenseDesk, licenseHandlers, noLicenses } from './license.ts'
import { messageHandlers } from './messages.ts'
import { milestoneHandlers } from './milestones.ts'
import { momentHandlers } from './moments.ts'
import { uploadAnswer } from './open-chat.ts'
import { noPayments, paymentHandlers } from './payment.ts'
import { heldPeople, type People } from './people.ts'
import { personHandlers } from './person-handlers.ts'
import { createPrecedence } from './precedence.ts'
import { noPrinting, type Printing } from './printing.ts'
import { heldQuestions, type Questions } from './questions.ts'
import { searchHandlers } from './search.ts'
import { selectionOf } from './selection-of.ts'
import { sentimentHandlers } from './sentiment.ts'
import { keptFor } from './shown-chat.ts'
import { tableExportHandlers } from './table-exports.ts'
import { wrappedHandlers } from './wrapped.ts'

export { type LentLocalModels, lentLocalModels } from '#local-model/lent-local-models.ts'
export { type LocalModels, noLocalModels } from '#local-model/local-models.ts'
export type { AppendedRecord, Store, StoredUpload, UploadRecord } from '../store.ts'
export { type Corrections, heldCorrections } from './corrections.ts'
export { type LentCorrections, lentCorrections } from './from-page-corrections.ts'
export { type LentLicense, lentLicense } from './from-page-license.ts'
export { type LentModel, lentModel } from './from-page-model.ts'
export { createLicenseApi, type LicenseDesk, noLicenses } from './license.ts'
export { modelFrom } from './model-from.ts'
export { createPaymentApi, type PaymentDesk } from './payment.ts'
export { heldPeople, type LentPeople, lentPeople, type People } from './people.ts'
export { type LentPrinter, lentPrinter, type Printing } from './printing.ts'
export {
  type AnsweredQuestions,
  answeredOf,
  answeredQuestions,
  heldQuestions,
  type Questions,
  questionsIn,
  withAnswered,
} from './questions.ts'

export interface HandlersOptions extends ChatsOptions {
  /** Who knows the session's license; without one everyone is on Free. */
  license?: LicenseDesk
  /** What reads sentiment and emotion, however the host comes by it: asked for when it is needed, and again after it failed. */
  emotion?: () => Promise<EmotionModel>
  /** Where people's corrections are kept; without it as long as this API. */
  corrections?: Corrections
  /** Where what is said of chats' people is kept; without it as long as this API. */
  people?: People
  /** What draws a report; without it there is no PDF. */
  printing?: Printing
  /** Who draws it, as its pages say. */
  madeBy?: 'device' | 'server'
  /** Where a large file is written before it is handed out; without it into blobs. */
  receiver?: () => Promise<Receiver>
  /** The models of the reader's computer; without it there are none. */
  localModels?: LocalModels
  /** Where it is kept how many questions of each chat were answered; without it as long as this API. */
  questions?: Questions
  /** Aborted when whoever asks has left for good: nothing is read for them any more. */
  left?: AbortSignal
}

/** The chat API for one session. Everything it needs of its host is passed in: where uploads are kept, the clock, the limits. */
export function createHandlers({
  license = noLicenses,
  emotion,
  corrections = heldCorrections(),
  people = heldPeople(),
  printing = noPrinting,
  receiver = async () => blobReceiver(),
  localModels = noLocalModels(),
  questions = heldQuestions(),
  left,
  ...options
}: HandlersOptions): Handlers<Contract> {
  const keptPeople = keptFor(people)
  const precedence = createPrecedence()
  const feelings = chatFeelings({ emotion, corrections, left, precedence })
  const hasNone = async () => {
    const { uploads, damaged, storage } = await chats.history()
    // A browser that could not open its store shows none; they may be there all the same.
    return uploads.length + damaged.length === 0 && storage.kind !== 'memory'
  }
  const forgetAll = () => {
    corrections.replace([])
    people.replace([])
  }
  const { begin: hearOpen, resume: hearResumed, end: hearGone } = feelings
  const chats = createChats({ ...options, hearOpen, hearResumed, hearGone, keptPeople, precedence })
  const handlers: Omit<Handlers<Contract>, 'exports'> = {
    upload: {
      inspect: ({ file, date_order, other_formats }, context) =>
        precedence.first(() => chats.inspect({ file, dateOrder: date_order, otherFormats: other_formats }, context)),
      sample: ({ file }, context) => chats.sample(file, context),
      run: ({ file, date_order, other_formats, append_to, replace }, context) => {
        const source = { file, dateOrder: date_order, otherFormats: other_formats }
        return precedence.first(() =>
          append_to === undefined ? chats.upload(source, context, replace) : chats.append(append_to, source, context),
        )
      },
    },
    uploads: {
      list: async ({ check = false }, context) => {
        const history = await chats.history()
        return check ? { ...history, unreadable: await chats.unreadable(context) } : history
      },
      delete: async ({ upload_id, all, file_count }) => {
        if (upload_id === undefined && !all) throw new Failure('field_invalid', { field: 'upload_id' })
        // A chat that comes again has had its question. Where one step fails the others are done all the same.
        const forgotten = Promise.resolve(all ? questions.forget() : undefined)
        forgotten.catch(() => undefined)
        const { deleted, kept } = await chats.delete(all ? null : (upload_id ?? null), file_count).finally(() => {
          if (all) forgetAll()
        })
        // What was said of messages belongs to chats, and is deleted with the last of them.
        if (deleted.length > 0 && (await hasNone())) forgetAll()
        await forgotten
        return kept.length > 0 ? { deleted, kept } : { deleted }
      },
      open: ({ upload_id, ...how }, context) => chats.open(upload_id, how, context),
      copy: ({ upload_id = null }) => chats.copy(upload_id),
      backup: (_, context) => chats.backup({ favorites: [], milestones: [] }, context),
      backupWith: ({ upload_id, ...saved }, context) => chats.backup(saved, context, upload_id),
      restore: ({ file, only }, context) => precedence.first(() => chats.restore(file, only === 'saved', context)),
    },
    overview: {
      get: async (filter, context) => {
        const open = await chats.current(context)
        return uploadAnswer(open, selectionOf(open.chat, filter))
      },
    },
    charts: figureHandlers('charts', chats, feelings),
    sentiment: sentimentHandlers(chats, feelings),
    emotion: emotionHandlers(chats, feelings, corrections),
    license: licenseHandlers(license),
    payment: paymentHandlers(noPayments),
    search: searchHandlers(chats, feelings),
    messages: messageHandlers(chats, feelings),
    milestones: milestoneHandlers(chats, options.now),
    moments: momentHandlers(chats, feelings),
    people: personHandlers(chats, people, keptPeople),
    relationship: figureHandlers('relationship', chats, feelings),
    words: figureHandlers('words', chats, feelings),
    wrapped: wrappedHandlers(chats, feelings),
    ai: askHandlers({ chats, feelings, questions, localModels, now: options.now }),
  }
  // A report says what these calls answer, and nothing of its own.
  const { now } = options
  const exports = {
    ...exportHandlers({ told: handlers, printing, now, madeBy: options.madeBy }),
    ...tableExportHandlers({ chats, feelings, told: handlers, receiver, now }),
  }
  return { ...handlers, exports }
}

export interface ChatApiOptions extends HandlersOptions {
  /** Hears where a mistake of ours happened; never of a chat. */
  log?: (line: string) => void
}

/** The chat API for one session, ready to be served: the plan is the license's. */
export function createChatApi({ log, ...options }: ChatApiOptions): Answer {
  const { license = noLicenses } = options
  const plan = async () => ((await license.status()).is_pro ? 'pro' : 'free')
  return createAnswer(contract, createHandlers(options), { plan, log, publicForms })
}
