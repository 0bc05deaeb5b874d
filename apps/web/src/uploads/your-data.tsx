import { Failure } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Trash2, Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useAskedCount } from '../data/asked-questions.ts'
import { useCorrections } from '../data/corrections.ts'
import { engine } from '../data/engine.ts'
import { useFavorites } from '../data/favorites.ts'
import { useUnfinished } from '../data/journal.ts'
import { useLeftOutWords } from '../data/left-out-words.ts'
import { useHasKeptLicense } from '../data/license.ts'
import { useLicenseTrace } from '../data/license-trace.ts'
import { useMarks } from '../data/moment-marks.ts'
import { useKeptPeople } from '../data/people.ts'
import { forgetInterruptedRestores, restoreBackup } from '../data/restoring.ts'
import { useSavedMilestones } from '../data/saved-milestones.ts'
import { deleteEverything, useHistory } from '../data/uploads.ts'
import { format } from '../format/index.ts'
import { useMasked } from '../masked/masked.ts'
import type { SavedCounts } from '../messages/en/uploads.ts'
import { say } from '../messages/index.ts'
import { sayTold } from '../messages/say/told.ts'
import { sayUploads } from '../messages/say/uploads.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Section } from '../ui/section.tsx'
import { downloadData } from './download-data.ts'
import { restoredSentences } from './restored-sentences.ts'

const { yourData: words } = sayUploads

/** What is under way with the data, or how it ended: all of it or in part, with something to add quietly. */
type Doing = { state: 'idle' } | { state: 'working' | 'failed'; sentence: string } | ({ state: 'done' } & Outcome)

interface Outcome {
  sentence: string
  isPartial?: boolean
  aside?: string
}

/** Everything that is kept, in the reader's hands: to take along, to bring back, to delete. `children` tell more of it. */
export function YourData({ children }: { children?: ReactNode }) {
  const queries = useQueryClient()
  const history = useHistory()
  const kept = history.state === 'ready' ? history.data : null
  const download = useDoing()
  const restore = useDoing()
  const erase = useDoing()
  const unfinished = useUnfinished()
  const saved = useSaved()
  const hasLicense = useHasKeptLicense()
  const isMasked = useMasked()
  const hasTrace = useLicenseTrace() !== null
  if (history.state === 'loading') return null
  const chats = kept ? kept.uploads.length + kept.damaged.length : 0
  const hasSaved =
    saved.messages + saved.keywords + saved.corrections + saved.people + (saved.moments ?? 0) + (saved.leftOut ?? 0) + (saved.asked ?? 0) >
    0
  const hasAnything = chats > 0 || hasSaved || hasLicense

  const startDownload = () =>
    download.run(words.download.working, words.download.failed, async () => {
      const [damaged, missing] = await downloadData()
      return { sentence: words.download.unreadable(damaged, missing), isPartial: true }
    })
  const startRestore = (file: File) =>
    restore.run(words.restore.working, words.restore.failed, async () => restoredSentences(await restoreBackup(queries, file)))
  const startErase = () =>
    erase.run(words.erase.working, words.erase.failed, async () => {
      await forgetInterruptedRestores().catch(() => undefined)
      await deleteEverything(queries)
      await unfinished.dismiss()
      return { sentence: words.erase.done }
    })

  return (
    <Section
      title={words.title}
      titleId="your-data"
      about={[
        words.lead[(kept?.storage.trouble ? 'device' : kept?.storage.kind) ?? (engine.kind === 'server' ? 'server' : 'device')](
          location.host,
        ),
        kept?.storage.used_bytes && words.used(format.bytes(kept.storage.used_bytes)),
        hasSaved && words.saved(saved),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {children}
      <ul className="mt-4 border-t border-line">
        {hasAnything && (
          <Row
            name={words.download.title}
            about={[words.download.about(hasLicense), isMasked && say.masked.backup].filter(Boolean).join(' ')}
            doing={download.doing}
          >
            <Button kind="outline" onClick={startDownload} aria-disabled={download.isWorking}>
              <Download aria-hidden="true" />
              {words.download.title}
            </Button>
          </Row>
        )}
        <Row name={words.restore.title} about={words.restore.about} doing={restore.doing}>
          <FileButton isBusy={restore.isWorking} onChoose={startRestore} />
        </Row>
        {(hasAnything || hasTrace || erase.doing.state !== 'idle') && (
          <Row name={words.erase.title} about={words.erase.about} doing={erase.doing}>
            <Confirm
              trigger={
                <Button kind="outline" className="text-wax hover:bg-wax-wash active:bg-wax-wash" aria-disabled={erase.isWorking}>
                  <Trash2 aria-hidden="true" />
                  {words.erase.button}
                </Button>
              }
              title={words.erase.question}
              confirm={words.erase.confirm(chats, { ...saved, license: hasLicense })}
              keep={words.erase.keep}
              onConfirm={startErase}
            >
              <p>{words.erase.names(chats, { ...saved, license: hasLicense })}</p>
              <p>{words.erase.keeps(hasLicense)}</p>
            </Confirm>
          </Row>
        )}
      </ul>
    </Section>
  )
}

/** What was saved out of chats, in numbers; nothing while it is not known. */
function useSaved(): SavedCounts {
  const favorites = useFavorites()
  const { keywords } = useSavedMilestones()
  const corrections = useCorrections().length
  const people = useKeptPeople().length
  const moments = useMarks().size
  const leftOut = useLeftOutWords().length
  const asked = useAskedCount()
  const all = favorites.state === 'ready' ? favorites.data : []
  const notes = all.filter(({ note }) => note !== '').length
  return { messages: all.length, notes, keywords: keywords.length, corrections, people, moments, leftOut, asked }
}

interface RowProps {
  name: string
  about: string
  doing: Doing
  children: ReactNode
}

function Row({ name, about, doing, children }: RowProps) {
  return (
    <li className="grid items-center gap-x-10 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-base text-ink-soft">{about}</p>
        <p role="status" className={classes('text-base [overflow-wrap:anywhere]', lookOf(doing))}>
          {doing.state === 'idle' ? '' : doing.sentence}
        </p>
        {doing.state === 'done' && doing.aside && <p className="mt-1 text-base text-ink-soft">{doing.aside}</p>}
      </div>
      <div className="grid">{children}</div>
    </li>
  )
}

function lookOf(doing: Doing): string {
  if (doing.state === 'failed') return 'text-wax'
  return doing.state === 'done' && doing.isPartial ? 'text-warn' : 'text-good'
}

/** A button that opens the picker for one file. */
function FileButton({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <label
      className={classes(
        buttonLook({ kind: 'outline' }),
        'cursor-pointer has-[:focus-visible]:outline-[2.5px] has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-pen',
      )}
    >
      <input
        ref={input}
        type="file"
        className="sr-only"
        accept=".zip,application/zip"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          target.value = ''
        }}
      />
      <Upload aria-hidden="true" />
      {words.restore.title}
    </label>
  )
}

/** One thing at a time, with what is said about it. What went wrong in a way that has a sentence says that too. */
function useDoing() {
  const [doing, setDoing] = useState<Doing>({ state: 'idle' })
  const isWorking = doing.state === 'working'
  async function work(working: string, failed: string, task: () => Promise<Outcome>) {
    setDoing({ state: 'working', sentence: working })
    try {
      const outcome = await task()
      setDoing(outcome.sentence === '' ? { state: 'idle' } : { state: 'done', ...outcome })
    } catch (error) {
      const failure = Failure.from(error)
      setDoing({ state: 'failed', sentence: failure.code === 'unknown' ? failed : `${failed} ${sayTold.failure(failure)}` })
    }
  }
  const run = (working: string, failed: string, task: () => Promise<Outcome>) => {
    if (!isWorking) void work(working, failed, task)
  }
  return { doing, isWorking, run }
}
