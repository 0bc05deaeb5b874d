import type { UploadAnswer } from '@convostat/api'
import { useStorage } from '../data/storage.ts'
import { useStored } from '../data/stored.ts'
import { say } from '../messages/index.ts'
import { Banner } from '../ui/banner.tsx'

/** That this chat is shown but not kept, and why; nothing where it is kept. */
export function NotKept({ chat }: { chat: UploadAnswer }) {
  const { kind } = useStorage()
  const { stored, stored_problem: problem } = useStored(chat)
  if (kind === 'memory' || problem?.code === 'storage_denied') return <Banner kind="warning">{say.storage.nothingKept}</Banner>
  if (stored !== 'failed') return null
  return problem?.code === 'storage_full' ? (
    <Banner kind="warning">{say.told.failure({ code: 'storage_full', detail: problem.detail })}</Banner>
  ) : (
    <Banner kind="note">{say.dashboard.notSaved}</Banner>
  )
}
