import type { Failure } from '@convostat/api'
import type { ReactNode } from 'react'
import type { Loadable } from '#data/client/loadable.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { say } from '#messages/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface ShowProps<T> {
  of: Loadable<T>
  /** Keeps the layout while loading. */
  waiting?: ReactNode
  empty?: ReactNode
  /** Drawn in place of the general banner when the call failed. */
  failed?: (again: (() => void) | undefined, failure: Failure) => ReactNode
  children: (data: T) => ReactNode
}

/** Draws what a call has brought, and every way of not having it. */
export function Show<T>({ of, waiting, empty, failed, children }: ShowProps<T>) {
  switch (of.state) {
    case 'ready':
      return <>{children(of.data)}</>
    case 'locked':
      return <Banner kind="note">{say.locked}</Banner>
    case 'empty':
      return <>{empty ?? null}</>
    case 'failed':
      if (failed) return <>{failed(of.again, of.failure)}</>
      return (
        <Banner kind="failure">
          <p>{failureSentence(of.failure)}</p>
          {of.again && (
            <Button kind="outline" size="small" onClick={of.again}>
              {say.retry}
            </Button>
          )}
        </Banner>
      )
    case 'loading':
      if (of.progress) return <ProgressBar {...of.progress} />
      return <>{waiting ?? <Skeleton className="h-24" />}</>
  }
}
