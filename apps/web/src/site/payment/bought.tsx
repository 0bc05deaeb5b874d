import { fileName, type LicensePayload } from '@convostat/license'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { saveFile } from '#charts/save-file.ts'
import { FullDevices } from '#components/license/full-devices.tsx'
import { MailboxLink } from '#components/license/mailbox-link.tsx'
import { sayLicense } from '#components/license/messages/index.ts'
import { whereSupported } from '#components/license/where-supported.ts'
import { currentId } from '#data/chat/current-id.ts'
import { keptFile, type Settled, type Settling, settleLicense } from '#data/license/bought-license.ts'
import { payments } from '#data/license/payments.ts'
import { format } from '#format/index.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Name } from '#ui/person.tsx'
import { seal, sealBars, sealStroke } from '#ui/seal.ts'
import { Card } from './card.tsx'
import { sayPayment } from './messages/index.ts'
import { sessionIsKept } from './session.ts'

const { bought: words, retry } = sayPayment
const license = sayLicense

interface BoughtProps {
  /** The license.json, as text. */
  file: string
  payload: LicensePayload | null
  /** What became of it here. */
  settled: Settled
}

/** The payment is there: what became of the license on this device, and the file to keep. */
export function Bought({ file, payload, settled: first }: BoughtProps) {
  const [settled, setSettled] = useState(first)
  const [doing, setDoing] = useState<Settling | null>(null)
  /** The license that was used here before this one. */
  const [before, setBefore] = useState<string | null>(null)
  async function settle(how: Settling) {
    if (doing) return
    setDoing(how)
    const old = keptFile()
    const next = await settleLicense(file, { isInstead: true, ...how })
    if (next.state === 'active') {
      if (payload) sessionIsKept(history, payload.lid)
      if (old !== file) setBefore(old)
    }
    setSettled(next)
    setDoing(null)
  }
  return (
    <Card mark={<Seal />} title={words.title} isOutcome isLarge>
      {settled.state === 'active' && (
        <>
          <p role="status" className="mt-3 font-semibold text-good">
            {license.activated}
          </p>
          <p className="mt-1 text-lg text-ink-soft">{words.active}</p>
        </>
      )}
      {payload?.mode === 'test' && (
        <p className="mt-4 w-fit rounded-sm border border-warn/50 px-2 text-base font-semibold text-warn">{license.test}</p>
      )}
      {payload && <Facts {...payload} />}
      {settled.state === 'unkept' && (
        <Banner kind="warning" className="mt-6">
          {words.unkept}
        </Banner>
      )}
      {settled.state === 'another' && (
        <Banner kind="note" className="mt-6">
          <p>{words.another({ licensee: settled.licensee ?? '', until: settled.expires ? format.instantDay(settled.expires) : '' })}</p>
          <Button kind="outline" aria-disabled={doing !== null} onClick={() => void settle({})}>
            {doing ? words.activating : words.instead}
          </Button>
        </Banner>
      )}
      {settled.state === 'full' && (
        <>
          <Banner kind="warning" className="mt-6">
            {words.full}
          </Banner>
          <FullDevices
            level={2}
            devices={settled.devices}
            replacing={doing?.replaceSlot ?? null}
            isBusy={doing !== null}
            onReplace={({ slot }) => void settle({ replaceSlot: slot })}
          />
        </>
      )}
      {settled.state === 'refused' && (
        <Banner kind="failure" title={license.notVerified} className="mt-6">
          <p>{whereSupported(failureSentence(settled.failure))}</p>
          <Button kind="outline" aria-disabled={doing !== null} onClick={() => void settle({})}>
            {doing ? words.activating : retry}
          </Button>
        </Banner>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {settled.state === 'active' && (
          // Of which chat it would be is known only where one was opened.
          <a href={currentId() === null ? '/app' : '/wrapped'} className={classes(buttonLook(), 'max-sm:w-full')}>
            {currentId() === null ? words.analyze : words.wrapped}
          </a>
        )}
        <Button kind={settled.state === 'active' ? 'outline' : 'primary'} className="max-sm:w-full" onClick={() => save(file)}>
          <Download aria-hidden="true" />
          {words.backup}
        </Button>
        {before !== null && (
          <Button kind="outline" className="max-sm:w-full" onClick={() => save(before)}>
            <Download aria-hidden="true" />
            {words.before}
          </Button>
        )}
        <a href="/settings" className={classes(buttonLook({ kind: 'quiet' }), 'max-sm:w-full')}>
          {words.settings}
        </a>
      </div>
      <p className="mt-5 text-base text-ink-faint">{payments === 'sandbox' ? words.keepTest : words.keep}</p>
      <MailboxLink />
    </Card>
  )
}

const Seal = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="appear size-16">
    <path d={seal} className="fill-wax" />
    <path d={sealBars} className="stroke-on-pen" strokeWidth={sealStroke} strokeLinecap="round" />
  </svg>
)

const save = (file: string) => saveFile(new File([file], fileName, { type: 'application/json' }), fileName)

/** Whose it is, and when it is paid again. */
function Facts({ licensee, plan, period_end: periodEnd }: LicensePayload) {
  const { facts } = sayPayment
  return (
    <dl className="mt-6 border-y border-line py-2">
      <Fact name={facts.licensee}>
        <Name>{licensee}</Name>
      </Fact>
      <Fact name={facts.billing}>{license.periods[plan]}</Fact>
      <Fact name={facts.renews}>{format.instantDay(new Date(periodEnd * 1000).toISOString())}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-6 py-1 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}
