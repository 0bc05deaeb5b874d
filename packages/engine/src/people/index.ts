export { chatMark, likeness, type MarkedChat } from './chat-identity.ts'
export { type MergeReason, type MergeSuggestion, mergeSuggestions } from './merge-suggestions.ts'
export { namesInFile, type PeopleEdits, shownName, withPeople } from './with-people.ts'
export { type ToldMessage, writtenBy } from './written-by.ts'
