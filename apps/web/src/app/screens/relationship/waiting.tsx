import { useOpening } from '../../../data/current.ts'
import { say } from '../../../messages/index.ts'
import { ProgressBar } from '../../../ui/progress.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Page } from './page.tsx'

/** The screen's layout while the chat is opened from the copy on this device. */
export function Waiting() {
  const progress = useOpening()
  return (
    <Page>
      <div className="space-y-6">
        <h1 className="display text-4xl sm:text-5xl">{say.relationship.title}</h1>
        <p role="status" className="sr-only">
          {say.relationship.waiting}
        </p>
        {progress && (
          <div className="late max-w-xl">
            <ProgressBar {...progress} />
          </div>
        )}
        <Skeleton className="h-14" />
      </div>
      <Skeleton className="h-56" />
      <Skeleton className="h-72" />
    </Page>
  )
}
