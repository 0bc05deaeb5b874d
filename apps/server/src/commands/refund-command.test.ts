import { expect, test, vi } from 'vitest'
import { issueLicense } from '#licenses/issue.ts'
import { day, idOf, noon } from '#testing/desks.ts'
import { shop } from '#testing/shop.ts'
import { type MoneyMeans, refundLicense } from './refund-command.ts'

/** A desk with one purchase, and the command as it is called there. */
async function sold() {
  const store = shop()
  await store.buy()
  await store.hearAll()
  const [license] = await store.read((db) => db.selectFrom('licenses').selectAll().execute())
  const confirm = vi.fn<MoneyMeans['confirm']>().mockResolvedValue(true)
  const means: MoneyMeans = { provider: store.seller.provider, confirm, now: store.stripe.now }
  const refund = (wish: { isLate?: boolean; isSure?: boolean; lid?: string } = {}, other: Partial<MoneyMeans> = {}) =>
    refundLicense(store.desk, { lid: license.lid, isLate: false, isSure: false, ...wish }, { ...means, ...other })
  return { ...store, lid: license.lid, confirm, refund }
}

test('within 14 days it asks, gives the payment back, ends the subscription, and says so', async () => {
  const { refund, confirm, stripe, mails, lid } = await sold()
  confirm.mockResolvedValueOnce(false)
  expect(await refund()).toEqual({ out: '', note: 'Nothing was changed.' })
  expect(confirm).toHaveBeenCalledWith(`Give back the payment for ${lid} (Ana Sol, monthly, $7) and end it at once?`)
  expect((await refund()).note).toContain(`${lid} is refunded: the payment goes back, its subscription has ended`)
  expect(Object.values(stripe.state.charges).map(({ refunded }) => refunded)).toEqual([true])
  expect(Object.values(stripe.state.subscriptions).map(({ status }) => status)).toEqual(['canceled'])
  expect(await mails()).toEqual(['issued', 'refunded'])
  await expect(refund()).rejects.toThrow('was refunded already')
})

test('a day too late it is refused with the reason, unless one says that it is late', async () => {
  const { refund, stripe, confirm } = await sold()
  await stripe.advance(14 * day + 1)
  await expect(refund()).rejects.toThrow(/past its 14 days\. It was first paid for at .*, more than 14 days ago\. Say --late/)
  expect((await refund({ isLate: true, isSure: true })).note).toContain('is refunded')
  expect(confirm).not.toHaveBeenCalled()
})

test('a payment that cannot be refunded gives a sentence', async () => {
  const { refund, desk, stripe } = await sold()
  const given = await issueLicense(desk, { licensee: 'Ben', email: 'ben@example.com', plan: 'annual', expires: null }, noon)
  await expect(refund({ lid: idOf(given) })).rejects.toThrow('paid for nowhere')
  await expect(refund({ lid: `lic_${'a'.repeat(26)}` })).rejects.toThrow('There is no license')
  await expect(refund({}, { confirm: async () => null })).rejects.toThrow('Say --yes')
  await expect(refund({}, { provider: null })).rejects.toThrow('settings of Stripe are missing')
  stripe.fail({ kind: 'reset', times: 99 })
  await expect(refund()).rejects.toThrow('Try again')
})
