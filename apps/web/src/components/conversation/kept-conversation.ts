/** The form in which it is in a history entry; another form is another number, and the older is passed over. */
export const version = 1

/** A message shown in its conversation, as it is kept in a history entry: numbers, no word. */
export interface KeptConversation {
  version: typeof version
  upload_id: string
  /** The message's id. */
  id: number
  /** Its place among those it was found with, from 0; null where it was not found among others. */
  at: number | null
  /** Whether the entry below is the same screen without the conversation. */
  isOver: boolean
}

/** What a history entry says of a conversation in this upload; null where it says nothing that can be read. */
export function readConversation(entry: unknown, uploadId: string | null): KeptConversation | null {
  const { version: written, upload_id, id, at, isOver } = Object(entry) as Record<string, unknown>
  if (written !== version || uploadId === null || upload_id !== uploadId || !isPlace(id)) return null
  return { version, upload_id: uploadId, id, at: isPlace(at) ? at : null, isOver: isOver === true }
}

const isPlace = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
