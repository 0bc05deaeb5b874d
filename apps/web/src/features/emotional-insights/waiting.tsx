import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The screen's layout while the chat is opened from the copy on this device. */
export function Waiting() {
  return (
    <OpeningPage title={sayEmotionalInsights.title} waiting={sayEmotionalInsights.waiting}>
      <Skeleton className="h-40" />
      <Skeleton className="h-80" />
    </OpeningPage>
  )
}
