import type { FeelingLabel } from '@convostat/api'
import { emotions } from '@convostat/emotion/labels'
import { Check, RotateCcw } from 'lucide-react'
import { useId, useRef } from 'react'
import { engine } from '#data/client/engine.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { sayWhy } from './messages/index.ts'
import { useCorrect } from './use-correct.ts'
import type { Why } from './weighed-parts.ts'

const { correct: words } = sayWhy
const sentiments = ['positive', 'neutral', 'negative'] as const satisfies readonly FeelingLabel[]

/** What a person says the message is, against the estimate; each press counts immediately. */
export function CorrectThis({ why }: { why: Why }) {
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const correct = useCorrect(why)
  const choose = (label: FeelingLabel) => void correct(label === why.corrected ? null : label)
  const reset = () => {
    // The button goes with the correction: the keyboard continues from what was chosen.
    section.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    void correct(null)
  }
  return (
    <section ref={section} aria-labelledby={title} className="border-t border-line pt-4">
      <h3 id={title} className="font-semibold">
        {words.title}
      </h3>
      <p className="text-base text-ink-faint">{engine.kind === 'browser' ? words.about : words.aboutServer}</p>
      <Labels legend={words.sentiments} labels={sentiments} chosen={why.corrected} onChoose={choose} />
      <Labels legend={words.emotions} labels={emotions} chosen={why.corrected} onChoose={choose} />
      {why.corrected !== null && (
        <Button kind="quiet" className="mt-1 -ms-3" onClick={reset}>
          <RotateCcw aria-hidden="true" />
          {words.reset}
        </Button>
      )}
    </section>
  )
}

interface LabelsProps<L extends FeelingLabel> {
  legend: string
  labels: readonly L[]
  chosen: FeelingLabel | null
  onChoose: (label: L) => void
}

function Labels<L extends FeelingLabel>({ legend, labels, chosen, onChoose }: LabelsProps<L>) {
  return (
    <fieldset className="mt-3">
      <legend className="text-base text-ink-soft">{legend}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {labels.map((label) => {
          const isChosen = chosen === label
          return (
            <button
              key={label}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(label)}
              className={classes(
                'inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 shadow-[inset_0_0_0_1px_var(--color-edge)] hover:bg-well',
                isChosen && 'bg-pen-wash font-semibold shadow-[inset_0_0_0_1.5px_var(--color-pen)] hover:bg-pen-wash',
              )}
            >
              {isChosen && <Check className="size-4 shrink-0" aria-hidden="true" />}
              {words.labels[label]}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
