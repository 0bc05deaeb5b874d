import type { LocalModelReason } from '@convostat/api'
import { Copy, Cpu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { notify } from '#data/client/notices.ts'
import { commandsFor, systemOf, systems } from '#data/local-model/commands.ts'
import { localModelHere, useLocalModel } from '#data/local-model/local-model.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { sayAsk } from './messages/index.ts'
import { brokenModels, brokenOnly, unansweredModels, wayOut } from './sentences.ts'

const { local: words } = sayAsk

/** The model on the reader's own computer: to connect it, to choose it, and what to do where it does not answer. */
export function LocalAi() {
  const { isOn, isConnecting, reason, model, models, failed = [], unanswered = [], left = 0 } = useLocalModel()
  const { connect, choose, switchOff, check } = localModelHere()
  if (!isOn) {
    return (
      <Part about={words.off} isQuiet>
        <details className="w-full text-base text-ink-soft">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-pen underline-offset-4 hover:underline">
            {words.what}
          </summary>
          <p className="max-w-[60ch] pb-1">{words.whatText}</p>
        </details>
        <Button kind="outline" size="small" onClick={connect}>
          {words.connect}
        </Button>
      </Part>
    )
  }
  const off = (
    <Button kind="quiet" size="small" onClick={switchOff}>
      {words.switchOff}
    </Button>
  )
  if (isConnecting) {
    return (
      <Part about={words.connecting} isQuiet>
        {off}
      </Part>
    )
  }
  if (reason === null) {
    return (
      <Part about={words.on} below={<Others shown={models.length} failed={failed} unanswered={unanswered} left={left} />} isQuiet>
        <Select
          aria-label={words.model}
          className="max-w-60"
          value={model ?? ''}
          options={models.map(({ name }) => ({ value: name, title: name }))}
          onChoose={choose}
        />
        {off}
      </Part>
    )
  }
  return (
    <Part about={<Trouble reason={reason} failed={[...failed, ...unanswered]} />} below={<Commands reason={reason} />}>
      {reason === 'not_connected' ? (
        <Button size="small" onClick={connect}>
          {words.connect}
        </Button>
      ) : (
        <Button kind="outline" size="small" onClick={check}>
          {words.check}
        </Button>
      )}
      {off}
      {reason !== 'not_connected' && <p className="text-ink-faint text-sm">{words.checks}</p>}
    </Part>
  )
}

interface PartProps {
  /** Is heard when it is another. */
  about: ReactNode
  /** Is there to be read, and is not heard. */
  below?: ReactNode
  /** Nothing should be done. */
  isQuiet?: boolean
  children: ReactNode
}

function Part({ about, below, isQuiet = false, children }: PartProps) {
  return (
    <section aria-label={words.title} className={isQuiet ? 'pt-6' : 'rounded-md border border-warn/40 bg-warn-wash px-4 py-4 sm:px-5'}>
      <div className="flex items-start gap-3">
        <Cpu className="mt-[0.2em] size-5 shrink-0 text-ink-faint" aria-hidden="true" />
        <div className="min-w-0 flex-1 space-y-2">
          <div role="status">
            {typeof about === 'string' ? (
              <p>
                <span className="block font-semibold">{words.title}</span> <span className="text-ink-soft">{about}</span>
              </p>
            ) : (
              about
            )}
          </div>
          {below}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{children}</div>
        </div>
      </div>
    </section>
  )
}

/** This many models that failed are named. */
const mostNamed = 3
const namesOf = (failed: readonly string[]): readonly string[] => failed.slice(0, mostNamed).map(shortened)
const moreOf = (failed: readonly string[]): number => Math.max(0, failed.length - mostNamed)
const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name)

interface OthersProps {
  shown: number
  failed: readonly string[]
  unanswered: readonly string[]
  left: number
}

/** Models that are installed and cannot be chosen, and why. */
function Others({ shown, failed, unanswered, left }: OthersProps) {
  const sentences = [
    ...(failed.length > 0 ? [brokenModels({ names: namesOf(failed), more: moreOf(failed) })] : []),
    ...(unanswered.length > 0 ? [unansweredModels({ names: namesOf(unanswered), more: moreOf(unanswered) })] : []),
    ...(left > 0 ? [words.newest({ shown, all: shown + failed.length + unanswered.length + left })] : []),
  ]
  return sentences.map((sentence) => (
    <p key={sentence} className="max-w-[60ch] text-base text-ink-soft [overflow-wrap:anywhere]">
      {sentence}
    </p>
  ))
}

/** Why it does not answer. */
function Trouble({ reason, failed }: { reason: LocalModelReason; failed: readonly string[] }) {
  return (
    <div className="space-y-2">
      <p className="font-semibold">{words.reasons[reason].title}</p>
      <p className="max-w-[60ch] text-ink-soft [overflow-wrap:anywhere]">
        {wayOut({ host: location.host, reason })}
        {reason === 'models_failed' && ` ${brokenOnly({ names: namesOf(failed), more: moreOf(failed) })}`}
      </p>
    </div>
  )
}

/** What is typed into a terminal to repair it. */
function Commands({ reason }: { reason: LocalModelReason }) {
  const [system, setSystem] = useState(() => systemOf(navigator))
  const commands = commandsFor(reason, system, location.origin)
  if (commands.length === 0) return null
  return (
    <>
      <Select
        aria-label={words.system}
        value={system}
        options={systems.map((each) => ({ value: each, title: words.systems[each] }))}
        onChoose={setSystem}
      />
      <ol className="space-y-2">
        {commands.map((command) => (
          <li key={command} className="flex items-start gap-1 rounded-md border border-line bg-sheet">
            {/* Long lines break, so that nobody has to scroll to read what is copied. */}
            <code dir="ltr" className="min-w-0 flex-1 whitespace-pre-wrap px-3 py-2.5 text-base [overflow-wrap:anywhere]">
              {command}
            </code>
            <Button kind="quiet" size="icon" aria-label={`${words.command}: ${command}`} onClick={() => void copy(command)}>
              <Copy aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
    </>
  )
}

async function copy(command: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(command)
    notify({ topic: 'copied', text: sayAsk.copied })
  } catch {
    notify({ topic: 'copied', text: sayAsk.notCopied })
  }
}
