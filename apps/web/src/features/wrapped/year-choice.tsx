import { RadioGroup } from 'radix-ui'
import { format } from '#format/index.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'

const { choice: words } = sayWrapped

interface YearChoiceProps {
  /** Those with a message, ascending. */
  years: readonly number[]
  /** Null for all time. */
  year: number | null
  onChoose: (year: number | null) => void
}

const all = 'all'

/** Of which year the story is; nothing where there is but one. */
export function YearChoice({ years, year, onChoose }: YearChoiceProps) {
  if (years.length < 2) return null
  return (
    <RadioGroup.Root
      aria-label={words.label}
      orientation="horizontal"
      value={year === null ? all : String(year)}
      onValueChange={(value) => onChoose(value === all ? null : Number(value))}
      className="flex flex-wrap gap-1.5 sm:gap-2"
    >
      {[null, ...[...years].reverse()].map((each) => (
        <RadioGroup.Item
          key={each ?? all}
          value={each === null ? all : String(each)}
          className="figures min-h-11 rounded-full px-4 sm:px-5 font-semibold shadow-[inset_0_0_0_1px_var(--color-edge)] hover:bg-pen-wash data-[state=checked]:bg-pen data-[state=checked]:text-on-pen data-[state=checked]:shadow-none"
        >
          {each === null ? words.all : format.year(each)}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
