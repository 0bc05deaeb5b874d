import { Failure } from '@convostat/api'
import { failureSentence } from '#messages/api/sentences.ts'
import type { Problem } from './flow.ts'
import { sayUpload } from './messages/index.ts'

const nextSteps: Partial<Record<string, string>> = sayUpload.nextStep

/** What is wrong with the chat that a file should have been added to, not with the file. */
const isAboutTarget = new Set(['different_chat', 'upload_not_found', 'upload_damaged', 'upload_newer'])

/**
 * What the reader is shown after a failed reading: the failure's own sentence, and what to do next. `isMerging` where the file
 * should have been added to a chat that is kept.
 */
export function problemOf(error: unknown, isMerging = false): Problem {
  const failure = Failure.from(error)
  const { code } = failure
  if (code === 'unknown') return { sentence: sayUpload.failed }
  const sentence = failureSentence(failure)
  return isMerging && isAboutTarget.has(code) ? { sentence, canSeparate: true } : { sentence, next: nextSteps[code] }
}
