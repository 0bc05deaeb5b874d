import { Download, FileImage, Image, Share2, Table2 } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { sayCharts } from '#charts/messages/index.ts'
import type { PictureFormat } from '#charts/saving.ts'
import { sayShare } from '#components/share/messages/index.ts'
import type { Shareable } from '#components/share/shareable.ts'
import { Sheet } from '#components/share/sheet.ts'
import { Button } from '#ui/button.tsx'

const { save: words } = sayCharts

interface SaveMenuProps {
  name: string
  savePicture: (format: PictureFormat) => Promise<void>
  saveCsv: () => void
  /** Makes the picture to share, only when it is wanted. */
  share: () => Shareable
}

/** What one can take away from a chart: something to share, the picture, and the figures. */
export function SaveMenu({ name, savePicture, saveCsv, share }: SaveMenuProps) {
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle')
  const [shared, setShared] = useState<Shareable | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const make = (format: PictureFormat) => {
    setState('making')
    savePicture(format).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <>
      <Radix.Root modal={false}>
        <Radix.Trigger asChild>
          <Button
            ref={trigger}
            kind="quiet"
            size="small"
            className="relative -me-2 size-9 px-0 before:absolute before:-inset-1 before:content-['']"
            aria-label={words.label({ name })}
          >
            <Download aria-hidden="true" />
          </Button>
        </Radix.Trigger>
        {/* Not in a portal: it belongs to the chart, and so to the page’s main part. */}
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          className="appear z-50 min-w-48 rounded-md border border-line bg-sheet p-1 text-base text-ink shadow-lift"
        >
          <Entry onSelect={() => setShared(share())}>
            <Share2 aria-hidden="true" />
            {sayShare.open}
          </Entry>
          <Entry onSelect={() => make('png')}>
            <Image aria-hidden="true" />
            {words.image}
          </Entry>
          <Entry onSelect={() => make('svg')}>
            <FileImage aria-hidden="true" />
            {words.svg}
          </Entry>
          <Entry onSelect={saveCsv}>
            <Table2 aria-hidden="true" />
            {words.csv}
          </Entry>
        </Radix.Content>
      </Radix.Root>
      {shared && <Sheet of={shared} onClose={() => setShared(null)} onReturn={() => trigger.current?.focus({ preventScroll: true })} />}
      <span role="status" className={state === 'failed' ? 'order-last w-full text-sm text-warn' : 'sr-only'}>
        {state === 'making' ? words.making : state === 'failed' ? words.failed : ''}
      </span>
    </>
  )
}

function Entry({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Radix.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 outline-none data-[highlighted]:bg-pen-wash data-[highlighted]:text-pen [&_svg]:size-[1.15em] [&_svg]:shrink-0"
    >
      {children}
    </Radix.Item>
  )
}
