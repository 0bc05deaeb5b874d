import { OpeningPage } from '#components/uploads/opening-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { sayWords } from './messages/index.ts'

/** The screen's layout while the chat is opened from the copy on this device. */
export function Waiting() {
  return (
    <OpeningPage title={sayWords.title} waiting={sayWords.waiting}>
      <Skeleton className="h-[30rem]" />
      <Skeleton className="h-72" />
    </OpeningPage>
  )
}
