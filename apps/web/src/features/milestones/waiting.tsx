import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { sayMilestones } from '#messages/milestones/index.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The screen's layout while the chat is opened from the copy on this device. */
export function Waiting() {
  return (
    <OpeningPage title={sayMilestones.title} waiting={sayMilestones.waiting}>
      <Skeleton className="h-72" />
    </OpeningPage>
  )
}
