import { format } from '#format/index.ts'
import landing from '#site/landing/messages/de.json'
import legal from '#site/legal/messages/de.json'
import pricing from '#site/pricing/messages/de.json'
import type { OfSite } from '../messages.ts'

/** What only pages of the site say in German. */
export const site: OfSite = { landing: landing(format), legal: legal(format), pricing: pricing(format) }
