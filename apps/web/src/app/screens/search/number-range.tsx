import { useId, useRef, useState } from 'react'
import { newVisit } from '../../../data/use-filters.ts'
import { useAfterPause } from '../../../filters/use-after-pause.ts'
import { say } from '../../../messages/index.ts'
import { wholeNumber } from './whole-number.ts'

const { filters: words } = say.search

interface NumberRangeProps {
  least: number | null
  most: number | null
  /** What each end means, for those who hear it. */
  labels: readonly [least: string, most: string]
  onChoose: (least: number | null, most: number | null, visit: string | null) => void
}

/** Two ends of a span of whole numbers, either of which may be open. What cannot be meant is said so and not asked for. */
export function NumberRange({ least, most, labels, onChoose }: NumberRangeProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        title={words.least}
        label={labels[0]}
        value={least}
        problemOf={(value) => (most !== null && value > most ? words.moreThanMost(most) : null)}
        onChoose={(value, visit) => onChoose(value, most, visit)}
      />
      <NumberField
        title={words.most}
        label={labels[1]}
        value={most}
        problemOf={(value) => (least !== null && value < least ? words.lessThanLeast(least) : null)}
        onChoose={(value, visit) => onChoose(least, value, visit)}
      />
    </div>
  )
}

interface NumberFieldProps {
  title: string
  label: string
  value: number | null
  /** Why this number cannot be meant; null where it can. */
  problemOf: (value: number) => string | null
  onChoose: (value: number | null, visit: string | null) => void
}

function NumberField({ title, label, value, problemOf, onChoose }: NumberFieldProps) {
  const id = useId()
  const shown = value === null ? '' : `${value}`
  const [typed, setTyped] = useState(shown)
  const [problem, setProblem] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setProblem(null)
    const now = wholeNumber(typed)
    if ((now.is === 'number' ? now.value : null) !== value) setTyped(shown)
  }
  const visit = useRef<string | null>(null)
  const take = useAfterPause((text: string) => {
    const now = wholeNumber(text)
    const wrong = now.is === 'wrong' ? words.notWhole : now.is === 'number' ? problemOf(now.value) : null
    setProblem(wrong)
    const next = now.is === 'number' ? now.value : null
    if (wrong === null && next !== value) onChoose(next, visit.current)
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
          setTyped(event.target.value)
          setProblem(null)
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
