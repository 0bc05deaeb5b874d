import { Failure } from '@convostat/api'
import { dollars, prices, refundDays } from '@convostat/license'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import { findLicense } from '#licenses/license-files.ts'
import { instant } from '#licenses/license-status.ts'
import type { LicenseRow } from '#licenses/schema.ts'
import { fulfilment, isReturnable } from '#payments/fulfilment.ts'
import type { PaymentProvider } from '#payments/provider.ts'
import type { Command } from './arguments.mjs'
import { CannotDo, type Printed } from './run-command.ts'

/** What the commands that are about money need. */
export interface MoneyMeans {
  /** Null where nothing is sold here. */
  provider: PaymentProvider | null
  /** Whether someone says yes to a question; null where nobody can be asked. */
  confirm: (question: string) => Promise<boolean | null>
  /** Whole seconds since 1970. */
  now: () => number
}

/** Gives a payment back and ends its subscription; says what came of it. Done twice is done once. */
export async function refundLicense(
  desk: LicenseDatabase,
  { lid, isLate, isSure }: Omit<Extract<Command, { command: 'refund' }>, 'command'>,
  { provider, confirm, now }: MoneyMeans,
): Promise<Printed> {
  if (!provider)
    throw new CannotDo('The settings of Stripe are missing: without them nothing was sold here, and nothing can be given back.')
  const license = await licenseIn(desk, lid)
  const fault = faultOf(license, isLate, now())
  if (fault !== null) throw new CannotDo(fault)
  const sum = dollars(prices[license.plan].cents)
  const what = license.paid_invoices > 1 ? 'the newest payment' : 'the payment'
  const answer =
    isSure || (await confirm(`Give back ${what} for ${lid} (${license.licensee}, ${license.plan}, ${sum}) and end it at once?`))
  if (answer === null) throw new CannotDo('Nobody can be asked here. Say --yes to give it back.')
  if (!answer) return { out: '', note: 'Nothing was changed.' }
  try {
    await fulfilment({ desk, provider, now }).refund(lid, { isSupport: isLate })
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'payment_provider') throw error
    throw new CannotDo('Stripe did not do that, or could not be reached. Try again: what is given back already is not given back twice.')
  }
  if ((await licenseIn(desk, lid)).billing === 'refunded') {
    const mail = 'its customer is written to by a server that runs'
    return { out: '', note: `${lid} is refunded: ${what} goes back, its subscription has ended, and ${mail}.` }
  }
  return {
    out: '',
    note: `Stripe was asked to give ${what} back and has ended the subscription; ${lid} ends when that is through.`,
    isAmiss: true,
  }
}

async function licenseIn({ database }: LicenseDatabase, lid: string): Promise<LicenseRow> {
  const license = await database.read((db) => findLicense(db, lid))
  if (!license) throw new CannotDo(`There is no license ${lid} here.`)
  return license
}

/** Why it cannot be given back; null where it can. */
function faultOf(license: LicenseRow, isLate: boolean, now: number): string | null {
  const { lid, sub_id, billing, first_paid_at, paid_invoices } = license
  if (sub_id === null) return `${lid} was issued at this desk and paid for nowhere. It is ended by revoke.`
  if (billing === 'refunded') return `${lid} was refunded already.`
  if (isLate || isReturnable(license, now)) return null
  const since = first_paid_at === null ? '' : ` It was first paid for at ${instant(first_paid_at)}`
  const why = paid_invoices > 1 ? `${since}, and was renewed since.` : `${since}, more than ${refundDays} days ago.`
  return `${lid} is past its ${refundDays} days.${why} Say --late to give its newest payment back all the same.`
}
