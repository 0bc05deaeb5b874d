import type { UploadAnswer } from '@convostat/api'
import { useSavedKind, useStorage } from '#data/chat/storage.ts'
import { useStored } from '#data/chat/stored.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { sayStorage } from '#messages/storage/index.ts'
import { Banner } from '#ui/banner.tsx'

/** That this chat, or a new one, is not kept, and why; nothing where chats are kept. */
export function NotKept({ chat }: { chat: UploadAnswer }) {
  const { kind, trouble } = useStorage()
  const { stored, stored_problem: problem } = useStored(chat)
  const saved = useSavedKind()
  // This chat may be one of those on the device.
  if (trouble) return <Banner kind="warning">{sayStorage.trouble[trouble].short}</Banner>
  if (kind === 'memory' || problem?.code === 'storage_denied')
    return saved === 'device' ? (
      <Banner kind="warning" title={sayStorage.chatsNotKept}>
        <p>{sayStorage.chatsNotKeptWhy}</p>
      </Banner>
    ) : (
      <Banner kind="warning" title={sayStorage.nothingKept}>
        <p>{sayStorage.nothingKeptWhy}</p>
      </Banner>
    )
  if (stored !== 'failed') return null
  return problem?.code === 'storage_full' ? (
    <Banner kind="warning">{failureSentence({ ...problem, code: 'storage_full' })}</Banner>
  ) : (
    <Banner kind="note">{sayDashboard.notSaved}</Banner>
  )
}
