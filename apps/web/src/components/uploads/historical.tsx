import type { UploadAnswer } from '@convostat/api'
import { HOUR } from '@convostat/format/seconds'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useScreen } from '#components/screen/screen.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { sayUploads } from './messages/index.ts'
import { type Opening, useOpenUpload } from './use-open-upload.ts'
import { When } from './when.tsx'

const { historical: words } = sayUploads
const hour = HOUR * 1000

type Dated = Pick<UploadAnswer, 'upload_id' | 'uploadDate'>

/** Whether an upload was analyzed more than an hour ago. */
export const isHistorical = (uploadDate: string, now: number): boolean => now - Date.parse(uploadDate) > hour

/** The same, as it is when a screen is entered: nobody is interrupted on the hour. Analyzing again ends it. */
export const useHistorical = ({ uploadDate }: Dated, clock: () => number = Date.now): boolean =>
  useMemo(() => isHistorical(uploadDate, clock()), [uploadDate, clock])

interface HistoricalProps {
  chat: Dated
  clock?: () => number
}

/** The warning of screens that rest on a fresh upload, with the way out. Nothing where the upload is fresh. */
export function HistoricalNotice({ chat, clock = Date.now }: HistoricalProps) {
  const { opening, open, cancel } = useOpenUpload(() => undefined)
  if (!useHistorical(chat, clock)) return null
  return (
    <Banner kind="warning" title={words.title}>
      <p>{words.text({ when: format.ago(chat.uploadDate, clock()) })}</p>
      <Again opening={opening} onOpen={() => open(chat.upload_id, true)} onCancel={cancel} kind="outline" />
    </Banner>
  )
}

/** Instead of a screen that rests on a fresh upload: why it is not there, and the way out. */
export function HistoricalBlock({ chat, clock = Date.now }: HistoricalProps) {
  const { opening, open, cancel } = useOpenUpload(() => undefined)
  const title = useId()
  return (
    <section aria-labelledby={title} className="corners max-w-xl space-y-4 border border-line bg-sheet px-6 py-8 sm:px-9">
      <History className="size-7 text-wax" aria-hidden="true" />
      <h2 id={title} className="display text-3xl">
        {words.title}
      </h2>
      <p className="text-lg text-ink-soft">{words.text({ when: format.ago(chat.uploadDate, clock()) })}</p>
      <Again opening={opening} onOpen={() => open(chat.upload_id, true)} onCancel={cancel} kind="outline" />
    </section>
  )
}

/** The same in one quiet line, for screens that show an old upload as it is. */
export function HistoricalLine({ chat, clock = Date.now }: HistoricalProps) {
  const { opening, open, cancel } = useOpenUpload(() => undefined)
  if (!useHistorical(chat, clock)) return null
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-ink-faint">
      <p>
        <When instant={chat.uploadDate} now={clock()} tell={words.note} />
      </p>
      <Again opening={opening} onOpen={() => open(chat.upload_id, true)} onCancel={cancel} kind="quiet" />
    </div>
  )
}

interface AgainProps {
  opening: Opening | null
  onOpen: () => void
  onCancel: () => void
  kind: 'outline' | 'quiet'
}

function Again({ opening, onOpen, onCancel, kind }: AgainProps) {
  // Before the chat is open it would be read a second time.
  const { isRefreshing } = useScreen()
  if (opening?.state === 'opening') {
    return (
      <div className="flex w-full items-end gap-4">
        <div className="min-w-0 flex-1">
          <ProgressBar {...(opening.progress ?? { stage: 'opening', done: 0, total: 0 })} />
        </div>
        <Button kind="outline" size="small" onClick={onCancel}>
          {sayUploads.cancel}
        </Button>
      </div>
    )
  }
  return (
    <div className={kind === 'quiet' ? 'contents' : 'flex flex-wrap items-center gap-3'}>
      <Button
        kind={kind}
        size={kind === 'quiet' ? 'medium' : 'small'}
        className={kind === 'quiet' ? 'px-2' : ''}
        disabled={isRefreshing}
        onClick={onOpen}
      >
        {words.again}
      </Button>
      {opening?.state === 'failed' && opening.isGone && (
        <Link to="/app" className={buttonLook({ kind, size: kind === 'quiet' ? 'medium' : 'small' })}>
          {sayDashboard.none.upload}
        </Link>
      )}
      {opening?.state === 'failed' && (
        <p role="alert" className="w-full text-wax">
          {opening.sentence}
        </p>
      )}
    </div>
  )
}
