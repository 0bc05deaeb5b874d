export { endpoints } from './endpoints.ts'
export {
  type Deliver,
  type FakeStripe,
  type FakeStripeOptions,
  type Fault,
  type FaultKind,
  fakeStripe,
  type PriceWish,
} from './fake-stripe.ts'
export { StripeFault } from './fault.ts'
export type { Fields, Reader } from './parameters.ts'
export { emptyState, found, idIn, type State } from './state.ts'
export { signatureOf } from './webhooks.ts'
