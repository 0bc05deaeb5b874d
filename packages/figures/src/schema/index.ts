/** The values that the shapes of figures and calls are made of. */
export * from './by-name.ts'
export * from './filter.ts'
export * from './holds.ts'
export * from './values.ts'
