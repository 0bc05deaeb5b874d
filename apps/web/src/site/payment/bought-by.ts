import { Failure, type SessionVerified } from '@convostat/api'
import { readLicenseObject, serializeLicense } from '@convostat/license'

/** How often a payment that may still come is asked about, */
const mostAsks = 15
/** after how many seconds where the server does not say, */
const usualSeconds = 2
const mostSeconds = 10
/** and how many times in a row no answer may come. */
const mostSilences = 3

export interface Asking {
  verify: (sessionId: string) => Promise<SessionVerified>
  pause: (seconds: number) => Promise<void>
  /** It is not there yet, and asked for again. */
  hear?: () => void
  /** Whether what is not there yet was paid for. */
  told?: (isPaid: boolean) => void
  /** Called with the license.json that opens nothing any more. */
  ended?: (file: string) => void
}

/**
 * The license.json that a checkout brought, as text; null where it has not come after 15 questions: then it is paid for, or
 * will be, and comes by mail. Throws the failure of a payment that there is not, of a license that opens nothing any more, and of
 * a server that does not answer.
 */
export async function boughtBy(sessionId: string, { verify, pause, hear, told, ended }: Asking): Promise<string | null> {
  let silences = 0
  for (let asked = 1; ; asked++) {
    const answer = await verify(sessionId).catch(unanswered)
    silences = answer instanceof Failure ? silences + 1 : 0
    if (!(answer instanceof Failure) && answer.status === 'success') {
      const file = serializeLicense(readLicenseObject(answer.license_data))
      if (!answer.reason) return file
      // Its payment went back, say: there is a license, and it opens nothing.
      ended?.(file)
      throw new Failure(answer.reason)
    }
    if (answer instanceof Failure && (silences === mostSilences || asked === mostAsks)) throw answer
    if (!(answer instanceof Failure) && answer.status === 'pending') told?.(answer.paid)
    if (asked === mostAsks) return null
    hear?.()
    await pause(Math.min(waitOf(answer), mostSeconds))
  }
}

const waitOf = (answer: Failure | SessionVerified): number =>
  (answer instanceof Failure ? answer.retryAfter : answer.status === 'pending' ? answer.retry_after : null) || usualSeconds

/** That nobody answered is not an answer yet; what was refused is thrown. */
function unanswered(error: unknown): Failure {
  if (error instanceof Failure && (error.code === 'unavailable' || error.code === 'too_many')) return error
  throw error
}
