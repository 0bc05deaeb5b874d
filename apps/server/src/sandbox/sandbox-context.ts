import type { Sandbox } from './open-sandbox.ts'

/** What the pages of the sandbox play with. */
export interface Playing {
  sandbox: Sandbox
  /** Where its mails are. */
  mailFolder: string
  /** Resolves once everything that follows from what was just done is done: licenses, then mails. */
  settled(): Promise<void>
  /** Resolves once all mails that someone asked for are in the folder. */
  mailed(): Promise<void>
}
