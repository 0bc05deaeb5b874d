/** The pages of a test that are open. The files of a process share this list, and each of them leaves its own (page-document.ts). */
import { cleanup } from '@testing-library/react'

/** How each page that is open is left. */
export const opened: (() => Promise<void>)[] = []

/** No page affects the test after it, neither by its history nor by a call that was still on its way. */
export async function leavePages(): Promise<void> {
  cleanup()
  for (const leave of opened.splice(0)) await leave()
}
