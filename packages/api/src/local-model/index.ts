export type { LocalModelReason } from '../shapes/ask.ts'
export { type InstalledModel, type LocalModelStatus, type LocalModels, noLocalModels, unavailable } from './local-models.ts'
export { serveLocalModel } from './serve-local-model.ts'
