import type { EmotionModel } from '@convostat/emotion'
import { type LocalModels, noLocalModels } from '#local-model/local-models.ts'
import { blobReceiver } from '../blob-receiver.ts'
import type { Receiver } from '../upload-sink.ts'
import { type Chats, type ChatsOptions, createChats } from './chats.ts'
import { type Corrections, heldCorrections } from './corrections.ts'
import { type ChatFeelings, chatFeelings } from './feelings.ts'
import type { Card } from './from-page-card.ts'
import { type LicenseDesk, noLicenses } from './license.ts'
import { heldPeople, type People } from './people.ts'
import { createPrecedence, type Precedence } from './precedence.ts'
import { noPrinting, type Printing } from './printing.ts'
import { heldQuestions, type Questions } from './questions.ts'
import { type KeptFor, keptFor } from './shown-chat.ts'

export interface HandlersOptions extends ChatsOptions {
  /** Who knows the session's license; without one everyone is on Free. */
  license?: LicenseDesk
  /** What reads sentiment and emotion, however the host comes by it: asked for when it is needed, and again after it failed. */
  emotion?: () => Promise<EmotionModel>
  /** Where people's corrections are kept; without it as long as this API. */
  corrections?: Corrections
  /** Where changes to chats' people are kept; without it as long as this API. */
  people?: People
  /** What draws a report; without it there is no PDF. */
  printing?: Printing
  /** Who draws it, as its pages say; the reader's device unless given. */
  madeBy?: 'device' | 'server'
  /** Where a large file is written before it is handed out; without it into blobs. */
  receiver?: () => Promise<Receiver>
  /** The models of the reader's computer; without it there are none. */
  localModels?: LocalModels
  /** What says when a chosen file is looked at, and may be counted meanwhile; without it nothing is before it is asked for. */
  card?: Card
  /** Where it is kept how many questions of each chat were answered; without it as long as this API. */
  questions?: Questions
  /** Aborted when the session ends: nothing more is read for it. */
  left?: AbortSignal
}

/** What the handlers of one session share. Each subject takes what it needs. */
export interface SessionParts {
  chats: Chats
  feelings: ChatFeelings
  corrections: Corrections
  people: People
  keptPeople: KeptFor
  precedence: Precedence
  license: LicenseDesk
  printing: Printing
  madeBy: 'device' | 'server'
  receiver: () => Promise<Receiver>
  localModels: LocalModels
  questions: Questions
  /** The real clock, epoch milliseconds. */
  now: () => number
}

export function createParts({
  license = noLicenses,
  emotion,
  corrections = heldCorrections(),
  people = heldPeople(),
  printing = noPrinting,
  madeBy = 'device',
  receiver = async () => blobReceiver(),
  localModels = noLocalModels(),
  questions = heldQuestions(),
  card,
  left,
  ...options
}: HandlersOptions): SessionParts {
  const keptPeople = keptFor(people)
  const precedence = createPrecedence()
  const feelings = chatFeelings({ emotion, corrections, left, precedence })
  const { begin: hearOpen, resume: hearResumed, end: hearGone } = feelings
  const chats = createChats({ ...options, hearOpen, hearResumed, hearGone, keptPeople, precedence })
  // A mistake in it shows once the file is analyzed.
  card?.hear({ painted: () => void chats.countAhead().catch(() => undefined), putBack: chats.putBack })
  const { now } = options
  return { chats, feelings, corrections, people, keptPeople, precedence, license, printing, madeBy, receiver, localModels, questions, now }
}
