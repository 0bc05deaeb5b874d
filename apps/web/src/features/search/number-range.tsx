import { useId, useRef, useState } from 'react'
import { useAfterPause } from '#components/filters/use-after-pause.ts'
import { newVisit } from '#data/search/use-filters.ts'
import { saySearch } from '#messages/search/index.ts'
import { type End, refusalOf, settled, shownOf, type Typed, withTyped } from './number-span.ts'

const { filters: words } = saySearch

interface NumberRangeProps {
  least: number | null
  most: number | null
  /** What each end means, for those who hear it. */
  labels: readonly [least: string, most: string]
  onChoose: (least: number | null, most: number | null, visit: string | null) => void
}

/** Two ends of a span of whole numbers, either of which may be open. What cannot be meant is said so and not asked for. */
export function NumberRange({ least, most, labels, onChoose }: NumberRangeProps) {
  const span = { least, most }
  const [typed, setTyped] = useState<Record<End, Typed>>(() => ({
    least: { text: shownOf(least), isFinished: false },
    most: { text: shownOf(most), isFinished: false },
  }))
  const [known, setKnown] = useState(span)
  if (known.least !== least || known.most !== most) {
    setKnown(span)
    setTyped({ least: settled('least', typed.least, known, span), most: settled('most', typed.most, known, span) })
  }
  const fieldOf = (end: End, other: End) => ({
    typed: typed[end].text,
    problem: typed[end].isFinished ? refusalOf(end, typed[end].text, span) : null,
    onType: (text: string, isFinished: boolean) => setTyped((now) => ({ ...now, [end]: { text, isFinished } })),
    onChoose(text: string, visit: string | null) {
      const next = withTyped(end, text, span, typed[other])
      if (next) onChoose(next.least, next.most, visit)
    },
  })
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField title={words.least} label={labels[0]} {...fieldOf('least', 'most')} />
      <NumberField title={words.most} label={labels[1]} {...fieldOf('most', 'least')} />
    </div>
  )
}

interface NumberFieldProps {
  title: string
  label: string
  typed: string
  /** Why what is typed cannot be meant. */
  problem: string | null
  onType: (text: string, isFinished: boolean) => void
  onChoose: (text: string, visit: string | null) => void
}

function NumberField({ title, label, typed, problem, onType, onChoose }: NumberFieldProps) {
  const id = useId()
  const visit = useRef<string | null>(null)
  const take = useAfterPause((text: string) => {
    onType(text, true)
    onChoose(text, visit.current)
  })
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-ink-soft">
        <span aria-hidden="true">{title}</span>
        <span className="sr-only">{label}</span>
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onFocus={() => {
          visit.current = newVisit()
        }}
        onChange={(event) => {
          onType(event.target.value, false)
          take.soon(event.target.value)
        }}
        onBlur={() => take.now(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take.now(typed)
        }}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        className="figures mt-1 min-h-11 w-full min-w-0 rounded-md bg-sheet px-3 shadow-[inset_0_0_0_1px_var(--color-edge)] aria-invalid:shadow-[inset_0_0_0_2px_var(--color-wax)]"
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-wax">
          {problem}
        </p>
      )}
    </div>
  )
}
