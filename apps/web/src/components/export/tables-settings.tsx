import { UploadTitle } from '#components/uploads/upload-title.tsx'
import { useChat } from '#data/chat/open-chat.ts'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { sayTables } from './messages/tables/index.ts'
import { TablesForm } from './tables-form.tsx'

const words = sayTables

/** In the settings: the chat this tab looks at, as tables and as JSON; nothing without one. */
export function TablesSettings() {
  const { data: chat, fetchStatus } = useChat()
  if (!chat && fetchStatus === 'idle') return null
  return (
    <Section title={words.title} about={words.lead}>
      {chat ? (
        <>
          <p className="mt-2 font-semibold">
            <UploadTitle of={chat.import} />
          </p>
          <div className="mt-3 space-y-4">
            <TablesForm key={chat.upload_id} chat={chat} />
          </div>
        </>
      ) : (
        <Skeleton className="mt-2 h-48" />
      )}
    </Section>
  )
}
