import type { Subscription } from '#payments/provider.ts'

/** A monthly subscription whose first period was just paid. */
export const paidMonth = (from: number, to: number, changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  livemode: false,
  status: 'active',
  orderId: 'ord_1',
  customerId: 'cus_1',
  plan: 'monthly',
  periodEnd: to,
  paidUntil: to,
  cancelAt: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
  paidInvoices: 1,
  firstPaidAt: from,
  lastPaidAt: from,
  refunded: false,
  disputed: null,
  ...changes,
})
