import { ollama, serveLocalModel, usualAddress } from '@convostat/api/connect-local-model'
import type { LocalModelStatus } from '@convostat/api/local-model'
import type { LoopbackAsked, LoopbackSaid } from '#data/local-model/worker-messages.ts'

/**
 * Talks to the local model. Of all scripts here it is the only one whose response lets it reach anything but our own server:
 * the address of Ollama on this computer, and nothing else. The page starts it once the reader has switched the local model
 * on, and ends it when they switch it off.
 */
const models = ollama({
  fetch: (...given) => fetch(...given),
  // The answer stays hidden from us, but not that there was one.
  answers: (signal) =>
    fetch(`${usualAddress}/api/version`, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
      () => true,
      () => false,
    ),
})
/** The look under way. A newer one ends it, as a browser opens only a few connections to one address. */
let looking = new AbortController()
const tell = (said: LoopbackSaid) => postMessage(said)

addEventListener('message', ({ data }: MessageEvent<LoopbackAsked>) => {
  if ('check' in data) {
    const { check, isPatient, wished } = data
    looking.abort()
    looking = new AbortController()
    const found = (status: LocalModelStatus) => tell({ check, status, isPart: true })
    void models.check(looking.signal, { wished, listMs: isPatient ? 120_000 : 8_000, found }).then(
      (status) => tell({ check, status }),
      () => tell({ check, status: null }),
    )
    return
  }
  const { lent } = data
  serveLocalModel(
    {
      postMessage: (said) => lent.postMessage(said),
      hear: (listener) => lent.addEventListener('message', (event) => listener(event.data)),
      ended: (hear) => lent.addEventListener('close', hear),
    },
    models,
    () => tell({ failed: true }),
  )
  lent.start()
})
