import type { ReadFailure, ReadFailureCode } from '@convostat/engine/import/read-failure'
import { english } from '@convostat/format'
import type { LicenseDevice } from './shapes/license.ts'

/** Everything that can go wrong: the status the API answers with, and the sentence the user reads. */
export const failures = {
  bad_input: [400, 'We didn’t understand this request. Please reload the page and try again.'],
  json_invalid: [400, 'The body of that request is not valid JSON.'],
  field_invalid: [400, 'One of the values is not valid. Please check what you entered.'],
  no_file: [400, 'Please select a file first'],
  not_txt_or_zip: [400, 'Please upload a .txt or .zip file'],
  two_files: [400, 'Please upload one file at a time.'],
  keyword_blank: [400, 'Please enter a word or phrase.'],
  no_results: [400, 'There are no results to export.'],
  no_messages_to_export: [400, 'No messages to export'],
  not_available: [400, 'This is not available yet.'],
  base_url_not_allowed: [400, 'Failed to start checkout. Please try again or contact support.'],
  webhook_refused: [400, 'That message is not signed by the payment provider, or too old.'],
  license_malformed: [400, 'Please upload a valid license.json file'],
  license_signature: [400, 'This license was changed after it was issued. Use the file as you received it.'],
  license_key_unknown: [400, 'This license was issued for another installation of ConvoStat, or needs a newer version.'],
  license_wrong_product: [400, 'This file is signed, but it is not a license for ConvoStat.'],
  license_not_yet_valid: [400, 'This license is not valid yet. Check your device’s clock.'],
  pro_required: [402, 'This feature requires a Pro license. Please upgrade to continue.'],
  payment_not_completed: [402, 'Payment verification failed'],
  license_expired: [403, 'This license has expired.'],
  license_revoked: [403, 'This license was revoked. Please contact support.'],
  license_suspended: [403, 'This license is paused while its payment is disputed. Please contact support.'],
  license_superseded: [403, 'There is a newer file for this license. Please upload the one you received last.'],
  forbidden_origin: [403, 'That request came from another site.'],
  not_found: [404, 'There is no such call.'],
  not_hosted: [404, 'Chats are analyzed in your browser; this server has no such call.'],
  no_chat: [404, 'No Analysis Data'],
  upload_not_found: [404, 'Upload data not found. It may have been cleaned up.'],
  session_unknown: [404, 'Payment verification failed'],
  wrong_method: [405, 'That call is made with another method.'],
  timeout: [408, 'This took too long. Please try again.'],
  too_slow: [408, 'Your upload was too slow, and others are waiting. Please try again later, or on a faster connection.'],
  device_limit: [409, 'Your license is already in use on three devices. Remove one to use it here.'],
  different_chat: [409, 'This looks like a different chat: too few of its people are in the one you want to add it to.'],
  outdated: [409, 'ConvoStat was updated. Reload the page to continue.'],
  busy: [409, 'Another chat is still being read. Please wait for it to finish.'],
  session_read_limit: [410, 'We sent your license to the e-mail address you paid with.'],
  too_large: [413, 'This file is too large.'],
  wrong_type: [415, 'That call is made with another type of content.'],
  wrong_host: [421, 'This server does not answer under that name.'],
  empty_file: [422, 'The file is empty.'],
  not_text: [422, 'This does not look like a text file.'],
  no_messages: [422, 'No messages found. Export the chat without media and upload that file.'],
  other_service: [422, 'This export is from another service. Only WhatsApp exports can be read.'],
  file_changed: [422, 'The file changed while it was read. Choose it again.'],
  too_many_names: [422, 'This file has more than 100,000 different names, far more than any real chat. Please check it.'],
  gzip_invalid: [422, 'The gzip file is damaged or incomplete.'],
  gzip_too_large: [422, 'The gzip file is too large once unpacked.'],
  zip_invalid: [422, 'The zip file is damaged or incomplete.'],
  zip_no_chat: [422, 'No chat text found in the zip.'],
  zip_too_large: [422, 'The chat in the zip is too large once unpacked.'],
  zip_size_mismatch: [422, 'The zip file is damaged: one of its sizes is wrong.'],
  zip_checksum: [422, 'The zip file is damaged: its contents have changed.'],
  zip_overlap: [422, 'The zip file is damaged: its files overlap.'],
  zip_too_many: [422, 'The zip file contains too many files.'],
  zip_encrypted: [422, 'The zip is password protected.'],
  zip_method: [422, 'This zip file uses a compression we can’t read.'],
  zip_ambiguous: [422, 'The zip contains two different chats under one name. Upload one of them.'],
  backup_invalid: [422, 'This is not a ConvoStat backup, or it did not arrive in full.'],
  backup_newer: [422, 'This backup was made by a newer version of ConvoStat. Reload the page and try again.'],
  upload_damaged: [422, 'This saved chat is damaged. Upload the file again.'],
  upload_newer: [422, 'This chat was saved by a newer version of ConvoStat. Reload the page to open it.'],
  analysis_limit: [422, 'This chat is too large to analyze here.'],
  too_many: [429, 'Too many requests at once. Please wait a moment and try again.'],
  unknown: [500, 'Something went wrong. Please try again.'],
  payment_provider: [502, 'Failed to start checkout. Please try again or contact support.'],
  payment_unavailable: [503, 'You can’t buy anything here yet. Please contact support.'],
  unavailable: [503, 'We can’t reach the service right now. Please try again.'],
  model_unavailable: [503, 'Sentiment and emotions could not be loaded. Check your connection, then try again.'],
  pack_unavailable: [503, 'The PDF tools could not be loaded. Check your connection, then try again.'],
  worker_stalled: [503, 'The analysis stopped responding. Close other tabs and programs, then choose the file again.'],
  storage_full: [507, 'There is not enough space left for this chat.'],
  storage_denied: [507, 'This browser doesn’t let us store anything. Nothing will be kept after you close this window.'],
} as const satisfies Record<string, readonly [status: number, detail: string]> & Record<ReadFailureCode, readonly [number, string]>

export type FailureCode = keyof typeof failures

/** What the sentence of a failure says beyond its code; which there are is a matter of the code. */
export interface ToldFacts {
  /** What the chat needs and what is left, in bytes, rounded as they are shown (storage_full). */
  needs?: number
  free?: number
  /** The limit that was passed, in bytes (too_large, zip_too_large, gzip_too_large). */
  limit?: number
  /** The most messages that fit (too_large). */
  messages?: number
  /** The first line, letters as x and digits as 9 (no_messages). */
  line?: string
  /** How often devices were replaced, in this many days (device_limit). */
  times?: number
  days?: number
  /** That the messages are others, not the people (different_chat). */
  doubt?: 'messages'
  /** That a question is being answered (too_many). */
  busy?: 'question'
  /** What a file was saved in (license_malformed). */
  encoding?: 'UTF-16'
}

export interface FailureFacts {
  /** The sentence, where the table's has not the facts in it. */
  detail?: string
  /** What it says, apart. */
  facts?: ToldFacts
  request_id?: string
  /** Which value was wrong, with `field_invalid`. */
  field?: string
  /** Whose export it is, with `other_service`. */
  service?: string
  /** Seconds to wait before asking again, for the Retry-After header. */
  retryAfter?: number
  /** The devices that a license is used on, with `device_limit`. */
  devices?: readonly LicenseDevice[]
  /** The newer file of the same license, with `license_superseded`. */
  license?: object
  cause?: unknown
}

/** What crosses a wire. */
export interface FailureBody {
  code: FailureCode
  detail: string
  request_id: string
  facts?: ToldFacts
  field?: string
  service?: string
  devices?: readonly LicenseDevice[]
  license?: object
}

/** A failure the user should read. Its code, sentence and id cross a wire; its cause stays where it happened. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly requestId: string
  readonly facts?: ToldFacts
  readonly field?: string
  readonly service?: string
  readonly retryAfter?: number
  readonly devices?: readonly LicenseDevice[]
  readonly license?: object

  constructor(code: FailureCode, { detail, request_id, facts, field, service, retryAfter, devices, license, cause }: FailureFacts = {}) {
    super(detail ?? failures[code][1], { cause })
    this.name = 'Failure'
    this.code = code
    this.requestId = request_id ?? requestId()
    this.facts = facts
    this.field = field
    this.service = service
    this.retryAfter = retryAfter
    this.devices = devices
    this.license = license
  }

  get status() {
    return failures[this.code][0]
  }

  get detail() {
    return this.message
  }

  toJSON(): FailureBody {
    const { code, detail, requestId: request_id, facts, field, service, devices, license } = this
    return {
      code,
      detail,
      request_id,
      ...(facts !== undefined && { facts }),
      ...(field !== undefined && { field }),
      ...(service !== undefined && { service }),
      ...(devices !== undefined && { devices }),
      ...(license !== undefined && { license }),
    }
  }

  /** Anything thrown, as a failure: the engine's by their code, a mistake of ours as `unknown`. */
  static from(error: unknown): Failure {
    if (error instanceof Failure) return error
    if (isReadFailure(error)) return unreadable(error)
    if (isLicenseFault(error)) return new Failure(error.code, { ...licenseHints[error.hint ?? ''], cause: error })
    if (isUnreadableFile(error)) return new Failure('file_changed', { cause: error })
    return new Failure('unknown', { cause: error })
  }

  /** A failure as it arrived from the other side; `wait` are the seconds of a Retry-After beside it. */
  static read(body: unknown, wait = 0): Failure {
    const { code, detail, request_id, facts, field, service, devices, license } = Object(body) as Record<string, unknown>
    return new Failure(isFailureCode(code) ? code : 'unknown', {
      detail: text(detail),
      request_id: text(request_id),
      facts: factsOf(facts),
      field: text(field),
      service: text(service),
      devices: devicesOf(devices),
      retryAfter: wait > 0 ? wait : undefined,
      license: typeof license === 'object' && license !== null ? license : undefined,
    })
  }
}

/** That a chat is not kept for want of room, with the sizes in the sentence where they explain it. */
export function storageFull(needBytes: number, freeBytes: number | null, cause?: unknown): Failure {
  const facts =
    freeBytes !== null && freeBytes < needBytes ? { needs: rounded(needBytes, Math.ceil), free: rounded(freeBytes, Math.floor) } : undefined
  const sizes = facts ? ` (needs ${sized(facts.needs)}, free ${sized(facts.free)})` : ''
  const detail = `Not enough storage for this chat${sizes}. The analysis is shown but not saved.`
  return new Failure('storage_full', { detail, facts, cause })
}

/** To megabytes, below ten of them to a tenth, below one to kilobytes. What is needed is rounded up, what is left down. */
function rounded(bytes: number, round: (n: number) => number): number {
  const unit = bytes < 1e6 ? 1e3 : bytes < 10e6 ? 1e5 : 1e6
  return round(bytes / unit) * unit
}

/** `340 kB`, `2.6 MB`, `12 MB` */
const sized = (bytes: number): string => (bytes < 1e6 ? `${bytes / 1e3} kB` : `${english.decimal(bytes / 1e6)} MB`)

/** The engine's failures, with the facts in the sentence. */
function unreadable({ code, facts, cause }: ReadFailure): Failure {
  const { service, firstLine, limitBytes } = facts
  const sentences: Partial<Record<ReadFailureCode, string | false | undefined>> = {
    other_service: service && `This is an export from ${service}. Only WhatsApp exports can be read.`,
    no_messages: firstLine && `${failures.no_messages[1]} Its first line looks like this: ${firstLine}`,
    zip_too_large: limitBytes !== undefined && `The chat in the zip is larger than ${megabytes(limitBytes)} MB once unpacked.`,
    gzip_too_large: limitBytes !== undefined && `The gzip file is larger than ${megabytes(limitBytes)} MB once unpacked.`,
    too_large: limitBytes !== undefined && `This file is larger than ${megabytes(limitBytes)} MB.`,
  }
  const told = {
    ...(limitBytes !== undefined && { limit: Math.floor(limitBytes / 1e6) * 1e6 }),
    ...(firstLine !== undefined && firstLine !== '' && { line: firstLine }),
  }
  const detail = sentences[code] || undefined
  return new Failure(code, { detail, facts: detail && Object.keys(told).length > 0 ? told : undefined, service, cause })
}

/** By name: a bundle may contain the engine's class twice, and the page, which knows failures, never loads the engine. */
const isReadFailure = (error: unknown): error is ReadFailure => error instanceof Error && error.name === 'ReadFailure'

/** What verifying a license throws; its codes are failures of the same name. */
const isLicenseFault = (error: unknown): error is Error & { code: FailureCode; hint?: string | null } =>
  error instanceof Error && error.name === 'LicenseFault' && 'code' in error && isFailureCode(error.code)

/** What a person can do about a license file that cannot be read. */
export const licenseHints: Record<string, Pick<FailureFacts, 'detail' | 'facts'> | undefined> = {
  utf16: {
    detail: 'This file was saved in another encoding, UTF-16. Please upload license.json as you received it.',
    facts: { encoding: 'UTF-16' },
  },
}

/** Facts as the other side reports them; anything that is not one is left out. */
function factsOf(value: unknown): ToldFacts | undefined {
  const known = Object.entries(Object(value)).filter(([key, fact]) => Object.hasOwn(isFact, key) && isFact[key as keyof ToldFacts](fact))
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

const isNumber = (fact: unknown): boolean => typeof fact === 'number' && Number.isFinite(fact) && fact >= 0

const isFact: Record<keyof ToldFacts, (fact: unknown) => boolean> = {
  needs: isNumber,
  free: isNumber,
  limit: isNumber,
  messages: isNumber,
  line: (fact) => typeof fact === 'string',
  times: isNumber,
  days: isNumber,
  doubt: (fact) => fact === 'messages',
  busy: (fact) => fact === 'question',
  encoding: (fact) => fact === 'UTF-16',
}

/** Devices as the other side reports them; anything that is not one is left out. */
function devicesOf(value: unknown): LicenseDevice[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((each) => {
    const { slot, label, last_seen, is_this } = Object(each) as Record<string, unknown>
    if (typeof slot !== 'number' || typeof label !== 'string' || typeof last_seen !== 'string') return []
    return [{ slot, label, last_seen, ...(typeof is_this === 'boolean' && { is_this }) }]
  })
}

/** What a browser throws when a chosen file was changed or removed since. */
const isUnreadableFile = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotReadableError'

const isFailureCode = (code: unknown): code is FailureCode => typeof code === 'string' && Object.hasOwn(failures, code)

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const megabytes = (bytes: number): string => english.count(Math.floor(bytes / 1e6))

/** 128 random bits in hex. `crypto.randomUUID` is missing on pages served over plain HTTP, as a server in a home network is. */
function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
