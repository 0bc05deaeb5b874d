import type { OutboxRow } from '#licenses/schema.ts'

/** A mail that is written, ready to leave. */
export interface Sealed {
  row: Pick<OutboxRow, 'id' | 'kind' | 'created'>
  from: string
  to: string
  /** The whole message, RFC 5322. */
  message: string
}

/** The way out for mails. */
export interface Post {
  /** Resolves when the mail server has accepted it; rejects with the error of the system or the server, or once aborted. */
  deliver(mail: Sealed, signal: AbortSignal): Promise<void>
  close(): void
}
