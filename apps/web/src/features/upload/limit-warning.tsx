import type { ImportFacts } from '@convostat/api'
import { plans } from '@convostat/license'
import { useState } from 'react'
import { usePlan } from '#data/license/plan.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ProWays } from '#ui/upgrade-links.tsx'
import { sayUpload } from './messages/index.ts'

const { limit } = sayUpload

/**
 * Before analyzing: the chat has more messages than the plan covers, and what can be done about it. The plan is the one of
 * now: a license may have come or ended since the file was looked at.
 */
export function LimitWarning({ facts, onAnalyze }: { facts: ImportFacts; onAnalyze: () => void }) {
  const [isTelling, setTelling] = useState(false)
  const { plan, isKnown } = usePlan()
  const { message_limit: covered, message_count: messages } = facts
  const free = covered ?? plans.free.messageLimit
  const most = isKnown ? (plan === 'pro' ? null : free) : covered
  if (most === null || messages <= most) return null
  return (
    <Banner kind="warning" title={limit.title}>
      <p>{limit.sentence({ limit: most, messages })}</p>
      <div className="flex flex-wrap gap-3 pt-1">
        <Button kind="outline" size="small" onClick={onAnalyze}>
          {limit.recent({ limit: most })}
        </Button>
        <Button kind="outline" size="small" aria-expanded={isTelling} onClick={() => setTelling(!isTelling)}>
          {limit.smaller}
        </Button>
        <ProWays isSmall className="contents" />
      </div>
      <p className="text-base text-ink-soft">{limit.opensInFull}</p>
      {isTelling && <p className="appear">{limit.smallerHow}</p>}
    </Banner>
  )
}
