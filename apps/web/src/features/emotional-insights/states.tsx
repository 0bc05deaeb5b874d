import type { Loadable } from '#data/client/loadable.ts'
import { useScoring } from '#data/client/scoring.ts'
import { say } from '#messages/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import type { Trouble } from './trouble.ts'

/** How far the reading of the messages has come, while anything waits for it: in the space below what it is in, so that nothing moves when it goes. */
export function Reading({ of }: { of: readonly Loadable<unknown>[] }) {
  const progress = useScoring()
  if (!progress || of.every(({ state }) => state !== 'loading')) return null
  return (
    <div className="late absolute inset-x-0 top-full max-w-xl pt-1 sm:pt-2">
      <ProgressBar {...progress} />
    </div>
  )
}

/** Nothing can be shown now: why, and what to do. */
export function Failed({ sentence, again }: Trouble) {
  return (
    <Banner kind="failure">
      <p>{sentence}</p>
      <Button kind="outline" size="small" onClick={again}>
        {say.retry}
      </Button>
    </Banner>
  )
}

/** Before the figures: that most of what they rest on is in a language that is hardly read. */
export function Doubt({ sentence }: { sentence: string }) {
  return (
    <Banner kind="note">
      <p>{sentence}</p>
    </Banner>
  )
}
