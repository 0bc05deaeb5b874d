export { bar, cover } from './cover.ts'
export { createMasking, type Masking, passesUnmasked } from './masking.ts'
export { type LabelWords, lettersOf } from './person-labels.ts'
export { withoutNumbers } from './pseudonyms.ts'
