export { type FoundMessage, findSaved, type SavedMessage } from './find-saved.ts'
export { otherTimes } from './other-times.ts'
