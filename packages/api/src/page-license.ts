import type { KeptLicense, Trust } from '@convostat/license'

/** What a page passes to the reader of its chats: the license it keeps, and the keys it was handed with its HTML. */
export interface PageLicense {
  kept: KeptLicense | null
  trust: Trust
}

/** Nothing is kept and nobody is trusted. */
export const noPageLicense: PageLicense = { kept: null, trust: { keys: [], mode: 'live' } }
