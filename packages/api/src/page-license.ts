import type { KeptLicense, Trust } from '@convostat/license'

/** What a page lends whoever reads its chats: the license it keeps, and the keys it was handed with its HTML. */
export interface Lent {
  kept: KeptLicense | null
  trust: Trust
}

/** Nothing is kept and nobody is trusted. */
export const nothingLent: Lent = { kept: null, trust: { keys: [], mode: 'live' } }
