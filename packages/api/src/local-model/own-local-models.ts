import { type InstalledModel, type LocalModelStatus, type LocalModels, unavailable } from './local-models.ts'
import { localModel, type Ollama } from './ollama.ts'

/** How long a result is reused, in milliseconds: several calls in a row look once. */
const FRESH = 3000
/** The list of models is waited for this long, and the models themselves, in milliseconds. Those that answer later are used later. */
const LIST_MS = 4000
const PATIENCE = 5000

interface Look {
  /** When it ended; null while it continues. */
  endedAt: number | null
  status: LocalModelStatus
  /** It is over, or was waited for long enough. */
  enough: Promise<unknown>
}

/** The models of this very computer, asked by this process itself. */
export function ownLocalModels(ollama: Ollama, now: () => number = Date.now): LocalModels {
  let seen: Look | null = null

  function look(wished?: string): Look {
    const begun: Look = { endedAt: null, status: unavailable('models_failed'), enough: Promise.resolve() }
    const found = (status: LocalModelStatus) => {
      begun.status = status
    }
    const whole = ollama
      .check(new AbortController().signal, { wished, listMs: LIST_MS, found })
      .catch(() => unavailable('not_running'))
      .then((status) => {
        found(status)
        begun.endedAt = now()
      })
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE)
    })
    begun.enough = Promise.race([whole, patience]).finally(() => clearTimeout(timer))
    return begun
  }

  async function lookNow(): Promise<Look> {
    if (!seen || (seen.endedAt !== null && now() - seen.endedAt > FRESH)) seen = look()
    const current = seen
    await current.enough
    return current
  }

  return {
    status: async () => (await lookNow()).status,
    async model(name) {
      const { status, endedAt } = await lookNow()
      const { model, models, left = 0 } = status
      if (name === undefined) return model && localModel(ollama, model)
      const isNamed = (each: InstalledModel): boolean => each.name === name
      const found = models.find(isNamed)
      if (found) return localModel(ollama, found)
      // One of those that are too many to be listed, or that has not been asked yet.
      if (endedAt !== null && left === 0) return null
      const others = look(name)
      await others.enough
      const chosen = others.status.models.find(isNamed)
      return chosen ? localModel(ollama, chosen) : null
    },
  }
}
