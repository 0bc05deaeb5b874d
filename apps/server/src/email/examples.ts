import { signingKeyOf } from '@convostat/installation/keys'
import { type BillingPeriod, graceSeconds, monthsAfter, prices, signLicense } from '@convostat/license'
import { constant } from '#licenses/issue.ts'
import type { Attachment, Letter } from './letter.ts'
import { letterOf, type MailedLicense, type MailFacts } from './letters.ts'
import { mailKinds } from './outbox.ts'

export interface ExampleLetter {
  name: string
  letter: Letter
  attachments: Attachment[]
}

/** 1 March 2027, noon. */
const paidAt = Date.UTC(2027, 2, 1, 12) / 1000
/** Everyone's: what it signs counts nowhere. */
const key = signingKeyOf(Buffer.alloc(32, 7).toString('base64url'))

/** Every mail there is, about someone who does not exist. */
export async function exampleLetters(): Promise<ExampleLetter[]> {
  const monthly = await exampleLicense('monthly', 'a')
  const annual = await exampleLicense('annual', 'b')
  const surroundings = { home: 'https://convostat.example', support: 'help@convostat.example', isSandbox: false }
  const factsOf = (kind: (typeof mailKinds)[number]): MailFacts => {
    if (kind === 'payment_failed') return { kind, plan: 'annual' }
    if (kind === 'recovery') return { kind, licenses: [monthly] }
    if (kind === 'portal')
      return { kind, license: monthly, portalUrl: `${surroundings.home}/subscription/${monthly.lid}.1803988800.example` }
    return { kind, license: monthly }
  }
  return [
    ...mailKinds.map((kind) => ({ name: kind, ...letterOf(factsOf(kind), surroundings) })),
    { name: 'issued-annual', ...letterOf({ kind: 'issued', license: annual }, surroundings) },
    { name: 'recovery-several', ...letterOf({ kind: 'recovery', licenses: [monthly, annual] }, surroundings) },
    { name: 'issued-sandbox', ...letterOf({ kind: 'issued', license: monthly }, { ...surroundings, support: null, isSandbox: true }) },
  ]
}

async function exampleLicense(plan: BillingPeriod, letter: string): Promise<MailedLicense> {
  const lid = `lic_${letter.repeat(26)}`
  const licensee = 'Ana Sol'
  const periodEnd = monthsAfter(paidAt, prices[plan].months)
  const expires = periodEnd + graceSeconds
  const times = { iat: paidAt, nbf: paidAt, period_end: periodEnd, exp: expires }
  return {
    lid,
    licensee,
    plan,
    periodEnd,
    expires,
    file: await signLicense({ ...constant, ...times, lid, seq: 1, plan, licensee, mode: 'test' }, key),
  }
}
