import { useId } from 'react'
import { useChat } from '../data/current.ts'
import { say } from '../messages/index.ts'
import { UploadTitle } from '../uploads/upload-title.tsx'
import { TablesForm } from './tables-form.tsx'

const { tables: words } = say

/** In the settings: the chat this tab looks at, as tables and as JSON; nothing without one. */
export function TablesSettings() {
  const title = useId()
  const { data: chat } = useChat()
  if (!chat) return null
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="display text-2xl">
        {words.title}
      </h2>
      <p className="mt-1 max-w-[42rem] text-base text-ink-faint">{words.lead}</p>
      <p className="mt-2 font-semibold">
        <UploadTitle of={chat.import} />
      </p>
      <div className="mt-3 space-y-4">
        <TablesForm key={chat.upload_id} chat={chat} />
      </div>
    </section>
  )
}
