import type Stripe from 'stripe'
import { invalid, noSuch } from './fault.ts'
import * as make from './objects/index.ts'
import type { PaymentParts, Payments } from './payments.ts'
import { found, idIn } from './state.ts'
import type { Subscriptions } from './subscriptions.ts'

/** The buyer, as written on the provider's page. */
export interface Buyer {
  email: string
  name: string | null
}

export interface CheckoutWish extends Omit<make.SessionWish, 'amount' | 'currency'> {
  price: Stripe.Price
  quantity: number
  subscription: { metadata: Stripe.Metadata; trialDays: number }
}

/** Checkout sessions: opened by us, paid or left by the buyer. */
export function checkouts(
  { state, clock, tell, livemode }: PaymentParts,
  payments: Payments,
  subscriptions: Subscriptions,
  pageOf: (session: Stripe.Checkout.Session) => string,
) {
  function open({ price, quantity, subscription, ...wish }: CheckoutWish): Stripe.Checkout.Session {
    const item = make.lineItem(price, quantity)
    const amount = subscription.trialDays > 0 ? 0 : item.amount_total
    const session = make.session({ ...wish, amount, currency: price.currency }, { now: clock.now(), livemode })
    session.url = pageOf(session)
    state.sessions[session.id] = session
    state.lineItems[session.id] = [item]
    state.wishes[session.id] = subscription
    return session
  }

  function expect(id: string, status: Stripe.Checkout.Session.Status = 'open'): Stripe.Checkout.Session {
    const session = found(state.sessions, id)
    if (!session) throw noSuch('checkout.session', id, 'session')
    if (session.status !== status) throw invalid(`This Session has the status ${session.status}, and is to be ${status} for that.`)
    return session
  }

  function expire(session: Stripe.Checkout.Session): Stripe.Checkout.Session {
    session.status = 'expired'
    session.url = null
    tell('checkout.session.expired', session)
    return session
  }

  /** Paid immediately, or `isLater` by a bank that takes some days for it. */
  function pay(id: string, buyer: Buyer, { isLater = false } = {}): Stripe.Checkout.Session {
    const session = expect(id)
    const [{ price, quantity }] = state.lineItems[id]
    if (!price) throw invalid('Nothing is sold in this Session.')
    const customer = make.customer(buyer.email, buyer.name, { now: clock.now(), livemode })
    state.customers[customer.id] = customer
    tell('customer.created', customer)
    const wish = { ...state.wishes[id], customer: customer.id, price, quantity: quantity ?? 1 }
    const { subscription, invoice } = subscriptions.begin(wish)
    payments.pay(invoice, isLater ? 'pending' : 'succeeded')
    // It runs while a bank is still at it, as with the provider.
    subscriptions.turn(subscription, wish.trialDays > 0 ? 'trialing' : 'active')
    Object.assign(session, {
      status: 'complete',
      url: null,
      payment_status: paidHow(invoice),
      customer: customer.id,
      customer_details: detailsOf(buyer),
      subscription: subscription.id,
      invoice: invoice.id,
    } satisfies Partial<Stripe.Checkout.Session>)
    tell('checkout.session.completed', session)
    return session
  }

  /** What a bank was still at has come through, or has not; `isOver`: then nobody may pay in another way. */
  function arrive(id: string, has: 'succeeded' | 'failed', { isOver = true } = {}): Stripe.Checkout.Session {
    const session = expect(id, 'complete')
    if (session.payment_status !== 'unpaid') throw invalid('This Session is paid.')
    const subscription = subscriptions.expect(idIn(session.subscription))
    payments.arrive(state.invoices[idIn(session.invoice)], has)
    if (has === 'succeeded') {
      session.payment_status = 'paid'
      tell('checkout.session.async_payment_succeeded', session)
    } else {
      tell('checkout.session.async_payment_failed', session)
      if (isOver) subscriptions.end(subscription, 'payment_failed')
      else subscriptions.turn(subscription, 'past_due')
    }
    return session
  }

  const decline = (id: string, buyer: Buyer): void => payments.decline(expect(id), buyer)

  return { open, expect, expire, pay, arrive, decline }
}
export type Checkouts = ReturnType<typeof checkouts>

function paidHow({ status, amount_due }: Stripe.Invoice): Stripe.Checkout.Session.PaymentStatus {
  if (amount_due === 0) return 'no_payment_required'
  return status === 'paid' ? 'paid' : 'unpaid'
}

const detailsOf = ({ email, name }: Buyer): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
})
