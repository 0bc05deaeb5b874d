// The provider's objects as they come over the wire, every field of them: a type of the library that gains one does not
// compile here. What we neither ask for nor read is as it is in an account that uses nothing of it.
export * from './checkout-session.ts'
export * from './customer.ts'
export * from './dispute.ts'
export * from './invoice.ts'
export * from './list.ts'
export * from './made.ts'
export * from './payment.ts'
export * from './portal-session.ts'
export * from './price.ts'
export * from './subscription.ts'
