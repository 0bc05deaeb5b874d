import type { ReadFailure, ReadFailureCode } from '@convostat/engine'

/** Everything that can go wrong: the status the API answers with, and the sentence the user reads. */
export const failures = {
  bad_input: [400, 'Something in that request was not understood.'],
  json_invalid: [400, 'The body of that request is not valid JSON.'],
  field_invalid: [400, 'A value in that request is not what it should be.'],
  no_file: [400, 'Please select a file first'],
  not_txt_or_zip: [400, 'Please upload a .txt or .zip file'],
  two_files: [400, 'Please upload one file at a time.'],
  not_available: [400, 'That is not available yet.'],
  pro_required: [402, 'This feature requires a Pro license. Please upgrade to continue.'],
  forbidden_origin: [403, 'That request came from another site.'],
  not_found: [404, 'There is no such call.'],
  not_hosted: [404, 'Chats are analyzed in your browser; this server has no such call.'],
  no_chat: [404, 'No Analysis Data'],
  upload_not_found: [404, 'Upload data not found. It may have been cleaned up.'],
  wrong_method: [405, 'That call is made with another method.'],
  timeout: [408, 'That took too long. Please try again.'],
  busy: [409, 'Another upload is still being read. Please wait for it to finish.'],
  too_large: [413, 'That file is too large.'],
  wrong_type: [415, 'That call is made with another type of content.'],
  wrong_host: [421, 'This server does not answer under that name.'],
  empty_file: [422, 'The file is empty.'],
  not_text: [422, 'This does not look like a text file.'],
  no_messages: [422, 'No messages found. Export the chat without media and upload that file.'],
  other_service: [422, 'This is an export of another service. Only WhatsApp exports can be read.'],
  file_changed: [422, 'The file changed while it was read. Choose it again.'],
  zip_invalid: [422, 'The zip file is damaged or incomplete.'],
  zip_no_chat: [422, 'No chat text found in the zip.'],
  zip_too_large: [422, 'The chat in the zip unpacks to more than can be read.'],
  zip_size_mismatch: [422, 'The zip file is damaged: a size in it is not true.'],
  zip_checksum: [422, 'The zip file is damaged: its checksum does not match.'],
  zip_overlap: [422, 'The zip file is damaged: its entries overlap.'],
  zip_too_many: [422, 'The zip file holds too many files.'],
  zip_encrypted: [422, 'The zip is password protected.'],
  zip_method: [422, 'Unsupported compression.'],
  zip_ambiguous: [422, 'The zip holds two different chats under one name. Upload one of them.'],
  analysis_limit: [422, 'This chat is too large to be analyzed here.'],
  unknown: [500, 'Something went wrong. Please try again.'],
  unavailable: [503, 'The service cannot be reached right now. Please try again.'],
  storage_full: [507, 'There is not enough storage left for this chat.'],
} as const satisfies Record<string, readonly [status: number, detail: string]> & Record<ReadFailureCode, readonly [number, string]>

export type FailureCode = keyof typeof failures

export interface FailureFacts {
  /** The sentence, where the table's has not the facts in it. */
  detail?: string
  request_id?: string
  /** Which value was wrong, with `field_invalid`. */
  field?: string
  /** Whose export it is, with `other_service`. */
  service?: string
  /** Seconds to wait before asking again, for the Retry-After header. */
  retryAfter?: number
  cause?: unknown
}

/** What crosses a wire. */
export interface FailureBody {
  code: FailureCode
  detail: string
  request_id: string
  field?: string
  service?: string
}

/** A failure the user should read. Its code, sentence and id cross a wire; its cause stays where it happened. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly requestId: string
  readonly field?: string
  readonly service?: string
  readonly retryAfter?: number

  constructor(code: FailureCode, { detail, request_id, field, service, retryAfter, cause }: FailureFacts = {}) {
    super(detail ?? failures[code][1], { cause })
    this.name = 'Failure'
    this.code = code
    this.requestId = request_id ?? requestId()
    this.field = field
    this.service = service
    this.retryAfter = retryAfter
  }

  get status() {
    return failures[this.code][0]
  }

  get detail() {
    return this.message
  }

  toJSON(): FailureBody {
    const { code, detail, requestId: request_id, field, service } = this
    return { code, detail, request_id, ...(field !== undefined && { field }), ...(service !== undefined && { service }) }
  }

  /** Whatever was thrown, as a failure: the engine's by their code, a mistake of ours as `unknown`. */
  static from(error: unknown): Failure {
    if (error instanceof Failure) return error
    if (isReadFailure(error)) return unreadable(error)
    if (isUnreadableFile(error)) return new Failure('file_changed', { cause: error })
    return new Failure('unknown', { cause: error })
  }

  /** A failure as it arrived from the other side, whatever that side was. */
  static read(body: unknown): Failure {
    const { code, detail, request_id, field, service } = Object(body) as Record<string, unknown>
    return new Failure(isFailureCode(code) ? code : 'unknown', {
      detail: text(detail),
      request_id: text(request_id),
      field: text(field),
      service: text(service),
    })
  }
}

/** The engine's failures, with the facts in the sentence. */
function unreadable({ code, facts, cause }: ReadFailure): Failure {
  const { service, firstLine, limitBytes } = facts
  const sentences: Partial<Record<ReadFailureCode, string | false | undefined>> = {
    other_service: service && `This is an export from ${service}. Only WhatsApp exports can be read.`,
    no_messages: firstLine && `${failures.no_messages[1]} Its first line looks like this: ${firstLine}`,
    zip_too_large: limitBytes !== undefined && `The chat in the zip unpacks to more than ${megabytes(limitBytes)} MB.`,
    too_large: limitBytes !== undefined && `That file is larger than ${megabytes(limitBytes)} MB.`,
  }
  return new Failure(code, { detail: sentences[code] || undefined, service, cause })
}

/** By name: a bundle may hold the engine's class twice, and the page, which knows failures, never loads the engine. */
const isReadFailure = (error: unknown): error is ReadFailure => error instanceof Error && error.name === 'ReadFailure'

/** What a browser throws when a chosen file was changed or removed since. */
const isUnreadableFile = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotReadableError'

const isFailureCode = (code: unknown): code is FailureCode => typeof code === 'string' && Object.hasOwn(failures, code)

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const megabytes = (bytes: number): string => Math.floor(bytes / 1e6).toLocaleString('en-US')

/** 128 random bits in hex. `crypto.randomUUID` is missing on pages served over plain HTTP, as a server in a home network is. */
function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
