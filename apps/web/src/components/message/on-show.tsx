import { EyeOff, RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCurrentId } from '#data/chat/current-id.ts'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { useNames } from '#data/people/use-names.ts'
import { keptOffBy, keptOffInToo, neverShow, useKeptOff } from '#data/saved/kept-off.ts'
import { say } from '#messages/index.ts'
import { Quoted } from './quoted.tsx'

const { onShow: words } = say

interface Said {
  id: number
  author: string
  date: string
  message: string
}

interface OnShowProps {
  /** What the message is shown for, by which controls of several such places differ. */
  place: string
  /** What may be shown, the best first. */
  candidates: readonly Said[]
  /** Beside its author's name. */
  children?: (shown: Said) => ReactNode
}

/** A message that nobody asked for: the reader can have the next one that fits in its place, or say that it should never be shown again. */
export function OnShow({ place, candidates, children }: OnShowProps) {
  const [at, setAt] = useState(0)
  const { written } = useNames()
  const { isKnown, fitting, never } = useFitting(candidates, (author) => written(author))
  const ended = useRef(false)
  const shown = fitting.at(at)
  const next = () => {
    ended.current = at + 1 >= fitting.length
    setAt(at + 1)
  }
  if (!shown) {
    return (
      <p
        ref={(sentence) => {
          // The controls that had the focus are gone.
          if (ended.current) sentence?.focus()
          ended.current = false
        }}
        tabIndex={-1}
        className="max-w-[60ch] text-base text-ink-soft"
      >
        {words.none}{' '}
        {fitting.length > 0 && (
          <button type="button" aria-label={words.againOf({ place })} onClick={() => setAt(0)} className={control}>
            {words.again}
          </button>
        )}
      </p>
    )
  }
  return (
    // A message that is kept off must not even flash: until these are known, the first one takes its room unseen.
    <div className={isKnown ? undefined : 'invisible'}>
      <div aria-live="polite">
        <Quoted key={shown.id} id={shown.id} author={shown.author} date={shown.date} message={shown.message}>
          {children?.(shown)}
        </Quoted>
      </div>
      <p className="mt-0.5 flex flex-wrap gap-x-5 ps-4.5">
        <button type="button" aria-label={words.anotherOf({ place })} onClick={next} className={control}>
          <RefreshCw className="size-3.5 shrink-0" aria-hidden="true" />
          {words.another}
        </button>
        <button
          type="button"
          aria-label={words.neverOf({ place })}
          onClick={() => {
            ended.current = at + 1 >= fitting.length
            void never(shown, place)
          }}
          className={control}
        >
          <EyeOff className="size-3.5 shrink-0" aria-hidden="true" />
          {words.never}
        </button>
      </p>
    </div>
  )
}

const control =
  'inline-flex min-h-9 items-center gap-1.5 text-sm text-ink-faint underline-offset-4 hover:text-pen hover:underline focus-visible:text-pen'

/** Those of the candidates that the reader has not kept off, and how to keep one off. */
function useFitting(candidates: readonly Said[], authorsOf: (author: string) => readonly string[]) {
  const keptOff = useKeptOff()
  const uploadId = useCurrentId()
  const under = ({ author, message }: Said) => ({ authors: authorsOf(author), message })
  const looked = candidates.map((each) => ({ each, by: keptOff ? keptOffBy(keptOff, under(each)) : undefined }))
  useEffect(() => {
    if (uploadId === null) return
    const fromElsewhere = looked.flatMap(({ by }) => (by && !by.uploadIds.includes(uploadId) ? [by] : []))
    // Where it cannot be written now, it is the next time.
    if (fromElsewhere.length > 0) void keptOffInToo(fromElsewhere, uploadId).catch(() => undefined)
  })
  const never = async (shown: Said, place: string): Promise<void> => {
    const topic = `kept off ${shown.id}`
    if (uploadId === null) return
    try {
      const undo = await neverShow(under(shown), uploadId)
      const onPress = () => void undo().catch(() => notify({ topic, text: words.notBack }))
      const action = { label: words.undo, altText: words.undoOf({ place }), onPress }
      notify({ topic, text: words.kept, milliseconds: undoMilliseconds, action })
    } catch {
      notify({ topic, text: words.failed })
    }
  }
  return { isKnown: keptOff !== null, fitting: looked.flatMap(({ each, by }) => (by ? [] : [each])), never }
}
