import { createChatApi } from '#handlers/index.ts'
import { sessionWith } from './session.ts'

/** A session of the whole chat API. A test of one subject builds a `sessionOf` it instead. */
export const session = sessionWith(createChatApi)
