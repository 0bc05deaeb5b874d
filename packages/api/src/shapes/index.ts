/** The shapes the calls take and answer with. JSON names are for good: fields may be added, never renamed. */
export * from './figures.ts'
export * from './filter.ts'
export * from './history.ts'
export * from './license.ts'
export * from './milestones.ts'
export * from './search.ts'
export * from './uploads.ts'
export * from './values.ts'
