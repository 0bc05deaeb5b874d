import type { BillingPeriod } from '@convostat/license'

interface PeriodChoiceProps {
  words: { label: string; monthly: string; annual: string; saving: string }
  period: BillingPeriod
  onChoose: (period: BillingPeriod) => void
  /** While the one that is shown is being bought. */
  isFixed?: boolean
}

/** A month or a year at a time: the browser's own radio buttons, so that arrow keys choose. */
export function PeriodChoice({ words, period, onChoose, isFixed = false }: PeriodChoiceProps) {
  const periods = [
    { period: 'monthly', title: words.monthly, extra: null },
    { period: 'annual', title: words.annual, extra: words.saving },
  ] as const satisfies { period: BillingPeriod; title: string; extra: string | null }[]
  return (
    <fieldset disabled={isFixed} className="mx-auto flex w-fit noscript:hidden rounded-full border border-edge bg-sheet p-1">
      <legend className="sr-only">{words.label}</legend>
      {periods.map((each) => (
        <label
          key={each.period}
          className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-5 font-semibold text-ink-soft outline-offset-3 outline-pen hover:text-ink has-checked:bg-pen has-checked:text-on-pen has-focus-visible:outline-[2.5px]"
        >
          <input
            type="radio"
            name="period"
            value={each.period}
            checked={period === each.period}
            onChange={() => onChoose(each.period)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {each.title} {each.extra && <span className="text-sm font-normal">{each.extra}</span>}
        </label>
      ))}
    </fieldset>
  )
}
