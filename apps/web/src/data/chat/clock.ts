import type { UploadAnswer } from '@convostat/api'
import type { Clock } from '@convostat/format'
import { useChat } from './open-chat.ts'

/** The finest unit of a chat's times; seconds where an older server does not say. */
export const clockOf = (chat: { import: Partial<Pick<UploadAnswer['import'], 'has_seconds'>> } | undefined): Clock =>
  chat?.import.has_seconds === false ? 'minutes' : 'seconds'

/** That of the chat this tab looks at. */
export const useClock = (): Clock => clockOf(useChat().data)
