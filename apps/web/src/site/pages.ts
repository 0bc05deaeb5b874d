import type { ComponentType } from 'react'
import { say } from '../messages/index.ts'
import type { SitePath } from '../routes.ts'
import { Landing } from './landing.tsx'
import { About } from './legal/about.tsx'
import { Privacy } from './legal/privacy.tsx'
import { Terms } from './legal/terms.tsx'
import { NotFound } from './not-found.tsx'
import { PaymentSuccess } from './payment/payment-success.tsx'
import { Pricing } from './pricing/pricing.tsx'

interface SitePage {
  /** What the browser's tab says. */
  title: string
  Page: ComponentType
}

/** Every page of the site by its path. */
const pages = {
  '/': { title: say.landing.title, Page: Landing },
  '/pricing': { title: say.documentTitle(say.pricing.title), Page: Pricing },
  '/payment-success': { title: say.documentTitle(say.payment.title), Page: PaymentSuccess },
  '/about': { title: say.documentTitle(say.legal.about.title), Page: About },
  '/privacy': { title: say.documentTitle(say.legal.privacy.title), Page: Privacy },
  '/terms': { title: say.documentTitle(say.legal.terms.title), Page: Terms },
} as const satisfies Record<SitePath, SitePage>

const notFound: SitePage = { title: say.documentTitle(say.notFound.title), Page: NotFound }

export const pageAt = (path: string): SitePage => new Map<string, SitePage>(Object.entries(pages)).get(path) ?? notFound
