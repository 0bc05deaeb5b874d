import type { Trust } from '@convostat/license'
import type { Brand } from '#config/brand-settings.mjs'
import type { Engine } from './policies.ts'

/** What the server writes into both documents. */
export interface PageSettings {
  /** So that their sentences are true, and calls find it. */
  engine: Engine
  /** Whose licenses they accept. */
  license: Trust
  /** The names and addresses they show. */
  brand: Brand
  /** Who takes the money for Pro; null where nothing can be bought. */
  payments: 'live' | 'test' | 'sandbox' | null
  /** Whether browsers keep the app for the time without a network. */
  offline: boolean
  /** Where the pages are for everyone, if that is set. */
  publicUrl?: string | null
}
