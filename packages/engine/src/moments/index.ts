export { type Moment, type MomentFacts, type MomentKind, momentKinds, mostParticipants } from './moment.ts'
export { moments } from './moments.ts'
