export * from './slide.ts'
export { type WrappedAsked, wrapped } from './wrapped.ts'
