import type Stripe from 'stripe'

type RawError = { type: Stripe.RawErrorType; message: string; code?: string; param?: string }

/** What the provider answers where it does not do what it was asked, as it is on the wire. */
export class StripeFault extends Error {
  readonly status: 400 | 401 | 402 | 404 | 429 | 500
  readonly error: RawError

  constructor(status: StripeFault['status'], error: RawError) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const invalid = (message: string, param?: string, code?: string): StripeFault =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...(code && { code }), ...(param && { param }) })

export const missing = (param: string): StripeFault => invalid(`Missing required param: ${param}.`, param, 'parameter_missing')

/** Asked for by its address an object that is not there is 404, named in a parameter it is 400. */
export const noSuch = (what: string, id: string, param: string, status: 400 | 404 = 404): StripeFault =>
  new StripeFault(status, { type: 'invalid_request_error', message: `No such ${what}: '${id}'`, code: 'resource_missing', param })
