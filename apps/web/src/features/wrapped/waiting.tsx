import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { sayWrapped } from '#messages/wrapped/index.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The screen's layout while the chat is opened from the copy on this device. */
export function Waiting() {
  return (
    <OpeningPage title={sayWrapped.title} waiting={sayWrapped.waiting}>
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-[32rem]" />
    </OpeningPage>
  )
}
