import { Failure } from '@convostat/api'
import { dollars, prices } from '@convostat/license'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import { expectLicense, revokeLicense } from '#licenses/license-files.ts'
import type { LicenseRow } from '#licenses/schema.ts'
import { fulfilment } from '#payments/fulfilment.ts'
import { isGoingOn } from '#payments/states.ts'
import type { Command } from './arguments.mjs'
import type { MoneyMeans } from './refund-command.ts'
import { CannotDo, type Printed } from './run-command.ts'

/**
 * Ends a license immediately, and its subscription with it: nothing more is charged for what opens nothing. Whether the newest
 * payment is given back is asked, or stated by a flag. Done twice is done once.
 */
export async function revokeBought(
  desk: LicenseDatabase,
  license: LicenseRow,
  { reason, isRefund }: Pick<Extract<Command, { command: 'revoke' }>, 'reason' | 'isRefund'>,
  { provider, confirm, now }: MoneyMeans,
): Promise<Printed> {
  const { lid, sub_id } = license
  if (sub_id === null) throw new CannotDo(`${lid} was issued at this desk and paid for nowhere: there is nothing to give back.`)
  if (!provider) {
    throw new CannotDo(
      `${lid} was bought: its subscription would go on being charged. Give the settings of Stripe that the server has, so that it can be ended. Nothing was changed.`,
    )
  }
  const sum = dollars(prices[license.plan].cents)
  const isWanted =
    isRefund ?? (await confirm(`Give the newest payment for ${lid} (${license.licensee}, ${license.plan}, ${sum}) back, too?`))
  if (isWanted === null) throw new CannotDo('Nobody can be asked here. Say --refund to give the newest payment back, or --no-refund.')
  // First, so that no renewal that comes in meanwhile becomes a file.
  await desk.database.write((db) => revokeLicense(db, lid, reason, now()))
  const { syncSubscription } = fulfilment({ desk, provider, now })
  try {
    await (isWanted ? provider.refund(sub_id) : provider.end(sub_id))
    await syncSubscription(sub_id)
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'payment_provider') throw error
    const again = `Run this again${isWanted ? '' : ' to be sure'}`
    const note = `${lid} is revoked, but Stripe did not do its part, or could not be reached. ${again}: a server that runs ends the subscription by itself, and gives nothing back but what is paid from now on.`
    return { out: '', note, isAmiss: true }
  }
  const after = await desk.database.read((db) => expectLicense(db, lid))
  const isBack = after.billing === 'refunded'
  const money = isBack
    ? 'the newest payment goes back'
    : isWanted
      ? 'Stripe was asked to give the newest payment back'
      : 'nothing was given back'
  return { out: '', note: `${lid} is revoked, its subscription has ended, and ${money}. Its devices hear of it when they next ask.` }
}

/** Whether revoking it is about money: its subscription continues, or a payment is to go back. */
export const isAboutMoney = (license: LicenseRow, isRefund = false): boolean => isGoingOn(license) || isRefund
