import type { AiStatus } from '@convostat/api'
import { useSyncExternalStore } from 'react'
import { sayAsk } from '../../../messages/say/ask.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

const { server: words } = sayAsk.local

interface ServerAiProps {
  status: AiStatus
  host: string
}

/** The model on the server that reads the chats: it is asked where the reader says so. */
export function ServerAi({ status, host }: ServerAiProps) {
  const isOn = useServerModel()
  if (!status.available || status.model === null) return <p className="text-base text-ink-faint">{words.off(host)}</p>
  return (
    <Checkbox isChecked={isOn} onChange={setServerModel}>
      {words.on(status.model, host)}
    </Checkbox>
  )
}

const key = 'convostat-server-model'
const changed = 'convostat-server-model'
/** Where storage is denied it lasts as long as the page. */
let unstored = false

function setServerModel(isOn: boolean): void {
  unstored = isOn
  try {
    if (isOn) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // It is on until the page is left.
  }
  dispatchEvent(new Event(changed))
}

function isServerModelOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return unstored
  }
}

function listen(hear: () => void): () => void {
  addEventListener(changed, hear)
  return () => removeEventListener(changed, hear)
}

/** Whether the reader lets it answer. */
export const useServerModel = (): boolean => useSyncExternalStore(listen, isServerModelOn)
