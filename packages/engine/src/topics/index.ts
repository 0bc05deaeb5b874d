export { type Topic, type Topics, topics } from './topics.ts'
