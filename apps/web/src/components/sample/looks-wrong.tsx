import { Copy, Download, Flag } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { saveFile } from '#charts/save-file.ts'
import { brand } from '#data/client/brand.ts'
import { notify } from '#data/client/notices.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { MailLink } from '#ui/mail-link.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { saySample } from './messages/index.ts'
import { type SamplePiece, sampleLines } from './sample-pieces.ts'

const words = saySample

/** Makes the sample; it is asked for when someone wants to see it. */
export type MakeSample = (asking: { signal: AbortSignal }) => Promise<{ sample: string }>

interface LooksWrongProps {
  make: MakeSample
  /** As high as the controls beside it. */
  isTall?: boolean
  className?: string
}

/** For a chat that looks wrong to the reader: a masked sample of the file, to look at, copy or save. Nothing is sent. */
export function LooksWrong({ make, isTall = false, className }: LooksWrongProps) {
  return (
    <Dialog
      title={words.title}
      trigger={
        <Button kind="quiet" size="small" title={words.button} className={classes(isTall && 'min-h-11', className)}>
          <Flag aria-hidden="true" />
          {words.button}
        </Button>
      }
    >
      <Sample make={make} />
    </Dialog>
  )
}

type Made = { state: 'making' } | { state: 'failed' } | { state: 'made'; sample: string }

function Sample({ make }: { make: MakeSample }) {
  const [made, setMade] = useState<Made>({ state: 'making' })
  const begin = useEffectEvent(make)
  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    begin({ signal }).then(
      ({ sample }) => !signal.aborted && setMade({ state: 'made', sample }),
      () => !signal.aborted && setMade({ state: 'failed' }),
    )
    return () => aborter.abort()
  }, [])
  const sample = made.state === 'made' ? made.sample : ''
  return (
    <>
      <ScrollArea label={words.label} className="min-h-0 flex-1 space-y-4 overflow-y-auto overscroll-contain px-5 py-4">
        <p className="text-base text-ink-soft">{words.lead}</p>
        {made.state === 'making' && (
          <div role="status" aria-label={words.making} className="late space-y-3">
            <Skeleton className="h-40" />
          </div>
        )}
        {made.state === 'failed' && <Banner kind="failure">{words.failed}</Banner>}
        {made.state === 'made' && (sample === '' ? <Banner kind="note">{words.nothing}</Banner> : <Lines sample={sample} />)}
      </ScrollArea>
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <p className="w-full text-sm text-ink-faint">
          {words.nowhere}
          {brand.support_email && (
            <>
              {' '}
              {words.mailTo} <MailLink mail={brand.support_email} subject={words.mailSubject} className="text-pen underline" />
            </>
          )}
        </p>
        <Button className="flex-1" disabled={sample === ''} onClick={() => void copy(sample)}>
          <Copy aria-hidden="true" />
          {words.copy}
        </Button>
        <Button kind="outline" className="flex-1" disabled={sample === ''} onClick={() => save(sample)}>
          <Download aria-hidden="true" />
          {words.save}
        </Button>
      </div>
    </>
  )
}

/** What is copied or saved, character by character; a line runs in the direction of its own first letter, whatever marks are in it, and begins where the page's do. */
function Lines({ sample }: { sample: string }) {
  const lines = sampleLines(sample)
  const hasUnseen = lines.some((line) => line.some(({ name }) => name !== undefined && name !== 'LF'))
  return (
    <div className="space-y-2">
      <div className="rounded-md border border-line bg-paper px-3 py-2">
        <ol className="space-y-0.5 font-mono text-sm">
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sample never change places.
            <li key={i} dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere] begins-as-around">
              {line.map((piece, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the pieces of a line.
                <Piece key={at} {...piece} />
              ))}
            </li>
          ))}
        </ol>
      </div>
      {hasUnseen && <p className="text-sm text-ink-faint">{words.hidden}</p>}
    </div>
  )
}

function Piece({ text, name }: SamplePiece) {
  if (name === undefined) return text
  return (
    <bdi className="mx-px rounded-[2px] px-0.5 font-sans text-[0.8em] text-ink-faint shadow-[inset_0_0_0_1px_var(--color-edge)]">
      {name}
    </bdi>
  )
}

async function copy(sample: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(sample)
    notify({ topic: 'copied', text: words.copied })
  } catch {
    notify({ topic: 'copied', text: words.notCopied })
  }
}

const save = (sample: string): void => saveFile(new Blob([sample], { type: 'text/plain;charset=utf-8' }), 'convostat-masked-sample.txt')
