import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FullDevices } from '#components/license/full-devices.tsx'
import { MailboxLink } from '#components/license/mailbox-link.tsx'
import { sayLicense } from '#components/license/messages/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { useLicenseWork } from './license-work.ts'

const words = sayLicense

type Work = Pick<ReturnType<typeof useLicenseWork>, 'said' | 'trouble' | 'full' | 'doing' | 'replace'>

/** How the last thing ended: a success leaves by itself, a failure when it is closed or with the next try. */
export function Outcome({ work: { said, trouble, full, doing, replace }, onClose }: { work: Work; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said || trouble || full) place.current?.scrollIntoView({ block: 'nearest' })
  }, [said, trouble, full])
  return (
    <div ref={place} className="scroll-my-24">
      {/* Always there, so that what comes into it is spoken. */}
      <div role="status">
        {said && (
          <Banner kind={said.kind} isSpoken className="mt-4">
            {said.sentence}
            {said.isMailed && <MailboxLink />}
          </Banner>
        )}
      </div>
      {trouble && (
        <div className="relative mt-4">
          <Banner kind="failure" title={trouble.title} className="pe-14">
            {trouble.text && <p>{trouble.text}</p>}
          </Banner>
          <Button kind="quiet" size="icon" aria-label={words.close} onClick={onClose} className="absolute top-0.5 end-0.5 text-ink-soft">
            <X aria-hidden="true" />
          </Button>
        </div>
      )}
      {full && (
        <FullDevices
          devices={full.devices}
          replacing={doing?.work === 'verifying' ? (doing.slot ?? null) : null}
          isBusy={doing !== null}
          onReplace={replace}
        />
      )}
    </div>
  )
}
