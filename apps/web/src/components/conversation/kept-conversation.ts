import { type AppPath, routes } from '#routes.ts'

/** The form in which it is in a history entry; another form is another number, and the older is passed over. */
export const version = 2

/** Where one is in the conversation, as it is kept in a history entry: numbers, no word. Which message is linked is in the address. */
export interface KeptConversation {
  version: typeof version
  upload_id: string
  /** The message one was reading; null where it is the linked one, or none. */
  at: number | null
  /** The screen from which it was opened, one entry below; null where no screen opened it. */
  from: AppPath | null
}

/** What a history entry says of the conversation of this upload; null where it says nothing that can be read. */
export function readConversation(entry: unknown, uploadId: string | null): KeptConversation | null {
  const { version: written, upload_id, at, from } = Object(entry) as Record<string, unknown>
  if (written !== version || uploadId === null || upload_id !== uploadId) return null
  return { version, upload_id: uploadId, at: isId(at) ? at : null, from: routes.app.find((path) => path === from) ?? null }
}

/** Whether a history entry is about another upload: the message its address names is not of this one. */
export function isOfAnother(entry: unknown, uploadId: string): boolean {
  const { upload_id }: { upload_id?: unknown } = Object(entry)
  return typeof upload_id === 'string' && upload_id !== uploadId
}

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** The message that an address names behind its sign; null where it names none. */
export const linkedIn = (hash: string): number | null => (/^\d{1,15}$/.test(hash) ? Number(hash) : null)
