import type { UploadAnswer } from '#shapes/index.ts'
import type { AppendedRecord } from './store.ts'

/** What an answer about a chat says of the export that was added last. */
export const appendedAnswer = (appended: AppendedRecord | undefined): UploadAnswer['appended'] =>
  appended
    ? {
        filename: appended.filename,
        appendDate: appended.appendDate,
        known_messages: appended.knownMessages,
        new_messages: appended.newMessages,
        first_new: appended.firstNew,
        last_new: appended.lastNew,
      }
    : null
