import type { ImportFacts } from '@convostat/api'
import { plans } from '@convostat/license'
import { usePlan } from '#data/license/plan.ts'
import { Banner } from '#ui/banner.tsx'
import { ProWays } from '#ui/upgrade-links.tsx'
import { sayUpload } from './messages/index.ts'

const { limit } = sayUpload

/**
 * How many of the file's messages the plan covers; null where it covers all. The plan is the one of now: a license may have come or ended
 * since the file was looked at.
 */
export function useCovered(facts: ImportFacts | undefined): number | null {
  const { plan, isKnown } = usePlan()
  if (!facts) return null
  const { message_limit: covered, message_count: messages } = facts
  const most = isKnown ? (plan === 'pro' ? null : (covered ?? plans.free.messageLimit)) : covered
  return most === null || messages <= most ? null : most
}

/** Before analyzing: the chat has more messages than the plan covers, and what can be done about it besides analyzing the most recent ones. */
export function LimitWarning({ facts, covered }: { facts: ImportFacts; covered: number }) {
  return (
    <Banner kind="warning" title={limit.title}>
      <p>{limit.sentence({ limit: covered, messages: facts.message_count })}</p>
      <ProWays isQuiet isSmall />
      <p className="text-base text-ink-soft">{limit.opensInFull}</p>
      <p className="text-base text-ink-soft">
        <strong className="font-semibold text-ink">{limit.smaller}.</strong> {limit.smallerHow}
      </p>
    </Banner>
  )
}
