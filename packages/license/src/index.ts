export * from './plans.ts'
export * from './status.ts'
