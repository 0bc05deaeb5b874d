import type { LocalModel, ModelPiece, ModelRequest } from '@convostat/ask'
import { type InstalledModel, type LocalModelStatus, type LocalModels, unavailable } from './local-models.ts'

/** Models that someone else reaches: this end may have no network. */
export interface LentLocalModels extends LocalModels {
  /** Their state, whenever it changes. */
  lendStatus(status: unknown): void
  /** A way to them, a port with `serveLocalModel` behind it; null where there no longer is one. */
  lendPort(port: unknown): void
}

/** What is asked over the port, and what is answered: pieces, then the end or what went wrong. */
export type ModelAsked = { id: number; model: string; request: Omit<ModelRequest, 'signal'> } | { id: number; abort: true }
export type ModelSaid = { id: number } & ({ piece: ModelPiece } | { ended: true } | { failed: true })

/** @param wanted says to the page that a connection to them is waited for. */
export function lentLocalModels(wanted: () => void): LentLocalModels {
  let status: LocalModelStatus = unavailable('not_connected')
  let line: MessagePort | null = null
  let coming: ((port: MessagePort | null) => void)[] = []
  const waiting = new Map<number, (said: ModelSaid) => void>()
  let next = 0

  const here = (): Promise<MessagePort | null> =>
    line
      ? Promise.resolve(line)
      : new Promise((resolve) => {
          coming.push(resolve)
          wanted()
        })

  async function* chat(model: string, { signal, ...request }: ModelRequest): AsyncGenerator<ModelPiece, void> {
    const port = await here()
    if (signal.aborted) return
    if (!port) throw new Error('there is no way to the local model')
    const id = next++
    const said: ModelSaid[] = []
    let wake: () => void = () => undefined
    const abort = () => wake()
    waiting.set(id, (each) => {
      said.push(each)
      wake()
    })
    signal.addEventListener('abort', abort)
    port.postMessage({ id, model, request } satisfies ModelAsked)
    let isOver = false
    try {
      while (!signal.aborted) {
        const each = said.shift()
        if (!each) {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
          continue
        }
        isOver = !('piece' in each)
        if ('failed' in each) throw new Error('the local model failed')
        if ('ended' in each) return
        yield each.piece
      }
    } finally {
      waiting.delete(id)
      signal.removeEventListener('abort', abort)
      // A reader that stops wants no more written.
      if (!isOver) port.postMessage({ id, abort: true } satisfies ModelAsked)
    }
  }

  const of = ({ name, contextLength, hasTools }: InstalledModel): LocalModel => ({
    name,
    contextLength,
    hasTools,
    chat: (request) => chat(name, request),
  })

  return {
    lendStatus(value) {
      status = value as LocalModelStatus
    },
    lendPort(port) {
      for (const [id, hear] of waiting) hear({ id, failed: true })
      line = port instanceof MessagePort ? port : null
      line?.addEventListener('message', ({ data }: { data: unknown }) => {
        const said = data as ModelSaid
        waiting.get(said.id)?.(said)
      })
      line?.start()
      for (const settle of coming) settle(line)
      coming = []
    },
    status: async () => status,
    async model(name) {
      const { model, models } = status
      const chosen = name === undefined ? model : (models.find((each) => each.name === name) ?? null)
      return model && chosen && of(chosen)
    },
  }
}
