import { Weaving } from '#components/figure/weaving.tsx'
import { useOpening } from '#data/chat/open-chat.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { Page } from '#ui/page.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The dashboard's layout while the chat is opened from the copy on this device. */
export function Waiting() {
  const progress = useOpening()
  return (
    <Page>
      <div role="status">
        <p className="sr-only">{sayDashboard.opening}</p>
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="mt-4 h-6 w-1/2" />
        <Weaving progress={progress} className="mt-16 h-[92px] sm:h-[172px]" />
      </div>
      {/* Its place is kept: how far it has come is known a moment after the layout is there. */}
      <div className="min-h-[46px] max-w-xl">
        {progress && (
          <div className="late">
            <ProgressBar {...progress} />
          </div>
        )}
      </div>
      <WaitingFigures />
    </Page>
  )
}

/** The figures while they are counted. */
export function WaitingFigures() {
  return (
    <>
      <div className="grid grid-cols-2 gap-8 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-24" />
        ))}
      </div>
      <div className="grid gap-16 lg:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
      <Skeleton className="h-72" />
    </>
  )
}
