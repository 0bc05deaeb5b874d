import type { UploadAnswer } from '@convostat/api'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { Banner } from '#ui/banner.tsx'
import { ProWays } from '#ui/upgrade-links.tsx'

/** That only the most recent messages were analyzed, and what that means for the screen; nothing where all were. */
export function Truncated({ chat, meaning }: { chat: UploadAnswer; meaning: (limit: number) => string }) {
  const { was_truncated: wasTruncated, message_limit: limit, original_message_count: messages } = chat
  if (!wasTruncated || limit === null) return null
  return (
    <Banner kind="warning">
      <p>{sayDashboard.truncated({ limit, messages })}</p>
      <p>{meaning(limit)}</p>
      <ProWays isSmall />
    </Banner>
  )
}
