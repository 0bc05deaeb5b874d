/** The values that the shapes of figures and calls are made of. */
export * from './asked.ts'
export * from './by-name.ts'
export * from './feelings.ts'
export * from './filter.ts'
export * from './holds.ts'
export * from './message-shown.ts'
export * from './plotly.ts'
export * from './values.ts'
