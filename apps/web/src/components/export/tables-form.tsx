import type { UploadAnswer } from '@convostat/api'
import { CircleCheck, Download } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ProMark } from '#components/license/pro-mark.tsx'
import { api } from '#data/client/api.ts'
import { engine } from '#data/client/engine.ts'
import { askAbout } from '#data/client/use-call.ts'
import { usePlan } from '#data/license/plan.ts'
import { useMasked } from '#data/masking/masked.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { ProWays } from '#ui/upgrade-links.tsx'
import { WaitingBar } from '#ui/waiting-bar.tsx'
import { sayTables } from './messages/tables/index.ts'
import { type Making, useMaking } from './use-making.ts'

const words = sayTables
const kinds = ['csv', 'json'] as const
type Kind = (typeof kinds)[number]

/** Which file is wanted of this chat, and how far it has come. On Free it says what there would be. */
export function TablesForm({ chat }: { chat: UploadAnswer }) {
  const { plan } = usePlan()
  return plan === 'pro' ? <Saving chat={chat} /> : <Locked />
}

function Saving({ chat }: { chat: UploadAnswer }) {
  const { making, make, cancel } = useMaking()
  const [isMasking, setMasking] = useState(false)
  const [wanted, setWanted] = useState<Kind>('csv')
  const isMasked = useMasked()
  const isWorking = making.state === 'working'
  const list = useRef<HTMLUListElement>(null)
  useFollowedFocus(isWorking, () => list.current?.querySelector<HTMLElement>(`[data-kind=${wanted}] button`))
  const save = (kind: Kind) => {
    setWanted(kind)
    void make((asking) => askAbout(api.exports[kind], { masked: isMasking }, chat.upload_id, asking))
  }
  return (
    <>
      {isMasked ? (
        <p className="text-base text-ink-soft">{words.masked}</p>
      ) : (
        <fieldset disabled={isWorking} className="disabled:opacity-60">
          <Checkbox isChecked={isMasking} onChange={setMasking}>
            {words.mask}
          </Checkbox>
          <p className="ps-8 text-base text-ink-faint">{words.maskMeaning}</p>
        </fieldset>
      )}
      <ul ref={list} className="border-t border-line">
        {kinds.map((kind) => (
          <Row key={kind} kind={kind}>
            {isWorking && kind === wanted ? (
              <Button kind="outline" onClick={cancel}>
                {words.cancel}
              </Button>
            ) : (
              <Button kind="outline" aria-disabled={isWorking} onClick={() => !isWorking && save(kind)}>
                <Download aria-hidden="true" />
                {words[kind].save}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      <Told making={making} />
      <p className="text-base text-ink-faint">
        {engine.kind === 'server' ? words.about.server({ host: engine.host }) : words.about.browser}
      </p>
    </>
  )
}

function Locked() {
  const mark = useId()
  return (
    <>
      <ul className="border-t border-line">
        {kinds.map((kind) => (
          <Row key={kind} kind={kind} mark={<ProMark id={`${mark}-${kind}`} />} />
        ))}
      </ul>
      <p>{words.locked}</p>
      <ProWays isSmall />
    </>
  )
}

function Row({ kind, mark, children }: { kind: Kind; mark?: ReactNode; children?: ReactNode }) {
  const { title, about } = words[kind]
  return (
    <li data-kind={kind} className="grid items-center gap-x-10 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
          {title} {mark}
        </h3>
        <p className="text-base text-ink-soft">{about}</p>
      </div>
      {children && <div className="grid sm:w-56">{children}</div>}
    </li>
  )
}

/** The button pressed goes with the press, or comes back: the keyboard stays where it was. */
function useFollowedFocus(isWorking: boolean, next: () => HTMLElement | null | undefined): void {
  const was = useRef(isWorking)
  useEffect(() => {
    if (was.current === isWorking) return
    was.current = isWorking
    // A person who went on elsewhere meanwhile stays there.
    if (document.activeElement === null || document.activeElement === document.body) next()?.focus()
  })
}

function Told({ making }: { making: Making }) {
  if (making.state === 'idle') return null
  if (making.state === 'working') {
    const { progress } = making
    return progress && progress.total > 0 ? <ProgressBar {...progress} /> : <WaitingBar label={words.working} />
  }
  if (making.state === 'done')
    return (
      <p role="status" className="flex items-start gap-2 [overflow-wrap:anywhere]">
        <CircleCheck className="mt-[0.15em] size-5 shrink-0 text-good" aria-hidden="true" />
        {words.done({ name: making.name })}
      </p>
    )
  const { failure } = making
  return (
    <Banner kind="failure">
      <p>{failure.code === 'unknown' ? words.failed : failureSentence(failure)}</p>
      {failure.code === 'pro_required' && <ProWays isSmall />}
    </Banner>
  )
}
