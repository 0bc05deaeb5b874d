import type { LicenseDevice } from '@convostat/api'
import { MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '#components/uploads/use-now.ts'
import { When } from '#components/uploads/when.tsx'
import { Name } from '#ui/person.tsx'
import { sayLicense } from './messages/index.ts'

const { devices: words } = sayLicense

/** A device: what it is called, when it was last seen, and what can be done about it. */
export function DeviceRow({
  device: { label, last_seen: lastSeen, is_this: isThis },
  children,
}: {
  device: LicenseDevice
  children?: ReactNode
}) {
  const now = useNow()
  return (
    <li className="flex min-h-14 items-center gap-4 border-b border-line py-2 last:border-b-0">
      <MonitorSmartphone className="size-5 shrink-0 text-ink-faint" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Name>{label}</Name>
          {isThis && <span className="rounded-sm border border-good/50 px-1.5 text-sm font-semibold text-good">{words.this}</span>}
        </p>
        <p className="text-base text-ink-faint">
          <When instant={lastSeen} now={now} tell={({ when }) => words.lastSeen({ when })} />
        </p>
      </div>
      {children}
    </li>
  )
}
