import type { Trust } from '@convostat/license'
import type { Brand } from '../config/brand-settings.mjs'
import type { PaymentMode } from '../payments/provider.ts'
import type { Engine } from './policies.ts'

/** What both documents are told by the server that sends them. */
export interface Told {
  /** So that their sentences are true, and calls find it. */
  engine: Engine
  /** Whose licenses they take. */
  license: Trust
  /** Whom they name. */
  brand: Brand
  /** Who takes the money for Pro; null where nothing can be bought. */
  payments: PaymentMode | null
  /** Whether browsers keep the app for the time without a network. */
  offline: boolean
  /** Where the pages are for everybody, where that is said. */
  publicUrl?: string | null
}
