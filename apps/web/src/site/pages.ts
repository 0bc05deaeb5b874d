import type { ComponentType } from 'react'
import { engine } from '#data/client/engine.ts'
import { say } from '#messages/index.ts'
import type { SitePath } from '#routes.ts'
import { Landing } from './landing/landing.tsx'
import { sayLanding } from './landing/messages/index.ts'
import { About } from './legal/about.tsx'
import { sayLegal } from './legal/messages/index.ts'
import { Privacy } from './legal/privacy.tsx'
import { Terms } from './legal/terms.tsx'
import { NotFound } from './not-found.tsx'
import { sayPayment } from './payment/messages/index.ts'
import { PaymentPlace } from './payment/payment-place.tsx'
import { sayPricing } from './pricing/messages/index.ts'
import { Pricing } from './pricing/pricing.tsx'

export interface SiteEntry {
  /** What the browser's tab says. */
  title: string
  /** What a search engine says of it; null: it is none of theirs. */
  description: string | null
  Page: ComponentType
}

const { descriptions } = say.site

/** Every page of the site by its path. */
export const pages = {
  '/': {
    title: sayLanding.title,
    description: engine.kind === 'browser' ? descriptions.landing : descriptions.serverLanding,
    Page: Landing,
  },
  '/pricing': { title: say.documentTitle({ screen: sayPricing.title }), description: descriptions.pricing, Page: Pricing },
  '/payment-success': { title: say.documentTitle({ screen: sayPayment.title }), description: null, Page: PaymentPlace },
  '/about': { title: say.documentTitle({ screen: sayLegal.about.title }), description: descriptions.about, Page: About },
  '/privacy': { title: say.documentTitle({ screen: sayLegal.privacy.title }), description: descriptions.privacy, Page: Privacy },
  '/terms': { title: say.documentTitle({ screen: sayLegal.terms.title }), description: descriptions.terms, Page: Terms },
} as const satisfies Record<SitePath, SiteEntry>

export const notFound: SiteEntry = { title: say.documentTitle({ screen: say.notFound.title }), description: null, Page: NotFound }
