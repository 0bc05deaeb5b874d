import { invalid } from './fault.ts'
import { found, type State } from './state.ts'

const deepest = 4

/**
 * An object as it is sent: a copy in which each path of `paths`, `subscription.latest_invoice`, is not an id but the object.
 * What belongs to an object and is sent only when asked for, a session's line items, is put in the same way.
 */
export function expanded(state: State, object: object, paths: readonly string[]): object {
  const copy = structuredClone(object)
  for (const [i, path] of paths.entries()) {
    const names = path.split('.')
    if (names.length > deepest) throw invalid(`You cannot expand more than ${deepest} levels of a property`, `expand[${i}]`)
    expand(state, copy, names, () => invalid(`This property cannot be expanded (${path}).`, `expand[${i}]`))
  }
  return copy
}

function expand(state: State, object: object, [name, ...rest]: string[], refuse: () => Error): void {
  if (name === undefined) return
  if (Array.isArray(object)) {
    for (const each of object) expand(state, each, [name, ...rest], refuse)
    return
  }
  const fields = object as Record<string, unknown>
  const held = belonging(state, fields, name)
  if (held !== undefined) fields[name] = structuredClone(held)
  const value = fields[name]
  if (value === undefined) throw refuse()
  if (value === null) return
  if (typeof value === 'object') {
    // A list's `data`, or what came with it: only what is within is still to be expanded.
    if (rest.length === 0 && held === undefined && !('id' in value)) throw refuse()
    expand(state, value, rest, refuse)
    return
  }
  const target = typeof value === 'string' ? objectOf(state, value) : undefined
  if (target === undefined) throw refuse()
  const copy = structuredClone(target)
  fields[name] = copy
  expand(state, copy, rest, refuse)
}

/** What is sent with an object only where it is asked for. */
function belonging(state: State, { object, id }: Record<string, unknown>, name: string): object | undefined {
  if (typeof id !== 'string') return undefined
  if (object === 'checkout.session' && name === 'line_items') return whole(state.lineItems[id], `/v1/checkout/sessions/${id}/line_items`)
  if (object === 'invoice' && name === 'payments')
    return whole(
      Object.values(state.invoicePayments).filter(({ invoice }) => invoice === id),
      `/v1/invoice_payments?invoice=${id}`,
    )
  if (object === 'charge' && name === 'refunds')
    return whole(
      Object.values(state.refunds).filter(({ charge }) => charge === id),
      `/v1/charges/${id}/refunds`,
    )
  return undefined
}

const whole = (data: object[], url: string): object => ({ object: 'list', data, has_more: false, url })

function objectOf(state: State, id: string): object | undefined {
  const { sessions, customers, subscriptions, invoices, paymentIntents, charges, prices } = state
  for (const table of [sessions, customers, subscriptions, invoices, paymentIntents, charges, prices]) {
    const object = found<object>(table, id)
    if (object) return object
  }
  return undefined
}
