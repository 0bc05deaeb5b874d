import type { Plan, UploadAnswer } from '@convostat/api'
import { plans } from '@convostat/license'
import type { QueryClient } from '@tanstack/react-query'
import { openedChat, reopenChat } from '#data/chat/open-chat.ts'
import { licenseQuery } from './license.ts'

/** The chat in view is another part of the whole since a license came or ended. */
export interface ChatRecut {
  plan: Plan
  /** How many messages are analyzed now, and how many there are. */
  messages: number
  of: number
}

/**
 * Whether an open chat was cut for another plan than one has now: more or less of it should be read.
 */
export function isCutForAnother({ message_limit: limit, original_message_count: count }: UploadAnswer, plan: Plan): boolean {
  const { messageLimit } = plans[plan]
  if (limit === messageLimit) return false
  return count > Math.min(limit ?? count, messageLimit ?? count)
}

/**
 * Opens the chat that this tab looks at again, automatically, when a license comes or ends: in full, or cut to what Free
 * analyzes. Progress is shown as for any opening; `hear` is called when it is done.
 */
export function followPlan(queries: QueryClient, hear: (recut: ChatRecut) => void): void {
  /** What was tried last: where that does not help, it is not tried forever. */
  let tried = ''
  let isReopening = false

  async function look(): Promise<void> {
    const status = queries.getQueryData(licenseQuery.queryKey)
    const chat = openedChat(queries)
    if (!status || !chat || isReopening) return
    const plan: Plan = status.is_pro ? 'pro' : 'free'
    const trying = `${chat.upload_id} ${chat.message_limit} ${plan}`
    if (!isCutForAnother(chat, plan)) {
      tried = ''
      return
    }
    if (trying === tried) return
    tried = trying
    isReopening = true
    try {
      const answer = await reopenChat(queries)
      if (answer) hear({ plan, messages: answer.overview.total_messages, of: answer.original_message_count })
    } finally {
      isReopening = false
    }
    // The license may have come or ended again meanwhile.
    await look()
  }

  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return
    const [kind] = query.queryKey
    // Not from within the cache's own telling.
    if (kind === licenseQuery.queryKey[0] || kind === 'chat') queueMicrotask(() => void look().catch(() => undefined))
  })
}
