import { type ComponentType, useEffect, useState } from 'react'
import { usePlan } from '#data/license/plan.ts'
import { say } from '#messages/index.ts'
import { later } from '#ui/lazy.ts'
import { Locked } from '#ui/locked.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toContent } from '#ui/to-content.ts'
import type { Screen } from '../screens.ts'

/** Loads a pro screen with what is in its place. */
export async function loadProScreen({ title, question, reason, load }: Screen & { plan: 'pro' }): Promise<{ Screen: ComponentType }> {
  const screens = await load()
  return { Screen: () => <ProScreen title={title} question={question} reason={reason} {...screens} /> }
}

/** With Pro nobody sees it. */
const DemoRibbon = later(async () => (await import('#components/screen/demo-ribbon.tsx')).DemoRibbon)

interface ProScreenProps {
  title: string
  question: string
  reason: string
  Screen: ComponentType
  LockedScreen: ComponentType
}

/** The screen with Pro, its locked state without; neither while the plan is not known. */
function ProScreen({ title, question, reason, Screen, LockedScreen }: ProScreenProps) {
  const { plan, isKnown } = usePlan()
  const isPro = plan === 'pro'
  const hasEnded = useHasEnded(isPro)
  return (
    <>
      {/* Always there, so that what comes into it is spoken. */}
      <p role="status" className={hasEnded ? 'mx-auto max-w-6xl px-4 pt-8 text-ink-soft sm:px-8' : 'sr-only'}>
        {hasEnded ? say.notices.endedHere : ''}
      </p>
      {isPro ? (
        <Screen />
      ) : (
        <Page>
          {isKnown ? (
            <Locked
              title={title}
              question={question}
              reason={reason}
              above={
                <div className="h-[92px] sm:h-[172px]">
                  <DemoRibbon className="h-full" />
                </div>
              }
              demo={<LockedScreen />}
            />
          ) : (
            <Skeleton className="h-96" />
          )}
        </Page>
      )}
    </>
  )
}

/** Whether Pro has ended while the screen was open. The focused control went with it: the focus goes to the screen's part. */
function useHasEnded(isPro: boolean): boolean {
  const [wasPro, setWasPro] = useState(isPro)
  if (isPro && !wasPro) setWasPro(true)
  const hasEnded = wasPro && !isPro
  useEffect(() => {
    if (hasEnded && document.activeElement === document.body) toContent()
  }, [hasEnded])
  return hasEnded
}
