import type { ModelAsked, ModelSaid } from './lent-local-models.ts'
import type { Ollama } from './ollama.ts'

interface ModelPort {
  postMessage(message: ModelSaid): void
  hear(listener: (asked: ModelAsked) => void): void
  /** Called when the caller is gone. */
  ended?(hear: () => void): void
}

/** Answers the holder of a port to the models. @param failed called when one of them did not continue. */
export function serveLocalModel(port: ModelPort, ollama: Pick<Ollama, 'chat'>, failed: () => void): void {
  const running = new Map<number, AbortController>()

  async function answer({ id, model, request }: Extract<ModelAsked, { model: string }>): Promise<void> {
    const aborter = new AbortController()
    running.set(id, aborter)
    try {
      for await (const piece of ollama.chat(model, { ...request, signal: aborter.signal })) port.postMessage({ id, piece })
      port.postMessage({ id, ended: true })
    } catch {
      if (!aborter.signal.aborted) failed()
      port.postMessage({ id, failed: true })
    } finally {
      running.delete(id)
    }
  }

  // Nobody reads on: the model need not write on.
  port.ended?.(() => {
    for (const aborter of running.values()) aborter.abort()
  })
  port.hear((asked) => {
    if ('abort' in asked) running.get(asked.id)?.abort()
    else void answer(asked)
  })
}
