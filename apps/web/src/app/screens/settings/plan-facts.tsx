import type { LicenseAnswer } from '@convostat/api'
import type { ReactNode } from 'react'
import { format } from '../../../format/index.ts'
import { say } from '../../../messages/index.ts'
import { Name } from '../../../ui/person.tsx'
import { useNow } from '../../../uploads/use-now.ts'

const { license: words } = say

/** Ended by somebody, whatever the day that was written into it. */
const isOver = new Set(['revoked', 'suspended', 'superseded'])

/** What the license says: whose it is, until when, and its number. Nothing without one. */
export function PlanFacts({ status }: { status: LicenseAnswer }) {
  const now = useNow()
  const { licensee, plan, expires, license_id: id, checked_at: checked } = status
  if (licensee === null && expires === null && !id) return null
  return (
    <dl className="border-t border-line pt-3">
      {licensee !== null && (
        <Fact name={words.licensee}>
          <Name>{licensee}</Name>
        </Fact>
      )}
      {plan && <Fact name={words.billing}>{words.periods[plan]}</Fact>}
      {expires && !isOver.has(status.state) && (
        <Fact name={Date.parse(expires) > now ? words.expires : words.expired}>
          <time dateTime={expires} title={format.instant(expires)}>
            {words.when(format.instantDay(expires), format.fromNow(expires, now))}
          </time>
        </Fact>
      )}
      {checked && (
        <Fact name={words.checked}>
          <time dateTime={checked} title={format.instant(checked)}>
            {format.ago(checked, now)}
          </time>
        </Fact>
      )}
      {id && (
        <Fact name={words.id}>
          <span className="select-all font-mono text-sm [overflow-wrap:anywhere]">{id}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-6 py-1.5 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}
