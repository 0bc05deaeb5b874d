import type { UploadAnswer } from '@convostat/api'
import { RecentList } from './recent-list.tsx'

/** The chats that are kept; the one chosen takes this one's place. */
export function RecentUploads({ chat }: { chat?: UploadAnswer }) {
  return <RecentList chat={chat} onOpened={toTheTop} />
}

function toTheTop(): void {
  scrollTo({ top: 0 })
  document.getElementById('content')?.focus({ preventScroll: true })
}
