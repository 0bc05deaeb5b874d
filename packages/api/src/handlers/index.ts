import { freeStatus, type LicenseStatus } from '@convostat/license'
import { type Answer, createAnswer, type Handlers } from '../answer.ts'
import { type Contract, contract } from '../contract.ts'
import { Failure } from '../failure.ts'
import { chartHandlers } from './charts.ts'
import { type ChatsOptions, createChats } from './chats.ts'
import { uploadAnswer } from './open-chat.ts'
import { searchHandlers } from './search.ts'
import { selectionOf } from './selection-of.ts'

export type { Store, UploadRecord } from '../store.ts'

export interface HandlersOptions extends ChatsOptions {
  /** What is known of the session's license; read at every call. */
  license?: () => LicenseStatus
}

/** The chat API for one session. Everything it needs of its host is passed in: where uploads are kept, the clock, the limits. */
export function createHandlers({ license = () => freeStatus, ...options }: HandlersOptions): Handlers<Contract> {
  const chats = createChats(options)
  return {
    upload: {
      inspect: ({ file, date_order }, context) => chats.inspect({ file, dateOrder: date_order }, context),
      run: ({ file, date_order, append_to }, context) => {
        if (append_to !== undefined) throw new Failure('not_available', { field: 'append_to' })
        return chats.upload({ file, dateOrder: date_order }, context)
      },
    },
    uploads: {
      open: ({ upload_id, refresh = false }, context) => chats.open(upload_id, refresh, context),
    },
    overview: {
      get: async (filter, context) => {
        const open = await chats.current(context)
        return uploadAnswer(open, selectionOf(open.chat, filter))
      },
    },
    charts: chartHandlers(chats),
    license: {
      status: () => ({ ...license(), features: [...license().features] }),
    },
    search: searchHandlers(chats),
  }
}

export interface ChatApiOptions extends HandlersOptions {
  /** Hears where a mistake of ours happened; never of a chat. */
  log?: (line: string) => void
}

/** The chat API for one session, ready to be served: the plan is the license's. */
export function createChatApi({ log, ...options }: ChatApiOptions): Answer {
  const { license = () => freeStatus } = options
  return createAnswer(contract, createHandlers(options), { plan: () => (license().is_pro ? 'pro' : 'free'), log })
}
