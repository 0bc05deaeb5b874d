import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { sayAsk } from './messages/index.ts'

/** The screen's layout while the chat is opened from the copy on this device. */
export function Waiting() {
  return (
    <OpeningPage title={sayAsk.title} waiting={sayAsk.waiting}>
      <Skeleton className="h-14" />
      <Skeleton className="h-72" />
    </OpeningPage>
  )
}
