import { CannotStart } from '@convostat/installation/cannot-start'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkedPrices } from './checked-prices.ts'
import type { PaymentProvider } from './provider.ts'
import { ProviderAway } from './stripe-provider.ts'

const away = () => new ProviderAway('Nobody answers.')
const wish = { orderId: 'ord_1', plan: 'monthly', successUrl: 'http://localhost/', cancelUrl: 'http://localhost/' } as const
const page = { sessionId: 'cs_1', url: 'https://pay.example' }

/** A provider whose price checks have these outcomes, in order; later checks pass. */
async function selling(outcomes: (Error | null)[], milliseconds = 1e6) {
  const checkPrices = vi.fn(async () => {
    const fault = outcomes.shift()
    if (fault) throw fault
  })
  const createCheckout = vi.fn(async () => page)
  const log = vi.fn<(line: string) => void>()
  const given = { mode: 'test', checkPrices, createCheckout, end: 'as it was' } as unknown as PaymentProvider & {
    checkPrices(): Promise<void>
  }
  const checked = await checkedPrices(given, log, milliseconds)
  onTestFinished(() => checked.close())
  const lines = () => log.mock.calls.map(([line]) => line)
  const buy = () => checked.provider.createCheckout(wish).catch((error: unknown) => error)
  return { ...checked, checkPrices, createCheckout, lines, buy }
}

const notChecked = 'payment=prices_not_checked Nobody answers. That is tried again each minute.'

test('correct prices are checked once, and the rest of the provider is unchanged', async () => {
  const { provider, checkPrices, createCheckout, buy, lines } = await selling([])
  expect([await buy(), await buy()]).toEqual([page, page])
  expect(createCheckout.mock.calls).toEqual([[wish], [wish]])
  expect(checkPrices).toHaveBeenCalledOnce()
  expect(provider).toMatchObject({ mode: 'test', end: 'as it was' })
  expect(lines()).toEqual([])
})

test('wrong prices end the start, as does a programming error', async () => {
  await expect(selling([new CannotStart('The price is $9.')])).rejects.toThrow('The price is $9.')
  await expect(selling([new TypeError('ours')])).rejects.toThrow('ours')
})

test('while the provider is away nothing is sold; once it is back, the next buyer can pay', async () => {
  const { buy, createCheckout, checkPrices, lines } = await selling([away(), away(), null])
  expect(await buy()).toMatchObject({ code: 'payment_provider', cause: expect.any(ProviderAway) })
  expect(createCheckout).not.toHaveBeenCalled()
  expect(await buy()).toBe(page)
  expect(await buy()).toBe(page)
  expect(checkPrices).toHaveBeenCalledTimes(3)
  expect(lines()).toEqual([notChecked])
})

test('wrong prices found later are logged, and nothing is sold', async () => {
  const wrong = new CannotStart('The price is $9.')
  const { buy, createCheckout, lines } = await selling([away(), wrong, new TypeError('ours'), null])
  expect(await buy()).toMatchObject({ code: 'payment_unavailable', cause: wrong })
  expect(await buy()).toEqual(new TypeError('ours'))
  expect(createCheckout).not.toHaveBeenCalled()
  expect(lines()).toEqual([notChecked, 'payment=not_sold The price is $9.'])
  expect(await buy()).toBe(page)
})

test('the check is repeated until the provider answers, and not after that, nor once closed', async () => {
  const every = vi.spyOn(globalThis, 'setInterval')
  const stopped = vi.spyOn(globalThis, 'clearInterval')
  const { checkPrices, close, lines } = await selling([away(), away(), null], 60_000)
  const [[look, milliseconds]] = every.mock.calls
  const timer = every.mock.results[0].value as NodeJS.Timeout
  expect([milliseconds, timer.hasRef()]).toEqual([60_000, false])
  ;(look as () => void)()
  await vi.waitFor(() => expect(checkPrices).toHaveBeenCalledTimes(2))
  expect(stopped).not.toHaveBeenCalledWith(timer)
  ;(look as () => void)()
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledExactlyOnceWith(timer))
  close()
  expect(stopped).toHaveBeenCalledTimes(2)
  expect(lines()).toEqual([notChecked])
})
