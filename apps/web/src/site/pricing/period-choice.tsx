import type { BillingPeriod } from '@convostat/license'
import { say } from '../../messages/index.ts'

const { label, monthly, annual, saving } = say.pricing.period

const periods = [
  { period: 'monthly', title: monthly, extra: null },
  { period: 'annual', title: annual, extra: saving },
] as const satisfies { period: BillingPeriod; title: string; extra: string | null }[]

interface PeriodChoiceProps {
  period: BillingPeriod
  onChoose: (period: BillingPeriod) => void
  /** While the one that is shown is being bought. */
  isFixed?: boolean
}

/** A month or a year at a time: the browser's own radio buttons, so that arrow keys choose. */
export function PeriodChoice({ period, onChoose, isFixed = false }: PeriodChoiceProps) {
  return (
    <fieldset disabled={isFixed} className="mx-auto flex w-fit rounded-full border border-edge bg-sheet p-1">
      <legend className="sr-only">{label}</legend>
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
