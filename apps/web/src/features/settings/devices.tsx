import type { LicenseDevice } from '@convostat/api'
import { useId } from 'react'
import { DeviceRow } from '#components/license/device-row.tsx'
import { calledApart } from '#components/license/distinct-labels.ts'
import { sayLicense } from '#components/license/messages/index.ts'
import { unusedDays } from '#components/license/sentences.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import type { Doing } from './license-work.ts'

const { devices: words } = sayLicense

interface DevicesProps {
  devices: { used: number; max: number; list: readonly LicenseDevice[] }
  doing: Doing | null
  onRemove: (device: LicenseDevice) => void
}

/** The devices that the license is used on. This one is removed with the license; another one is asked about first. */
export function Devices({ devices: { used, max, list }, doing, onRemove }: DevicesProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="border-t border-line px-5 py-5 sm:px-8 lg:border-t-0 lg:py-7">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id={title} className="font-semibold">
          {words.title}
        </h3>
        <p className="figures text-ink-soft">{words.of({ used, max })}</p>
      </div>
      <ul className="mt-2">
        {list.map((device) => (
          <DeviceRow key={device.slot} device={device}>
            {!device.is_this && (
              <Confirm
                trigger={
                  <Button
                    kind="outline"
                    size="small"
                    aria-label={words.removeOne({ label: calledApart(device, list) })}
                    aria-disabled={doing !== null}
                  >
                    {isDoing(doing, device) ? words.removing : words.remove}
                  </Button>
                }
                title={words.question({ label: calledApart(device, list) })}
                confirm={words.confirm}
                keep={words.keep}
                onConfirm={() => onRemove(device)}
              >
                <p>{words.meaning}</p>
              </Confirm>
            )}
          </DeviceRow>
        ))}
      </ul>
      <p className="mt-3 text-base text-ink-faint">{words.about({ max, days: unusedDays })}</p>
    </section>
  )
}

const isDoing = (doing: Doing | null, { slot }: LicenseDevice): boolean => doing?.work === 'removing-device' && doing.slot === slot
