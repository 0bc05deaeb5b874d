import { Failure } from '@convostat/api'
import { sayLicense } from '#components/license/messages/index.ts'
import { whereSupported } from '#components/license/where-supported.ts'
import { failureSentence } from '#messages/api/sentences.ts'

const words = sayLicense

/** What one can be doing with the license. */
export type Work = 'verifying' | 'refreshing' | 'removing-device' | 'removing' | 'downloading' | 'asking-portal'

/** What went wrong, and why where that is known. */
export interface Trouble {
  title: string
  text?: string
  /** It is the file that was chosen: the next thing is to choose another. */
  isOfFile?: boolean
}

const titles: Record<Exclude<Work, 'verifying'>, string> = {
  refreshing: words.notRefreshed,
  'removing-device': words.devices.notRemoved,
  removing: words.notRemoved,
  downloading: words.notDownloaded,
  'asking-portal': words.manage.notSent,
}

/** The specification's sentences, and beside them the reason in the refusal. */
export function troubleOf(work: Work, error: unknown): Trouble {
  const failure = Failure.from(error)
  const { code } = failure
  const title = work === 'verifying' ? (isVerdict(code) ? words.notVerified : words.notRead) : titles[work]
  return code === 'unknown' ? { title } : { title, text: whereSupported(failureSentence(failure)) }
}

/** Whether the license was looked at, and refused. */
const isVerdict = (code: string): boolean => code.startsWith('license_') || code === 'device_limit'
