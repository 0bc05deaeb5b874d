import type { BillingPeriod, LicenseFile, LicensePayload } from '@convostat/license'
import type { Desk } from '../desk/desk.ts'
import type { OrderRow } from '../desk/schema.ts'
import type { PaymentProvider, ProviderEvent, SessionProblem } from './provider.ts'

/** What selling licenses needs. Several processes may sell on the same tables. */
export interface Selling {
  desk: Desk
  provider: PaymentProvider
  /** Whole seconds since 1970. */
  now: () => number
  /** Makes a license's file; by the desk's own key where it is not given. */
  sign?: (payload: LicensePayload) => Promise<LicenseFile>
  /** Called after a commit that left a mail. */
  wake?: () => void
  /** One line without anybody's data. */
  log?: (line: string) => void
}

/** What became of a checkout session. */
export type Outcome =
  /** There is a license. */
  | { state: 'fulfilled'; lid: string; orderId: string }
  /** Not paid yet; it may still be. */
  | { state: 'pending' }
  /** Paid, and the license could not be made yet: it will be, and sent by mail. */
  | { state: 'waiting' }
  /** It will not be paid any more. */
  | { state: 'not_paid' }
  /** The provider has no such session. */
  | { state: 'unknown' }
  /** Nothing that is sold here. */
  | { state: 'refused'; problem: SessionProblem }

/** The same for whoever came back from paying, with the license's newest file. */
export type HandedOver = Exclude<Outcome, { state: 'fulfilled' }> | { state: 'fulfilled'; lid: string; file: LicenseFile }

export interface Wish {
  plan: BillingPeriod
  /** Where whoever wants it comes from, one of our own. */
  baseUrl: string
  /** What they call this wish, so that asking twice is one order. */
  requestKey?: string | null
}

export interface Fulfilment {
  /** Begins an order, or finds the one of this request. */
  order(wish: Wish): Promise<OrderRow>
  /** The order is with the provider. */
  opened(orderId: string, sessionId: string): Promise<void>
  /**
   * Looks at a session, and makes its license where it is paid: once, whoever asks how often. `hasFailed`: a payment on the
   * way did not go through, as the provider told.
   */
  fulfil(sessionId: string, hint?: { hasFailed?: boolean }): Promise<Outcome>
  /** The same, and the file; throws `session_read_limit` 24 hours after it was first handed over, and after ten times. */
  handOver(sessionId: string): Promise<HandedOver>
  /** Brings a license to where its subscription stands. */
  syncSubscription(subId: string): Promise<void>
  /** Keeps an event; then it will be worked off whatever happens. False where it was here before and is done. */
  receive(event: ProviderEvent): Promise<boolean>
  /** Does what follows from a kept event. What fails is tried again by `sweep`. */
  work(eventId: string): Promise<void>
  /** Gives the first payment back within 14 days of it, or later where support says so. Throws `refund_over`. */
  refund(lid: string, options?: { isSupport?: boolean }): Promise<void>
}
