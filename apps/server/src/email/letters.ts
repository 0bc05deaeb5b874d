import { type BillingPeriod, fileName, type LicenseFile, serializeLicense } from '@convostat/license'
import type { Attachment, Letter } from './letter.ts'
import { sayMail } from './messages/index.ts'
import type { MailKind } from './outbox.ts'
import { type Written, written } from './sentences.ts'

/** A license as a mail describes it. Times are whole seconds since 1970. */
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

/** What each mail has a button for, and its page. */
const buttons: Readonly<Record<Exclude<MailKind, 'portal'>, readonly ['settings' | 'pay' | 'plans', path: string] | null>> = {
  issued: ['settings', '/settings'],
  renewed: ['settings', '/settings'],
  past_due: ['pay', '/settings'],
  cancel_scheduled: ['settings', '/settings'],
  uncancelled: ['settings', '/settings'],
  ended: ['plans', '/pricing'],
  refunded: ['plans', '/pricing'],
  disputed: null,
  restored: ['settings', '/settings'],
  payment_failed: ['plans', '/pricing'],
  recovery: ['settings', '/settings'],
}

function actionOf(facts: MailFacts, home: string | null): Letter['action'] {
  if (facts.kind === 'portal') return { label: sayMail.actions.portal, url: facts.portalUrl }
  const button = buttons[facts.kind]
  if (home === null || button === null) return null
  const [label, path] = button
  return { label: sayMail.actions[label], url: `${home}${path}` }
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
