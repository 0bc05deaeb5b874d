import type Stripe from 'stripe'
import type { Clock } from './clock.ts'
import type { Tell } from './events.ts'
import { invalid, noSuch } from './fault.ts'
import * as make from './objects/index.ts'
import { found, idIn, type State } from './state.ts'

export interface PaymentParts {
  state: State
  clock: Clock
  tell: Tell
  livemode: boolean
}

/** How an invoice is paid: immediately, refused, or on its way. */
export type Paying = 'succeeded' | 'failed' | 'pending'

/** Invoices and the money for them, there and back. */
export function payments({ state, clock, tell, livemode }: PaymentParts) {
  const made = () => ({ now: clock.now(), livemode })

  /** The invoice of a period, open. */
  function bill(of: Stripe.Subscription, wish: Pick<make.InvoiceWish, 'reason' | 'amount' | 'start' | 'end'>): Stripe.Invoice {
    const customer = state.customers[idIn(of.customer)]
    const number = Object.keys(state.invoices).length + 1
    const invoice = make.invoice({ ...wish, subscription: of, customer, number }, made())
    state.invoices[invoice.id] = invoice
    of.latest_invoice = invoice.id
    tell('invoice.created', invoice)
    tell('invoice.finalized', invoice)
    return invoice
  }

  /** Tries to take the money for an open invoice. One of nothing is paid as it is. */
  function pay(invoice: Stripe.Invoice, how: Paying): void {
    invoice.attempted = true
    invoice.attempt_count++
    if (invoice.amount_due === 0) {
      settle(invoice)
      return
    }
    const before = Object.values(state.invoicePayments).find((payment) => payment.invoice === invoice.id)
    const intent = before ? state.paymentIntents[idIn(before.payment.payment_intent)] : newIntent(invoice)
    const payment = before ?? newPayment(invoice, intent)
    const payer = { email: invoice.customer_email, name: invoice.customer_name }
    const charge = make.charge(intent, payer, how, made())
    state.charges[charge.id] = charge
    intent.latest_charge = charge.id
    if (how === 'succeeded') succeed(invoice, payment, intent, charge)
    else if (how === 'failed') fail(invoice, intent, charge)
    else {
      intent.status = 'processing'
      tell('charge.pending', charge)
      tell('payment_intent.processing', intent)
    }
  }

  /** What was on its way has come, or has not. */
  function arrive(invoice: Stripe.Invoice, has: 'succeeded' | 'failed'): void {
    const payment = Object.values(state.invoicePayments).find((each) => each.invoice === invoice.id)
    if (!payment) throw invalid('Nothing is on its way for this invoice.')
    const intent = state.paymentIntents[idIn(payment.payment.payment_intent)]
    const charge = state.charges[idIn(intent.latest_charge)]
    charge.status = has
    charge.paid = has === 'succeeded'
    charge.captured = charge.paid
    charge.amount_captured = charge.paid ? charge.amount : 0
    if (has === 'succeeded') succeed(invoice, payment, intent, charge)
    else fail(invoice, intent, charge)
  }

  function newIntent(invoice: Stripe.Invoice): Stripe.PaymentIntent {
    const { amount_due: amount, currency } = invoice
    const intent = make.paymentIntent({ amount, currency, customer: idIn(invoice.customer) }, made())
    state.paymentIntents[intent.id] = intent
    return intent
  }

  function newPayment(invoice: Stripe.Invoice, intent: Stripe.PaymentIntent): Stripe.InvoicePayment {
    const payment = make.invoicePayment(invoice, intent.id, made())
    state.invoicePayments[payment.id] = payment
    return payment
  }

  function succeed(invoice: Stripe.Invoice, payment: Stripe.InvoicePayment, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.last_payment_error = null
    payment.status = 'paid'
    payment.amount_paid = payment.amount_requested
    payment.status_transitions.paid_at = clock.now()
    tell('charge.succeeded', charge)
    tell('payment_intent.succeeded', intent)
    settle(invoice)
  }

  function settle(invoice: Stripe.Invoice): void {
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.amount_remaining = 0
    invoice.next_payment_attempt = null
    invoice.status_transitions.paid_at = clock.now()
    tell('invoice.paid', invoice)
    tell('invoice.payment_succeeded', invoice)
  }

  function fail(invoice: Stripe.Invoice, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
    intent.status = 'requires_payment_method'
    tell('charge.failed', charge)
    tell('payment_intent.payment_failed', intent)
    tell('invoice.payment_failed', invoice)
  }

  /** Gives a charge back, all of it or a part. */
  function refund(id: string, wish: { amount?: number; reason?: Stripe.Refund.Reason; metadata?: Stripe.Metadata }): Stripe.Refund {
    const charge = found(state.charges, id)
    if (!charge) throw noSuch('charge', id, 'charge', 400)
    const left = charge.amount_captured - charge.amount_refunded
    if (left === 0) throw invalid(`Charge ${id} has already been refunded.`, 'charge', 'charge_already_refunded')
    const amount = wish.amount ?? left
    if (amount < 1 || amount > left)
      throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount')
    const refund = make.refund(charge, amount, wish.reason ?? null, wish.metadata ?? {}, clock.now())
    state.refunds[refund.id] = refund
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    tell('charge.refunded', charge)
    tell('refund.created', refund)
    return refund
  }

  /** The buyer's bank asks for the money back. */
  function dispute(id: string): Stripe.Dispute {
    const charge = found(state.charges, id)
    if (!charge) throw noSuch('charge', id, 'charge', 400)
    if (charge.disputed) throw invalid(`Charge ${id} was disputed before.`, 'charge')
    const dispute = make.dispute(charge, made())
    state.disputes[dispute.id] = dispute
    charge.disputed = true
    tell('charge.dispute.created', dispute)
    tell('charge.dispute.funds_withdrawn', dispute)
    return dispute
  }

  function closeDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = found(state.disputes, id)
    if (!dispute) throw noSuch('dispute', id, 'dispute')
    dispute.status = status
    dispute.evidence_details.due_by = null
    if (status === 'won') tell('charge.dispute.funds_reinstated', dispute)
    tell('charge.dispute.closed', dispute)
  }

  /** A card that is refused before anyone is a customer. */
  function decline(session: Stripe.Checkout.Session, payer: make.Payer): void {
    const { amount_total: amount, currency } = session
    const intent = make.paymentIntent({ amount: amount ?? 0, currency: currency ?? '', customer: null }, made())
    const charge = make.charge(intent, payer, 'failed', made())
    intent.latest_charge = charge.id
    state.paymentIntents[intent.id] = intent
    state.charges[charge.id] = charge
    tell('charge.failed', charge)
    tell('payment_intent.payment_failed', intent)
  }

  return { bill, pay, arrive, refund, dispute, closeDispute, decline }
}
export type Payments = ReturnType<typeof payments>
