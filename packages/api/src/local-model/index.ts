export type { LocalModelReason } from '#shapes/ask.ts'
export type { InstalledModel, LocalModelStatus, LocalModels } from './local-models.ts'
