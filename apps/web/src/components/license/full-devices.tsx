import type { LicenseDevice } from '@convostat/api'
import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { DeviceRow } from './device-row.tsx'
import { calledApart } from './distinct-labels.ts'
import { sayLicense } from './messages/index.ts'

const { devices: words } = sayLicense

interface FullDevicesProps {
  devices: readonly LicenseDevice[]
  /** The slot whose device is being replaced; null while none is. */
  replacing: number | null
  /** Whether something is under way. */
  isBusy: boolean
  onReplace: (device: LicenseDevice) => void
  /** The rank of its heading. */
  level?: 2 | 3
}

/** The license is used on as many devices as it may be: one of them can make room for this one. */
export function FullDevices({ devices, replacing, isBusy, onReplace, level = 3 }: FullDevicesProps) {
  const Heading = `h${level}` as const
  const title = useId()
  return (
    <section aria-labelledby={title} className="appear mt-5">
      <Heading id={title} className="font-semibold">
        {words.full}
      </Heading>
      <p className="text-base text-ink-faint">{words.meaning}</p>
      <ul className="mt-1">
        {devices.map((device) => (
          <DeviceRow key={device.slot} device={device}>
            <Button
              kind="outline"
              size="small"
              aria-label={words.replaceOne({ label: calledApart(device, devices) })}
              aria-disabled={isBusy}
              onClick={() => onReplace(device)}
            >
              {replacing === device.slot ? words.replacing : words.replace}
            </Button>
          </DeviceRow>
        ))}
      </ul>
    </section>
  )
}
