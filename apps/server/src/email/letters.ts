import { type BillingPeriod, fileName, type LicenseFile, serializeLicense } from '@convostat/license'
import type { Attachment, Letter } from './letter.ts'
import { sayMail } from './messages/index.ts'
import type { MailKind } from './outbox.ts'
import { type Written, written } from './sentences.ts'

/** A license as a mail tells of it. Times are whole seconds since 1970. */
export interface MailedLicense {
  lid: string
  licensee: string
  plan: BillingPeriod
  periodEnd: number
  expires: number
  file: LicenseFile
}

/** What a mail is written from. */
export type MailFacts =
  | { kind: Exclude<MailKind, 'recovery' | 'payment_failed' | 'portal'>; license: MailedLicense }
  | { kind: 'portal'; license: MailedLicense; portalUrl: string }
  | { kind: 'payment_failed'; plan: BillingPeriod }
  /** At least one. */
  | { kind: 'recovery'; licenses: readonly MailedLicense[] }

export interface Surroundings {
  /** Where the product is, without a slash at the end; null where that is not known. */
  home: string | null
  support: string | null
  /** Whether no money was paid. */
  isSandbox: boolean
}

/** What a mail says, and what is attached to it. */
export function letterOf(facts: MailFacts, { home, support, isSandbox }: Surroundings): { letter: Letter; attachments: Attachment[] } {
  const letter = {
    ...said(facts),
    action: actionOf(facts, home),
    banner: isSandbox ? sayMail.banner : null,
    footer: [
      facts.kind === 'recovery' || facts.kind === 'portal' ? sayMail.footer.asked : sayMail.footer.why,
      ...(support ? [sayMail.footer.support({ address: support })] : []),
      sayMail.footer.independent,
    ],
  }
  return { letter, attachments: attached(facts) }
}

function said(facts: MailFacts): Written {
  switch (facts.kind) {
    case 'payment_failed':
      return written.payment_failed(facts)
    case 'recovery':
      return written.recovery(facts.licenses.map((license, i) => ({ ...license, fileName: nameOf(license, i, facts.licenses.length) })))
    case 'portal':
      return written.portal()
    default:
      return written[facts.kind](facts.license)
  }
}

const withSettings: readonly MailKind[] = ['issued', 'renewed', 'past_due', 'cancel_scheduled', 'uncancelled', 'restored', 'recovery']

function actionOf(facts: MailFacts, home: string | null): Letter['action'] {
  if (facts.kind === 'portal') return { label: sayMail.actions.portal, url: facts.portalUrl }
  if (home === null) return null
  if (facts.kind === 'past_due') return { label: sayMail.actions.pay, url: `${home}/settings` }
  if (withSettings.includes(facts.kind)) return { label: sayMail.actions.settings, url: `${home}/settings` }
  return facts.kind === 'disputed' ? null : { label: sayMail.actions.plans, url: `${home}/pricing` }
}

function attached(facts: MailFacts): Attachment[] {
  if (facts.kind === 'recovery') return facts.licenses.map((license, i) => asFile(license, nameOf(license, i, facts.licenses.length)))
  if (facts.kind === 'issued' || facts.kind === 'renewed') return [asFile(facts.license, fileName)]
  return []
}

const asFile = ({ file }: MailedLicense, name: string): Attachment => ({ name, type: 'application/json', content: serializeLicense(file) })

/** Several files of one name would be saved over each other. */
const nameOf = ({ plan }: MailedLicense, i: number, of: number): string =>
  of === 1 ? fileName : fileName.replace(/(?=\.json$)/, `-${plan}-${i + 1}`)
