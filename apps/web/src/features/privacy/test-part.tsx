import { Check, CircleHelp, TriangleAlert } from 'lucide-react'
import { engine } from '#data/client/engine.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { sayProof } from './messages/index.ts'
import { Part } from './part.tsx'
import { type Outcome, trialsHere } from './self-test.ts'
import { type SelfTest, verdictOf } from './use-self-test.ts'

const { test: words } = sayProof

/** The button, what became of each attempt, and what follows from all of them. */
export function TestPart({ test: { state, findings, run } }: { test: SelfTest }) {
  const verdict = state === 'done' && findings ? verdictOf(findings) : null
  return (
    <Part title={words.title}>
      <p className="mt-2 text-ink-soft">{engine.kind === 'browser' ? words.about : words.aboutServer}</p>
      <Button kind="outline" className="mt-3" aria-disabled={state === 'running'} onClick={run}>
        {state === 'new' ? words.run : state === 'running' ? words.running : words.again}
      </Button>
      {findings && (
        <ul className="mt-4 border-t border-line">
          {trialsHere.map((trial) => (
            <li key={trial} className="gap-x-5 border-b border-line py-2 sm:grid sm:grid-cols-2">
              <span className="text-ink-soft">{words.trials[trial]}</span>
              <Result outcome={findings.outcomes[trial]} />
            </li>
          ))}
        </ul>
      )}
      {/* Always there, so that what comes into it is spoken. */}
      <p
        role="status"
        className={classes('mt-3 font-semibold empty:hidden', verdict === 'held' && 'text-good', verdict === 'open' && 'text-wax')}
      >
        {verdict && words[verdict]}
      </p>
    </Part>
  )
}

const looks = {
  refused: { Icon: Check, className: 'text-good' },
  unreached: { Icon: CircleHelp, className: 'text-ink-soft' },
  reached: { Icon: TriangleAlert, className: 'text-wax' },
  silent: { Icon: CircleHelp, className: 'text-ink-soft' },
} as const

/** Undefined while it is not yet tried. */
function Result({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome === undefined) return <span className="text-ink-faint">{words.running}</span>
  const said = outcome ?? 'silent'
  const { Icon, className } = looks[said]
  return (
    <span className={classes('flex items-start gap-2', className)}>
      <Icon className="mt-[0.2em] size-4 shrink-0" aria-hidden="true" />
      {words.outcomes[said]}
    </span>
  )
}
