import type { ComponentType } from 'react'
import { usePlan } from '../../data/plan.ts'
import { Locked } from '../../ui/locked.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Screen } from '../screens.ts'

/** Loads a pro screen and what stands in its place, always both: what is fetched never depends on the plan. */
export async function loadProScreen({ title, reason, load, loadDemo }: Screen & { plan: 'pro' }): Promise<{ Screen: ComponentType }> {
  const [{ Screen }, { Demo }] = await Promise.all([load(), loadDemo()])
  return { Screen: () => <ProScreen title={title} reason={reason} Screen={Screen} Demo={Demo} /> }
}

interface ProScreenProps {
  title: string
  reason: string
  Screen: ComponentType
  Demo: ComponentType
}

/** The screen with Pro, its locked state without; neither while the plan is not known. */
function ProScreen({ title, reason, Screen, Demo }: ProScreenProps) {
  const { plan, isKnown } = usePlan()
  if (plan === 'pro') return <Screen />
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-10">
      {isKnown ? <Locked title={title} reason={reason} demo={<Demo />} /> : <Skeleton className="h-96" />}
    </div>
  )
}
