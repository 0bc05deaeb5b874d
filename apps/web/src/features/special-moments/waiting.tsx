import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The screen's layout while the chat is opened from the copy on this device. */
export function Waiting() {
  return (
    <OpeningPage title={saySpecialMoments.title} waiting={saySpecialMoments.waiting}>
      <Skeleton className="h-28" />
      <Skeleton className="h-72" />
    </OpeningPage>
  )
}
