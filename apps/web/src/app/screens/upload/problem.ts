import { Failure } from '@convostat/api'
import { say } from '../../../messages/index.ts'
import type { Problem } from './flow.ts'

const nextSteps: Partial<Record<string, string>> = say.upload.nextStep

/** What a failed reading tells the reader: the failure's own sentence, and what to do next. */
export function problemOf(error: unknown): Problem {
  const { code, message } = Failure.from(error)
  return code === 'unknown' ? { sentence: say.upload.failed } : { sentence: message, next: nextSteps[code] }
}
