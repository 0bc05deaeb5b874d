import { Failure } from '@convostat/api'
import { failureSentence } from '#messages/api/sentences.ts'
import { sayPayment } from './messages/index.ts'

const { refused, notVerified, why, over } = sayPayment

/** Why there is no license: what to say, and whether asking again may help. */
export interface Trouble {
  title: string
  text: string
  canRetry: boolean
}

/** The specification's sentences: one where the payment was looked at, another where it could not be. */
export function troubleOf(error: unknown): Trouble {
  const failure = Failure.from(error)
  const ending = endings.find((code) => code === failure.code)
  if (ending) return { title: over.title, text: over[ending], canRetry: false }
  const known = sentences[failure.code]
  if (known === undefined) return { title: notVerified, text: why.other, canRetry: true }
  // Where it was sent is in the server's own sentence.
  return { title: refused, text: known ?? failureSentence(failure), canRetry: false }
}

/** Why a license that was bought opens nothing any more. */
const endings = ['license_revoked', 'license_suspended', 'license_expired'] as const

export const isOver = ({ code }: Failure): boolean => endings.some((each) => each === code)

const sentences: Partial<Record<Failure['code'], string | null>> = {
  payment_not_completed: why.payment_not_completed,
  session_unknown: why.session_unknown,
  field_invalid: why.session_unknown,
  session_read_limit: null,
}
