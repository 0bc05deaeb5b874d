import { CircleCheck, Download } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { engine } from '#data/client/engine.ts'
import { printerLikely } from '#data/client/printer.ts'
import { useMasked } from '#data/masking/masked.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { say } from '#messages/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { Select } from '#ui/select.tsx'
import { ProWays } from '#ui/upgrade-links.tsx'
import { WaitingBar } from '#ui/waiting-bar.tsx'
import { sayPaper } from './messages/paper/index.ts'
import type { PaperSize } from './paper-size.ts'
import type { Making, useMaking } from './use-making.ts'

const words = sayPaper

export interface Choices<Paper extends PaperSize> {
  paper: Paper
  masked: boolean
}

interface PdfFormProps<Paper extends PaperSize> {
  lead: string
  /** The papers to choose from, and the one chosen. */
  papers: { sizes: readonly Paper[]; chosen: Paper; choose: (size: Paper) => void }
  /** More to choose. */
  children?: ReactNode
  of: ReturnType<typeof useMaking>
  /** The specification's sentence where it failed. */
  failed: string
  /** What can be saved; the first is what one came for. */
  ways: readonly { title: ReactNode; save: (choices: Choices<Paper>) => void }[]
}

/** How a PDF is wanted, and how far it has come. */
export function PdfForm<Paper extends PaperSize>({ lead, papers, children, of: { making, cancel }, failed, ways }: PdfFormProps<Paper>) {
  const [isMaskingNames, setMaskingNames] = useState(false)
  const isMasked = useMasked()
  const ids = { paper: useId(), mask: useId() }
  const isWorking = making.state === 'working'
  const buttons = useFollowedFocus(isWorking)
  useEffect(() => void printerLikely(), [])
  return (
    <div className="space-y-5 overflow-y-auto p-5">
      <p className="text-ink-soft">{lead}</p>
      <fieldset disabled={isWorking} className="space-y-3 border-y border-line py-3 disabled:opacity-60">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <label htmlFor={ids.paper}>{words.paper.label}</label>
          <Select
            id={ids.paper}
            value={papers.chosen}
            options={papers.sizes.map((value) => ({ value, title: words.paper.sizes[value] }))}
            onChoose={papers.choose}
            className="w-40"
          />
        </div>
        {children}
        {isMasked ? (
          <p className="text-base text-ink-soft">{words.masked}</p>
        ) : (
          <div>
            <Checkbox isChecked={isMaskingNames} onChange={setMaskingNames}>
              {words.mask}
            </Checkbox>
            <p className="ps-8 text-base text-ink-faint">{words.maskMeaning}</p>
          </div>
        )}
      </fieldset>
      <div ref={buttons} className="space-y-4">
        {isWorking ? (
          <>
            <Working making={making} />
            <Button kind="outline" onClick={cancel} className="w-full sm:w-auto">
              {words.cancel}
            </Button>
          </>
        ) : (
          <>
            <Outcome making={making} failed={failed} />
            <div className="flex flex-wrap gap-3">
              {ways.map(({ title, save }, place) => (
                <Button
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are what they are by their place
                  key={place}
                  kind={place === 0 ? 'primary' : 'outline'}
                  onClick={() => save({ paper: papers.chosen, masked: isMaskingNames })}
                  className="w-full sm:w-auto"
                >
                  {place === 0 && <Download aria-hidden="true" />}
                  {title}
                </Button>
              ))}
            </div>
            <p className="text-base text-ink-faint">
              {engine.kind === 'server' ? words.about.server({ host: engine.host }) : words.about.browser({ size: packBytes })}
            </p>
          </>
        )}
      </div>
    </div>
  )
}

/** About as large as what is fetched. */
const packBytes = 21e6

/** The button pressed goes with the press: the keyboard stays beside it. */
function useFollowedFocus(isWorking: boolean) {
  const buttons = useRef<HTMLDivElement>(null)
  const was = useRef(isWorking)
  useEffect(() => {
    if (was.current === isWorking) return
    was.current = isWorking
    buttons.current?.querySelector<HTMLElement>('button')?.focus()
  }, [isWorking])
  return buttons
}

function Working({ making: { progress } }: { making: Extract<Making, { state: 'working' }> }) {
  // Setting the pages is one step: how far it has come is not known.
  if (progress && progress.stage !== 'printing' && progress.total > 0) return <ProgressBar {...progress} />
  const label = progress ? say.stages[progress.stage] : words.working
  return <WaitingBar label={label} />
}

/** Failures whose own sentence says more than that it failed. */
const telling = new Set(['pack_unavailable', 'too_large', 'timeout', 'unavailable'])

function Outcome({ making, failed }: { making: Making; failed: string }) {
  if (making.state === 'done')
    return (
      <p role="status" className="flex items-start gap-2 [overflow-wrap:anywhere]">
        <CircleCheck className="mt-[0.15em] size-5 shrink-0 text-good" aria-hidden="true" />
        {words.done({ name: making.name })}
      </p>
    )
  if (making.state !== 'failed') return null
  const { failure } = making
  if (failure.code === 'pro_required')
    return (
      <Banner kind="failure">
        <p>{words.locked}</p>
        <ProWays isSmall />
      </Banner>
    )
  return (
    <Banner kind="failure">
      <p>{telling.has(failure.code) ? failureSentence(failure) : failed}</p>
    </Banner>
  )
}
