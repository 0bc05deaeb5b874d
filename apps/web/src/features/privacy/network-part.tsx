import { Wifi, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { engine } from '#data/client/engine.ts'
import { type Keeping, keepAppAgain, useKeeping } from '#data/offline/service-worker-state.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { sayProof } from './messages/index.ts'
import { Part } from './part.tsx'

const { network: words } = sayProof
const { offline } = say

/** Whether there is a network now, what to do without one, and whether the app opens without. */
export function NetworkPart() {
  const isOnline = useOnline()
  const keeping = useKeeping()
  const isHere = engine.kind === 'browser'
  const Icon = isOnline ? Wifi : WifiOff
  return (
    <Part title={isHere ? words.title : offline.title}>
      <p role="status" className="mt-2 flex items-start gap-2 font-semibold">
        <Icon className="mt-[0.2em] size-4 shrink-0" aria-hidden="true" />
        {isOnline ? words.online : isHere ? words.offline : words.offlineServer}
      </p>
      {isHere && (
        <ol className="mt-3 space-y-2">
          {words.steps.map((step, place) => (
            <li key={step} className="grid grid-cols-[1.75rem_1fr] items-baseline">
              <span aria-hidden="true" className="display figures text-xl text-wax">
                {format.count(place + 1)}
              </span>
              <span className="text-ink-soft">{step}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-3 text-ink-soft [overflow-wrap:anywhere]">{sentenceOf(keeping)}</p>
      {keeping.state === 'unwanted' && (
        <Button kind="outline" size="small" className="mt-2" onClick={() => void keepAppAgain().catch(() => undefined)}>
          {offline.keep}
        </Button>
      )}
    </Part>
  )
}

/** What is said of what is kept. */
function sentenceOf(keeping: Keeping): string {
  if (engine.kind === 'server') return offline.server({ host: engine.host })
  if (keeping.state === 'keeping') return offline.keeping({ done: format.count(keeping.done), of: format.count(keeping.of) })
  if (keeping.state === 'failed') return keeping.why === 'full' ? offline.full : offline.failed
  return offline[keeping.state]
}

function listen(hear: () => void): () => void {
  addEventListener('online', hear)
  addEventListener('offline', hear)
  return () => {
    removeEventListener('online', hear)
    removeEventListener('offline', hear)
  }
}

/** Whether the browser thinks that there is a network. */
const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine)
