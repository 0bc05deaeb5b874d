import type { LicenseAnswer } from '@convostat/api'
import type { ReactNode } from 'react'
import { sayLicense } from '#components/license/messages/index.ts'
import { useNow } from '#components/uploads/use-now.ts'
import { endShown } from '#data/license/end-shown.ts'
import { format } from '#format/index.ts'
import { Name } from '#ui/person.tsx'

const words = sayLicense

/** Ended by someone, or with its subscription, whatever the day that was written into it; of one that is not paid the sentence says the day. */
const isOver = ({ state, subscription }: LicenseAnswer): boolean =>
  ['revoked', 'suspended', 'superseded'].includes(state) ||
  (state === 'expired' && (subscription === 'ended' || subscription === 'past_due'))

/** What the license says: whose it is, until when, and its number. Nothing without one. */
export function PlanFacts({ status }: { status: LicenseAnswer }) {
  const now = useNow()
  const { licensee, plan, expires, license_id: id, checked_at: checked } = status
  const [ends, end] = endOf(status)
  if (licensee === null && expires === null && !id) return null
  return (
    <dl className="border-t border-line pt-3">
      {licensee !== null && (
        <Fact name={words.licensee}>
          <Name>{licensee}</Name>
        </Fact>
      )}
      {plan && <Fact name={words.billing}>{words.periods[plan]}</Fact>}
      {end && !isOver(status) && (
        <Fact name={Date.parse(end) > now ? ends : words.expired}>
          <time dateTime={end} title={format.instant(end)}>
            {words.when({ day: format.instantDay(end), inWords: format.fromNow(end, now) })}
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
        <Fact name={words.number}>
          <span className="select-all font-mono text-sm [overflow-wrap:anywhere]">{id}</span>
        </Fact>
      )}
    </dl>
  )
}

/** The day that is shown, and what it is. */
function endOf(status: LicenseAnswer): [name: string, end: string | null] {
  const { is_pro: isPro, state, subscription } = status
  const end = endShown(status)
  if (isPro && (state === 'cancel_scheduled' || subscription === 'past_due')) return [words.proUntil, end]
  return [isPro && state === 'active' && subscription === 'active' ? words.renews : words.expires, end]
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-6 py-1.5 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}
