import type { BillingPeriod } from '@convostat/license'
import type { Generated, Kysely, Selectable } from 'kysely'

/** The desk's tables. All times are whole seconds since 1970, UTC. */
export interface Tables {
  licenses: LicenseTable
  files: FileRow
  devices: DeviceRow
  replacements: { lid: string; at: number }
  sessions: SessionRow
  orders: OrderTable
  events: EventTable
  outbox: OutboxRow
  /** When something was last done, by its name. */
  marks: { name: string; at: number }
  audit: { id: Generated<number>; at: number; what: string; lid: string; detail: string | null }
}

/** The desk's status of a license; its times show that it ended on its own. */
export type RecordState = 'active' | 'cancel_scheduled' | 'suspended' | 'revoked'

export type LicenseRow = Selectable<LicenseTable>
interface LicenseTable {
  lid: string
  /** Null where the row was made again from its file, which does not name it. */
  email: string | null
  licensee: string
  plan: BillingPeriod
  /** A JSON list. */
  features: string
  state: RecordState
  reason: string | null
  /** Of its newest file. */
  seq: number
  period_end: number
  expires: number
  created: number
  /** What follows is null and 0 for one that the desk issued by hand. */
  order_id: string | null
  /** The subscription that pays for it, as the provider names it, */
  sub_id: string | null
  /** and its customer. */
  customer_id: string | null
  /** Where that subscription was when it was last looked at. */
  billing: Billing | null
  /** When it ends on its own, as its subscriber wished; null where it continues. */
  cancel_at: number | null
  first_paid_at: number | null
  /** How many invoices of it were paid when its newest file was made. */
  paid_invoices: Generated<number>
  /** Counts how often looking at it was begun, */
  sync_gen: Generated<number>
  /** and which of these looks was last written down: an older one no longer counts. */
  applied_gen: Generated<number>
  /** 1 where the desk revoked it: no payment brings it back. */
  is_stopped: Generated<0 | 1>
}

/**
 * A subscription: paid for; paid for until it ends with its period; a renewal could not be paid; over; its newest payment
 * given back in full, disputed, or lost in a dispute.
 */
export type Billing = 'active' | 'cancel_scheduled' | 'past_due' | 'ended' | 'refunded' | 'disputed' | 'lost'

/** Every license file that was ever given out, as its exact text. */
interface FileRow {
  lid: string
  seq: number
  bytes: string
  sha256: string
}

export interface DeviceRow {
  lid: string
  slot: number
  did: string
  label: string
  first_seen: number
  last_seen: number
}

export interface SessionRow {
  /** Hash of the token: a reader of this table cannot use it. */
  token_hash: string
  lid: string
  did: string
  /** 1 where the device is this session and nothing else, and goes with it. */
  is_device: 0 | 1
  created: number
  last_seen: number
}

/**
 * Someone's wish to buy. `new`: not yet with the provider; `open`: a checkout that is not paid; `paid_waiting`: paid, and
 * the license could not be made yet; then one of the three ends.
 */
type OrderState = 'new' | 'open' | 'paid_waiting' | 'fulfilled' | 'expired' | 'failed'

export type OrderRow = Selectable<OrderTable>
interface OrderTable {
  id: string
  /** The caller's key, so that the same request sent twice is one order. */
  request_key: string | null
  session_id: string | null
  /** Known once it is paid. */
  email: string | null
  plan: BillingPeriod
  state: OrderState
  /** Where they came from; null where the row was made again from the provider's. */
  base_url: string | null
  created: number
  /** How often making its license failed, */
  attempts: Generated<number>
  /** and when it is tried again; null where nothing should be done automatically. */
  next_at: number | null
  /** How often its license was handed over to who came back from paying, */
  reads: Generated<number>
  first_read: number | null
}

/** What the provider sent. It only says where to look: the state itself is fetched from the provider. */
export type EventRow = Selectable<EventTable>
interface EventTable {
  id: string
  type: string
  object_id: string | null
  session_id: string | null
  sub_id: string | null
  received: number
  /** 1 once all that follows from it is kept. */
  done: Generated<0 | 1>
  attempts: Generated<number>
  next_at: number
}

/** A mail to be sent. The address is the license's or the order's. */
export interface OutboxRow {
  id: string
  kind: string
  /** The license's id, or the order's. */
  about: string
  seq: number
  created: number
  attempts: number
  next_at: number
  sent_at: number | null
  /** 1 where it is given up. */
  dead: 0 | 1
  /** The mail as it was first tried, to be the same again; null before. */
  bytes: string | null
}

export type Db = Kysely<Tables>
