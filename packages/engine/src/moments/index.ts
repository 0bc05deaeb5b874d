export { type Moment, type MomentFacts, type MomentKind, momentKinds } from './moment.ts'
export { moments } from './moments.ts'
