import { type InstalledModel, type LocalModelStatus, type LocalModels, unavailable } from './local-models.ts'
import { localModel, type Ollama } from './ollama.ts'

/** So long what was seen counts, in milliseconds: several calls in a row look once. */
const FRESH = 3000
/** A look waits so long, in milliseconds. */
const PATIENCE = 5000

/** The models of this very computer, asked by this process itself. */
export function ownLocalModels(ollama: Ollama, now: () => number = Date.now): LocalModels {
  let seen: { at: number; status: Promise<LocalModelStatus> } | null = null

  function status(): Promise<LocalModelStatus> {
    if (!seen || now() - seen.at > FRESH) {
      const looking = ollama.check(AbortSignal.timeout(PATIENCE)).catch(() => unavailable('not_running'))
      seen = { at: now(), status: looking }
    }
    return seen.status
  }

  return {
    status,
    async model(name) {
      const { model, models } = await status()
      const chosen: InstalledModel | null = name === undefined ? model : (models.find((each) => each.name === name) ?? null)
      return chosen && localModel(ollama, chosen)
    },
  }
}
