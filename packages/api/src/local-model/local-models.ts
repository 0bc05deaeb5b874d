import type { LocalModel } from '@convostat/ask'
import type { LocalModelReason } from '#shapes/ask.ts'

/** One model that is installed and runs on this computer. */
export interface InstalledModel {
  readonly name: string
  /** How many tokens it can take in at most. */
  readonly contextLength: number
  readonly hasTools: boolean
}

export interface LocalModelStatus {
  /** The one that is asked; null where none is available. */
  readonly model: InstalledModel | null
  readonly models: readonly InstalledModel[]
  /** Why none is available; null where one is. */
  readonly reason: LocalModelReason | null
  /** Models that are installed and could not be opened. */
  readonly failed?: readonly string[]
  /** Models that are installed and did not answer in time. */
  readonly unanswered?: readonly string[]
  /** How many more are installed that were not looked at. */
  readonly left?: number
}

/** The models of the reader's computer, however the host reaches them. */
export interface LocalModels {
  status(signal?: AbortSignal): Promise<LocalModelStatus>
  /** The chosen model, or the one of this name; null where there is none. */
  model(name?: string, signal?: AbortSignal): Promise<LocalModel | null>
}

export const unavailable = (reason: LocalModelReason): LocalModelStatus => ({ model: null, models: [], reason })

/** Where there are none. */
export const noLocalModels = (reason: LocalModelReason = 'switched_off'): LocalModels => ({
  status: async () => unavailable(reason),
  model: async () => null,
})
