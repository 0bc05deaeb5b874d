import type { UploadAnswer } from '@convostat/api'
import type { Clock } from '@convostat/format'
import { useChat } from './open-chat.ts'

/** How finely a chat tells the time; in seconds where it does not say, as an older server answers. */
export const clockOf = (chat: { import: Partial<Pick<UploadAnswer['import'], 'has_seconds'>> } | undefined): Clock =>
  chat?.import.has_seconds === false ? 'minutes' : 'seconds'

/** That of the chat this tab looks at. */
export const useClock = (): Clock => clockOf(useChat().data)
