import { format } from '#format/index.ts'
import landing from '#site/landing/messages/ar.json'
import legal from '#site/legal/messages/ar.json'
import pricing from '#site/pricing/messages/ar.json'
import type { OfSite } from '../messages.ts'

/** What only pages of the site say in Arabic. */
export const site: OfSite = { landing: landing(format), legal: legal(format), pricing: pricing(format) }
