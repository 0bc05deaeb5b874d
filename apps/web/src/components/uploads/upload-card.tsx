import type { HistoryEntry } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileKey2, FilePlus2, LockOpen, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { leaveApp } from '#data/chat/leave-app.ts'
import { engine } from '#data/client/engine.ts'
import { usePlan } from '#data/license/plan.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { sitePath } from '#site-path.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuEntry } from '#ui/menu.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { sayUploads } from './messages/index.ts'
import { UploadRibbon } from './upload-ribbon.tsx'
import { titleOf, UploadTitle } from './upload-title.tsx'
import type { Opening } from './use-open-upload.ts'
import { When } from './when.tsx'

const words = sayUploads

interface UploadCardProps {
  upload: HistoryEntry
  isCurrent: boolean
  /** Of how many messages the current one shows the most recent; null where that is not known. */
  allMessages: number | null
  /** The progress of opening this upload. */
  opening: Opening | null
  now: number
  onOpen: () => void
  onCancel: () => void
  onAdd: () => void
  onDelete: () => void
}

/** One upload as an entry of an index: whose, from when to when, how much, since when it is here, and its ribbon. */
export function UploadCard({ upload, isCurrent, allMessages, opening, now, onOpen, onCancel, onAdd, onDelete }: UploadCardProps) {
  const about = useId()
  return (
    <li className="group relative flex min-w-0 flex-col border-b border-line py-4">
      {isCurrent && <span aria-hidden="true" className="absolute inset-x-0 -top-0.5 h-0.75 bg-wax" />}
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            data-upload={upload.id}
            aria-current={isCurrent || undefined}
            aria-describedby={about}
            onClick={onOpen}
            className="display line-clamp-2 pt-1 text-start text-2xl before:absolute before:inset-0 before:content-[''] hover:text-pen focus-visible:outline-none focus-visible:before:outline-[2.5px] focus-visible:before:outline-pen focus-visible:before:outline-offset-3"
          >
            <UploadTitle of={upload} />
          </button>
        </h3>
        <div className="relative -my-0.5 -me-3">
          <Menu label={words.menu({ title: titleOf(upload) })}>
            <MenuEntry onSelect={onAdd}>
              <FilePlus2 aria-hidden="true" />
              {words.add}
            </MenuEntry>
            {upload.wasTruncated && <ProEntries />}
            <MenuEntry isGrave onSelect={onDelete}>
              <Trash2 aria-hidden="true" />
              {words.delete}
            </MenuEntry>
          </Menu>
        </div>
      </div>
      <div id={about} className="figures mt-1 text-base text-ink-soft">
        <p>{format.days(upload.dateRangeStart, upload.dateRangeEnd)}</p>
        <p className="flex flex-wrap gap-x-2 text-ink-faint">
          <span>{say.messagesOf({ n: upload.messageCount })}</span>
          <span aria-hidden="true">{say.dot}</span>
          <When instant={upload.uploadDate} now={now} tell={words.analyzed} />
        </p>
        <Badges upload={upload} isCurrent={isCurrent} allMessages={allMessages} />
      </div>
      {/* Beside one another they are on one line. */}
      <div className="mt-auto pt-3">
        <UploadRibbon id={upload.id} className="h-12" />
      </div>
      {opening?.state === 'opening' && <OpeningBar opening={opening} onCancel={onCancel} />}
      {opening?.state === 'failed' && (
        <p role="alert" className="mt-2 text-base text-wax">
          {opening.sentence}
        </p>
      )}
    </li>
  )
}

/** The ways to the rest of a truncated chat; none with Pro, which reads it whole as it is opened. */
function ProEntries() {
  const { plan } = usePlan()
  const queries = useQueryClient()
  const navigate = useNavigate()
  if (plan === 'pro') return null
  return (
    <>
      <MenuEntry onSelect={() => leaveApp(queries, () => location.assign(sitePath('/pricing')))}>
        <LockOpen aria-hidden="true" />
        {say.pro.upgrade}
      </MenuEntry>
      <MenuEntry onSelect={() => void navigate({ to: '/settings' })}>
        <FileKey2 aria-hidden="true" />
        {say.pro.hasLicense}
      </MenuEntry>
    </>
  )
}

function Badges({ upload, isCurrent, allMessages }: Pick<UploadCardProps, 'upload' | 'isCurrent' | 'allMessages'>) {
  const { wasTruncated, messageCount, file_count: files } = upload
  if (!isCurrent && !wasTruncated && files === 1) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2 text-sm">
      {isCurrent && <Badge look="border-wax/50 text-wax font-semibold">{words.current}</Badge>}
      {wasTruncated && (
        <Badge look="border-warn/50 text-warn font-semibold">
          {allMessages === null ? words.truncated : words.truncatedTo({ analyzed: messageCount, all: allMessages })}
        </Badge>
      )}
      {files > 1 && <Badge look="border-line text-ink-faint">{words.mergedFrom({ files })}</Badge>}
    </ul>
  )
}

function Badge({ look, children }: { look: string; children: string }) {
  return <li className={`rounded-sm border px-1.5 leading-relaxed ${look}`}>{children}</li>
}

/** What is under way for longer than a blink, how far it is, and the way to stop it. */
function OpeningBar({ opening, onCancel }: { opening: Opening & { state: 'opening' }; onCancel: () => void }) {
  const progress = opening.progress ?? { stage: engine.kind === 'server' ? 'sending' : 'opening', done: 0, total: 0 }
  return (
    <div className="late relative mt-3 flex items-end gap-4">
      <div className="min-w-0 flex-1 text-base">
        <ProgressBar {...progress} />
      </div>
      <Button kind="outline" size="small" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}
