import { Weaving } from '#components/figure/weaving.tsx'
import { useOpening } from '#data/chat/open-chat.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { Page } from '#ui/page.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface OpeningPageProps {
  title: string
  /** How large each of the screen's parts will be, below its first one. */
  parts: readonly string[]
}

/** A screen's layout while the chat is opened from the copy on this device. */
export function OpeningPage({ title, parts }: OpeningPageProps) {
  const progress = useOpening()
  return (
    <Page>
      <div className="space-y-6">
        <h1 className="display text-4xl sm:text-5xl">{title}</h1>
        <p role="status" className="sr-only">
          {sayDashboard.opening}
        </p>
        {progress && (
          <div className="late max-w-xl">
            <ProgressBar {...progress}>
              <Weaving progress={progress} className="h-12" />
            </ProgressBar>
          </div>
        )}
        <Skeleton className="h-14" />
      </div>
      {parts.map((size) => (
        <Skeleton key={size} className={size} />
      ))}
    </Page>
  )
}
