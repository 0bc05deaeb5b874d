import { type InstalledModel, type LocalModelStatus, type LocalModels, unavailable } from './local-models.ts'
import { localModel, type Ollama } from './ollama.ts'

/** So long what was seen counts, in milliseconds: several calls in a row look once. */
const FRESH = 3000
/** A look waits so long, in milliseconds. */
const PATIENCE = 5000

/** The models of this very computer, asked by this process itself. */
export function ownLocalModels(ollama: Ollama, now: () => number = Date.now): LocalModels {
  let seen: { at: number; status: Promise<LocalModelStatus> } | null = null

  const look = (wished?: string): Promise<LocalModelStatus> =>
    ollama.check(AbortSignal.timeout(PATIENCE), wished).catch(() => unavailable('not_running'))

  function status(): Promise<LocalModelStatus> {
    if (!seen || now() - seen.at > FRESH) seen = { at: now(), status: look() }
    return seen.status
  }

  return {
    status,
    async model(name) {
      const { model, models, left = 0 } = await status()
      if (name === undefined) return model && localModel(ollama, model)
      const isNamed = (each: InstalledModel): boolean => each.name === name
      // One of those that are too many to be listed.
      const others = left > 0 && !models.some(isNamed) ? await look(name) : null
      const chosen = (others?.models ?? models).find(isNamed)
      return chosen ? localModel(ollama, chosen) : null
    },
  }
}
