import { Weaving } from '#components/figure/weaving.tsx'
import { type Lead, ScreenHead } from '#components/screen/screen-head.tsx'
import { useOpening } from '#data/chat/open-chat.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { Page } from '#ui/page.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface OpeningPageProps {
  title: string
  /** Whether it begins with a finding, and with what narrows it. */
  isLed?: boolean
  /** How large each of the screen's parts will be, below its first one. */
  parts: readonly string[]
}

/** A screen's layout while the chat is opened from the copy on this device. */
export function OpeningPage({ title, isLed = false, parts }: OpeningPageProps) {
  return (
    <Page>
      <div className="space-y-6">
        {isLed ? (
          <ScreenHead
            title={title}
            people={null}
            lead={notYet}
            filters={
              <div className="h-[4.5rem] sm:h-16">
                <Skeleton className="h-11 max-w-[36rem] xl:ms-auto" />
              </div>
            }
            waiting={<HowFar />}
          />
        ) : (
          <>
            <ScreenHead title={title} people={null} />
            <HowFar />
            <Skeleton className="h-14" />
          </>
        )}
        <p role="status" className="sr-only">
          {sayDashboard.opening}
        </p>
      </div>
      {parts.map((size) => (
        <Skeleton key={size} className={size} />
      ))}
    </Page>
  )
}

const notYet: Lead<never> = { of: { state: 'loading' }, sentence: () => null }

/** How far the opening has come. Its place is kept: that is known a moment after the layout is there. */
function HowFar() {
  const progress = useOpening()
  return (
    <div className="min-h-[86px] max-w-xl">
      {progress && (
        <div className="late">
          <ProgressBar {...progress}>
            <Weaving progress={progress} className="h-12" />
          </ProgressBar>
        </div>
      )}
    </div>
  )
}
