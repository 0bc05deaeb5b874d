import type { BillingPeriod } from '@convostat/license'
import { Check, CircleCheck } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { BuyButton, type BuyWords } from './buy-button.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { useCheckout } from './use-checkout.ts'
import { useProHere } from './use-pro-here.ts'

interface PlanWords {
  title: string
  list: readonly string[]
}

interface PlanCardsProps {
  words: {
    period: ComponentProps<typeof PeriodChoice>['words']
    perMonth: string
    free: PlanWords & { price: string; note: string; start: string }
    pro: PlanWords & { badge: string; get: string; price: Record<BillingPeriod, string>; note: Record<BillingPeriod, string> }
    /** Null where nothing can be bought. */
    buy: BuyWords | null
    here: ActiveWords
  }
  mail?: string
}

/** The two plans. The period changes the price that is shown of Pro, and what is bought. */
export function PlanCards({ words: { period: periods, perMonth, free, pro, buy, here }, mail }: PlanCardsProps) {
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const { checkout, begin } = useCheckout()
  const isProHere = useProHere()
  return (
    <>
      <PeriodChoice words={periods} period={period} onChoose={setPeriod} isFixed={checkout === 'leaving'} />
      <div className="mx-auto mt-10 grid max-w-4xl gap-8 md:grid-cols-2 md:gap-6">
        <PlanCard {...free} perMonth={perMonth}>
          <a href="/app" className={classes(buttonLook({ kind: 'outline', size: 'large' }), 'w-full')}>
            {free.start}
          </a>
        </PlanCard>
        <PlanCard
          {...pro}
          price={pro.price[period]}
          note={pro.note[period]}
          perMonth={perMonth}
          className="corners border-edge shadow-lift"
        >
          {isProHere ? (
            <ActiveHere words={here} />
          ) : buy ? (
            <BuyButton words={buy} mail={mail} period={period} checkout={checkout} onBuy={begin} />
          ) : (
            <a href="#get-pro" className={classes(buttonLook({ size: 'large' }), 'w-full')}>
              {pro.get}
            </a>
          )}
        </PlanCard>
      </div>
    </>
  )
}

interface PlanCardProps {
  title: string
  badge?: string
  price: string
  perMonth: string
  note: string
  list: readonly string[]
  className?: string
  /** What one does next. */
  children: ReactNode
}

function PlanCard({ title, badge, price, perMonth, note, list, className, children }: PlanCardProps) {
  return (
    <article className={classes('flex flex-col border border-line bg-sheet p-6 sm:p-9', className)}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="display text-3xl">{title}</h2>
        {badge && <p className="rounded-full bg-wax px-3 py-1 text-sm font-semibold tracking-wide text-on-pen">{badge}</p>}
      </div>
      {/* Screen readers announce the other price when the period changes. */}
      <div aria-live="polite" aria-atomic="true" className="mt-6 border-b border-line pb-6">
        <p className="flex items-baseline gap-2">
          <span className="display figures text-6xl lg:text-7xl">{price}</span>{' '}
          <span className="whitespace-nowrap text-ink-soft">{perMonth}</span>
        </p>
        <p className="mt-2 text-ink-soft">{note}</p>
      </div>
      <ul className="mt-6 mb-8 space-y-3">
        {list.map((line) => (
          <li key={line} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-good" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </article>
  )
}

interface ActiveWords {
  active: string
  /** The link to the settings, where the license and its subscription are managed. */
  manage: string
}

/** In place of the way to buy Pro, on a device that has it. */
function ActiveHere({ words }: { words: ActiveWords }) {
  return (
    <>
      <p role="status" className="mb-4 flex items-start gap-2 font-semibold text-good">
        <CircleCheck aria-hidden="true" className="mt-[0.2em] size-5 shrink-0" />
        {words.active}
      </p>
      <a href="/settings" className={classes(buttonLook({ kind: 'outline', size: 'large' }), 'w-full')}>
        {words.manage}
      </a>
    </>
  )
}
