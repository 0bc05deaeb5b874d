import { describe, expect, test, vi } from 'vitest'
import { issueLicense } from '#licenses/issue.ts'
import { auditOf, findLicense } from '#licenses/license-files.ts'
import { day, idOf, noon } from '#testing/desks.ts'
import { shop } from '#testing/shop.ts'
import { type MoneyMeans, refundLicense } from './refund-command.ts'
import { isAboutMoney, revokeBought } from './revoke-command.ts'

/** A desk with one purchase, and the command as it is called there. */
async function sold() {
  const store = shop()
  const { sessionId, subId } = await store.buy()
  await store.fulfil(sessionId)
  const [license] = await store.read((db) => db.selectFrom('licenses').selectAll().execute())
  const confirm = vi.fn<MoneyMeans['confirm']>().mockResolvedValue(true)
  const means: MoneyMeans = { provider: store.seller.provider, confirm, now: store.stripe.now }
  const refund = (wish: { isLate?: boolean; isSure?: boolean; lid?: string } = {}, other: Partial<MoneyMeans> = {}) =>
    refundLicense(store.desk, { lid: license.lid, isLate: false, isSure: false, ...wish }, { ...means, ...other })
  const revoke = async (isRefund?: boolean, { lid = license.lid, ...other }: Partial<MoneyMeans> & { lid?: string } = {}) => {
    const found = await store.read((db) => findLicense(db, lid))
    if (!found) throw new Error(`expected ${lid}`)
    return revokeBought(store.desk, found, { reason: 'abuse', isRefund }, { ...means, ...other })
  }
  const given = async () =>
    idOf(await issueLicense(store.desk, { licensee: 'Ben', email: 'ben@example.com', plan: 'annual', expires: null }, noon))
  const sentence = (work: Promise<unknown>) =>
    work.then(
      () => 'It was done.',
      ({ message }: Error) => message.replaceAll(license.lid, 'LID'),
    )
  return { ...store, subId, lid: license.lid, confirm, refund, revoke, given, sentence }
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
  const { refund, stripe, confirm, sentence, lid } = await sold()
  await stripe.advance(14 * day + 1)
  expect(await sentence(refund())).toBe(
    'LID is past its 14 days. It was first paid for at 2027-03-01T12:00:00.000Z, more than 14 days ago. Say --late to give its newest payment back all the same.',
  )
  expect(await refund({ isLate: true, isSure: true })).toEqual({
    out: '',
    note: `${lid} is refunded: the payment goes back, its subscription has ended, and its customer is written to by a server that runs.`,
  })
  expect(confirm).not.toHaveBeenCalled()
})

test('once it was renewed it is the newest payment that goes back, and only where one says that it is late', async () => {
  const { refund, stripe, confirm, sentence, lid, subId, syncSubscription } = await sold()
  await stripe.advance(31 * day)
  await syncSubscription(subId)
  expect(await sentence(refund())).toBe(
    'LID is past its 14 days. It was first paid for at 2027-03-01T12:00:00.000Z, and was renewed since. Say --late to give its newest payment back all the same.',
  )
  expect((await refund({ isLate: true })).note).toContain('is refunded: the newest payment goes back,')
  expect(confirm).toHaveBeenCalledExactlyOnceWith(`Give back the newest payment for ${lid} (Ana Sol, monthly, $7) and end it at once?`)
  expect(Object.values(stripe.state.charges).map(({ refunded }) => refunded)).toEqual([false, true])
})

test('a payment that cannot be refunded gives a sentence', async () => {
  const { refund, given, sentence, stripe } = await sold()
  const ben = await given()
  expect(await sentence(refund({ lid: ben }))).toBe(`${ben} was issued at this desk and paid for nowhere. It is ended by revoke.`)
  expect(await sentence(refund({ lid: 'lic_none' }))).toBe('There is no license lic_none here.')
  expect(await sentence(refund({}, { confirm: async () => null }))).toBe('Nobody can be asked here. Say --yes to give it back.')
  expect(await sentence(refund({}, { provider: null }))).toBe(
    'The settings of Stripe are missing: without them nothing was sold here, and nothing can be given back.',
  )
  stripe.fail({ kind: 'reset', times: 99 })
  expect(await sentence(refund())).toBe(
    'Stripe did not do that, or could not be reached. Try again: what is given back already is not given back twice.',
  )
  stripe.heal()
  await refund()
  expect(await sentence(refund())).toBe('LID was refunded already.')
})

test('a programming error is not blamed on Stripe', async () => {
  const { refund, revoke, sentence, seller } = await sold()
  const provider = { ...seller.provider, refund: () => Promise.reject(new TypeError('ours')) }
  expect(await sentence(refund({}, { provider }))).toBe('ours')
  expect(await sentence(revoke(true, { provider }))).toBe('ours')
})

test('a payment that is on its way back is not called refunded', async () => {
  const { refund, revoke, seller, lid } = await sold()
  const provider = { ...seller.provider, refund: seller.provider.end }
  expect(await refund({}, { provider })).toEqual({
    out: '',
    note: `Stripe was asked to give the payment back and has ended the subscription; ${lid} ends when that is through.`,
    isAmiss: true,
  })
  expect((await revoke(true, { provider })).note).toContain('has ended, and Stripe was asked to give the newest payment back.')
})

describe('a revoked license', () => {
  test.each([
    [true, 'the newest payment goes back'],
    [false, 'nothing was given back'],
  ])('asks whether to refund, and reports what happened (%s)', async (isWanted, money) => {
    const { revoke, confirm, stripe, lid, desk } = await sold()
    confirm.mockResolvedValueOnce(isWanted)
    expect(await revoke()).toEqual({
      out: '',
      note: `${lid} is revoked, its subscription has ended, and ${money}. Its devices hear of it when they next ask.`,
    })
    expect(confirm).toHaveBeenCalledExactlyOnceWith(`Give the newest payment for ${lid} (Ana Sol, monthly, $7) back, too?`)
    expect(Object.values(stripe.state.charges).map(({ refunded }) => refunded)).toEqual([isWanted])
    expect(Object.values(stripe.state.subscriptions).map(({ status }) => status)).toEqual(['canceled'])
    expect(await desk.database.read((db) => findLicense(db, lid))).toMatchObject({ state: 'revoked', reason: 'abuse', is_stopped: 1 })
    expect((await desk.database.read((db) => auditOf(db, lid))).map(({ what }) => what)).toEqual([
      ...['issued', 'revoked', isWanted ? 'refunded' : 'ended'],
    ])
  })

  test('asks nothing where a flag decides', async () => {
    const { revoke, confirm, stripe } = await sold()
    await revoke(false)
    expect(confirm).not.toHaveBeenCalled()
    expect(Object.values(stripe.state.charges).map(({ refunded }) => refunded)).toEqual([false])
  })

  test('is not revoked where nobody can be asked, or Stripe is not set up', async () => {
    const { revoke, given, sentence, read, lid } = await sold()
    const ben = await given()
    expect(await sentence(revoke(true, { lid: ben }))).toBe(
      `${ben} was issued at this desk and paid for nowhere: there is nothing to give back.`,
    )
    expect(await sentence(revoke(undefined, { confirm: async () => null }))).toBe(
      'Nobody can be asked here. Say --refund to give the newest payment back, or --no-refund.',
    )
    expect(await sentence(revoke(true, { provider: null }))).toBe(
      'LID was bought: its subscription would go on being charged. Give the settings of Stripe that the server has, so that it can be ended. Nothing was changed.',
    )
    for (const each of [lid, ben]) expect(await read((db) => findLicense(db, each))).toMatchObject({ state: 'active', is_stopped: 0 })
  })

  test.each([
    [true, 'Run this again'],
    [false, 'Run this again to be sure'],
  ])('is revoked even while Stripe is away, and the note says what to do next (%s)', async (isRefund, again) => {
    const { revoke, stripe, read, lid } = await sold()
    stripe.fail({ kind: 'reset', times: 99 })
    expect(await revoke(isRefund)).toEqual({
      out: '',
      note: `${lid} is revoked, but Stripe did not do its part, or could not be reached. ${again}: a server that runs ends the subscription by itself, and gives nothing back but what is paid from now on.`,
      isAmiss: true,
    })
    expect(await read((db) => findLicense(db, lid))).toMatchObject({ state: 'revoked' })
  })

  test('is about money while its subscription continues, or where a payment should go back', async () => {
    const { read, lid } = await sold()
    const license = await read((db) => findLicense(db, lid))
    if (!license) throw new Error('expected a license')
    const ended = { ...license, billing: 'ended' } as const
    expect([isAboutMoney(license), isAboutMoney(ended), isAboutMoney(ended, false), isAboutMoney(ended, true)]).toEqual([
      ...[true, false, false, true],
    ])
  })
})
