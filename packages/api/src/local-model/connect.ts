/** For code that may reach the local model: a script of the browser with its own policy, and programs on this computer. */
export { ollama, usualAddress } from './ollama.ts'
export { ownLocalModels } from './own-local-models.ts'
export { serveLocalModel } from './serve-local-model.ts'
