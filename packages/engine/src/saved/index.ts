export { type FoundMessage, findSaved, rowAtAnyTime, type SavedMessage } from './find-saved.ts'
export { otherTimes } from './other-times.ts'
