import type { UploadAnswer } from '@convostat/api'
import { WithChat } from '#components/uploads/with-chat.tsx'
import { useMasked } from '#data/masking/masked.ts'
import { saySearch } from '#messages/search/index.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ReadChat } from './read-chat.tsx'

const { conversation: words } = saySearch

/** A chat to read from end to end. */
export function Conversation() {
  return <WithChat waiting={<Opening />}>{(chat) => <Whole chat={chat} />}</WithChat>
}

/** What is on the page is asked for again where people have other names, or the app is masked. */
function Whole({ chat }: { chat: UploadAnswer }) {
  const isMasked = useMasked()
  const names = JSON.stringify(chat.people.map(({ name, names, hidden }) => [name, names.length, hidden]))
  return <ReadChat key={`${chat.upload_id} ${isMasked} ${names}`} chat={chat} />
}

/** The layout while the chat is opened from its copy. */
function Opening() {
  return (
    <div role="status" aria-label={words.opening} className="mx-auto max-w-[55rem] space-y-2 px-4 pt-2 sm:space-y-4 sm:px-8 sm:pt-6">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-10 sm:h-16" />
      <Skeleton className="h-11 max-sm:hidden" />
    </div>
  )
}
