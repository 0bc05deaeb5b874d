import type { ImportFacts } from '@convostat/api'
import { useState } from 'react'
import { say } from '../../../messages/index.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProWays } from '../../../ui/pro-ways.tsx'

const { limit } = say.upload

/** Before analyzing: the chat has more messages than the plan covers, and what can be done about it. */
export function LimitWarning({ facts, onAnalyze }: { facts: ImportFacts; onAnalyze: () => void }) {
  const [isTelling, setTelling] = useState(false)
  const { message_limit: most, message_count: messages, exceeds_limit: exceeds } = facts
  if (!exceeds || most === null) return null
  return (
    <Banner kind="warning" title={limit.title}>
      <p>{limit.sentence(most, messages)}</p>
      <div className="flex flex-wrap gap-3 pt-1">
        <Button kind="outline" size="small" onClick={onAnalyze}>
          {limit.recent(most)}
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
