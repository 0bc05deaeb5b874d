import type { AiStatus } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { local } from '#platform/local.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { sayAsk } from './messages/index.ts'

const { server: words } = sayAsk.local

interface ServerAiProps {
  status: AiStatus
  host: string
}

/** The model on the server that reads the chats: it is asked where the reader says so. */
export function ServerAi({ status, host }: ServerAiProps) {
  const isOn = useServerModel()
  if (!status.available || status.model === null) return <p className="text-base text-ink-faint">{words.off({ host })}</p>
  return (
    <Checkbox isChecked={isOn} onChange={setServerModel}>
      {words.on({ model: status.model, host })}
    </Checkbox>
  )
}

const key = 'convostat-server-model'
const changed = 'convostat-server-model'

function setServerModel(isOn: boolean): void {
  if (isOn) local.set(key, 'on')
  else local.remove(key)
  dispatchEvent(new Event(changed))
}

const isServerModelOn = (): boolean => local.get(key) === 'on'

function listen(hear: () => void): () => void {
  addEventListener(changed, hear)
  return () => removeEventListener(changed, hear)
}

/** Whether the reader lets it answer. */
export const useServerModel = (): boolean => useSyncExternalStore(listen, isServerModelOn)
