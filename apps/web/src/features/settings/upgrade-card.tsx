import { annualSaving, plans, prices } from '@convostat/license'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { sayLicense } from '#components/license/messages/index.ts'
import { sitePath } from '#site-path.ts'
import { buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'

const { upgrade: words } = sayLicense

/** What Pro adds and what it costs. It names only screens that exist. */
export function UpgradeCard() {
  const title = useId()
  const router = useRouter()
  return (
    <section aria-labelledby={title} className="rounded-md border border-line bg-well px-5 py-6 sm:px-7">
      <h2 id={title} className="display text-3xl">
        {words.title}
      </h2>
      <p className="figures mt-2 text-lg text-ink-soft">{words.price({ monthly: prices.monthly.cents, annual: prices.annual.cents })}</p>
      <p className="mt-1 text-base font-semibold text-good">{words.saving({ share: annualSaving() / 100 })}</p>
      <ul className="mt-5 space-y-3">
        <Gain>{words.unlimited({ limit: plans.free.messageLimit })}</Gain>
        {proScreens(router).map(({ title, reason }) => (
          <Gain key={title}>
            <strong className="font-semibold">{title}</strong>
            <span className="block text-base text-ink-soft">{reason}</span>
          </Gain>
        ))}
        <Gain>{words.devices({ n: plans.pro.devices })}</Gain>
      </ul>
      <a href={sitePath('/pricing')} className={classes(buttonLook(), 'mt-6 w-full')}>
        {words.see}
      </a>
    </section>
  )
}

function Gain({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Check className="mt-[0.2em] size-5 shrink-0 text-good" aria-hidden="true" />
      <div className="min-w-0">{children}</div>
    </li>
  )
}

/** The screens that Pro opens, as their lines in the table of screens tell of them. */
function proScreens({ routesByPath }: AnyRouter): { title: string; reason: string }[] {
  return Object.values<AnyRouter['routesByPath'][string]>(routesByPath).flatMap(({ options: { staticData } }) => {
    const { title, reason } = staticData ?? {}
    return title && reason ? [{ title, reason }] : []
  })
}
