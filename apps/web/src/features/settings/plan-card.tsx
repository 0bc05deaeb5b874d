import type { LicenseAnswer, SubscriptionState } from '@convostat/api'
import { plans } from '@convostat/license'
import { CreditCard, Download, RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { sayLicense } from '#components/license/messages/index.ts'
import { licenseIsInMemory } from '#data/license/license.ts'
import { payments } from '#data/license/payments.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFileDrop } from '#ui/use-file-drop.ts'
import { droppedLicense } from './chosen-license.ts'
import { Devices } from './devices.tsx'
import { badgeOf, meaningOf } from './license-state.ts'
import { LicenseUpload } from './license-upload.tsx'
import { useLicenseWork } from './license-work.ts'
import { Outcome } from './outcome.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { RecoverLicense } from './recover-license.tsx'

const words = sayLicense

/**
 * Which plan this is, by which license, on which devices; and the way to bring a license. Where nobody could say which plan
 * it is, the way to ask again is in its place. `onDone` when something was done that may have changed it.
 */
export function PlanCard({ status, onDone }: { status: LicenseAnswer | null; onDone?: () => void }) {
  const title = useId()
  const work = useLicenseWork()
  const { doing } = work
  const isPro = status?.is_pro ?? false
  // Of a license that opens nothing here, this device has no say about the others.
  const devices = status?.is_pro && status.devices?.list ? { ...status.devices, list: status.devices.list } : null
  const isOver = useLicenseDrop(!isPro, (transfer) => work.choose(droppedLicense(transfer)))
  const badge = status && badgeOf(status)
  const card = useFocusKept(doing !== null, status)
  useWhenDone(doing !== null, onDone)
  const closeTrouble = () => {
    work.closeTrouble()
    // The button that closed it goes with it.
    card.current?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={title}
      className={classes(
        'corners border border-line shadow-lift outline-none transition-colors',
        isOver ? 'bg-pen-wash [--corner:var(--color-pen)]' : 'bg-sheet',
      )}
    >
      <div className={classes(devices && 'lg:grid lg:grid-cols-2 lg:divide-x lg:divide-line')}>
        <div className="space-y-4 px-5 py-6 sm:px-8 sm:py-7">
          <div>
            <h2 id={title} className="text-base text-ink-faint">
              {words.title}
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
              {status && <span className="display text-4xl sm:text-5xl">{words.plans[status.tier]}</span>}
              {badge && (
                <span
                  className={classes(
                    'rounded-sm border px-2 text-sm font-semibold leading-relaxed',
                    !isPro ? 'border-wax/50 text-wax' : badge === 'active' ? 'border-good/50 text-good' : 'border-warn/50 text-warn',
                  )}
                >
                  {words.badges[badge]}
                </span>
              )}
            </p>
            {status?.mode === 'test' && <p className="mt-2 text-base font-semibold text-warn">{words.test}</p>}
            <p className="mt-3 text-ink-soft">{status ? meaningOf(status, plans.free.messageLimit) : words.unknown}</p>
            {badge && !isPro && <p className="mt-1 text-ink-soft">{words.keptOnFree}</p>}
          </div>
          {!status && !doing && !work.trouble && !work.said && <Banner kind="failure" title={words.notRefreshed} />}
          {status?.notices?.includes('clock_behind') &&
            (status.mode === 'test' ? (
              <Banner kind="note">{words.sandboxClock}</Banner>
            ) : (
              <Banner kind="warning">{words.clockBehind}</Banner>
            ))}
          {badge && licenseIsInMemory() && <Banner kind="warning">{words.memory}</Banner>}
          {/* Its clock restarts where the license has just ended. */}
          {status && <PlanFacts key={status.state} status={status} />}
          <div>
            <div className="flex flex-wrap gap-3">
              {/* About a device that was removed nobody is asked: it would only take its place back. */}
              {status?.state !== 'device_removed' && (
                <Button kind="outline" onClick={work.refresh} aria-disabled={doing !== null}>
                  <RefreshCw aria-hidden="true" className={classes(doing?.work === 'refreshing' && 'animate-spin')} />
                  {doing?.work === 'refreshing' ? words.refreshing : status ? words.refresh : words.retry}
                </Button>
              )}
              {status?.subscription && isGoingOn(status.subscription) && (
                <Button
                  kind={status.subscription === 'past_due' ? 'primary' : 'outline'}
                  onClick={work.manage}
                  aria-disabled={doing !== null}
                >
                  <CreditCard aria-hidden="true" />
                  {doing?.work === 'asking-portal' ? words.manage.asking : words.manage.manage}
                </Button>
              )}
              {badge && (
                <Button kind="outline" onClick={work.download} aria-disabled={doing !== null}>
                  <Download aria-hidden="true" />
                  {words.download}
                </Button>
              )}
            </div>
            <Outcome work={work} onClose={closeTrouble} />
          </div>
        </div>
        {devices && <Devices devices={devices} doing={doing} onRemove={work.removeDevice} />}
      </div>
      {!isPro && <LicenseUpload isOver={isOver} doing={doing} onChoose={work.choose} onCancel={work.cancel} trouble={work.trouble} />}
      {!isPro && payments && <RecoverLicense />}
      {badge && (
        <div className="border-t border-line px-2 py-2 sm:px-5">
          <Button
            kind="quiet"
            className="text-wax hover:bg-wax-wash active:bg-wax-wash"
            onClick={work.remove}
            aria-disabled={doing !== null}
          >
            <Trash2 aria-hidden="true" />
            {doing?.work === 'removing' ? words.removing : words.remove}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Whether anything is left to be ended, or to be paid for: also where Pro is closed. */
const isGoingOn = (subscription: SubscriptionState): boolean => !['ended', 'refunded', 'lost'].includes(subscription)

/** The focused control may be gone after an action: the focus stays at the card then. */
function useFocusKept(isDoing: boolean, status: LicenseAnswer | null) {
  const card = useRef<HTMLElement>(null)
  const hasWorked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card is another one with each status
  useEffect(() => {
    if (isDoing) hasWorked.current = true
    else if (hasWorked.current && document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [isDoing, status])
  return card
}

/** Says when what was under way has ended, however. */
function useWhenDone(isDoing: boolean, onDone?: () => void) {
  const wasDoing = useRef(false)
  const tell = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (wasDoing.current && !isDoing) tell()
    wasDoing.current = isDoing
  }, [isDoing])
}

/** Keeps the card's place while the plan is not known. */
export function PlanWaiting() {
  return (
    <div className="border border-line bg-sheet px-5 py-6 sm:px-8 sm:py-7">
      <p role="status" className="text-base text-ink-faint">
        {words.waiting}
      </p>
      <Skeleton className="mt-3 h-12 w-32" />
      <Skeleton className="mt-6 h-[26rem]" />
    </div>
  )
}

/** Listens for a file dropped on the page where a license is wanted; returns whether one is being dragged there. */
function useLicenseDrop(isWanted: boolean, onDrop: (transfer: DataTransfer) => void): boolean {
  const isOver = useFileDrop((transfer) => {
    if (isWanted) onDrop(transfer)
  })
  return isWanted && isOver
}
