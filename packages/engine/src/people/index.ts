export { chatMark, likeness, type MarkedChat } from './chat-mark.ts'
export { type MergeReason, type MergeSuggestion, mergeSuggestions } from './merge-suggestions.ts'
export { namesInFile, type PeopleEdits, withPeople } from './with-people.ts'
