import type { Space } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Trash2, Upload } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { refreshPending, usePending } from '#data/chat/pending-uploads.ts'
import { useSavedKind, useStorage } from '#data/chat/storage.ts'
import { deleteEverything, useHistory } from '#data/chat/uploads.ts'
import { engine } from '#data/client/engine.ts'
import { unlessErased } from '#data/deletions/erasing.ts'
import { useHasKeptLicense } from '#data/license/license.ts'
import { useLicenseTrace } from '#data/license/license-trace.ts'
import { useMasked } from '#data/masking/masked.ts'
import { useKeptPeople } from '#data/people/people.ts'
import { useAskedCount } from '#data/saved/asked-questions.ts'
import { useCorrections } from '#data/saved/corrections.ts'
import { useFavorites } from '#data/saved/favorites.ts'
import { useKeptOffCount } from '#data/saved/kept-off.ts'
import { useLeftOutWords } from '#data/saved/left-out-words.ts'
import { useMarks } from '#data/saved/moment-marks.ts'
import { restoreBackup } from '#data/saved/restoring.ts'
import { useSavedMilestones } from '#data/saved/saved-milestones.ts'
import { useUnread } from '#data/saved/unreadable.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Confirm } from '#ui/confirm.tsx'
import { Section } from '#ui/section.tsx'
import { Row, SentenceError, useDoing } from './data-row.tsx'
import { downloadData } from './download-data.ts'
import { sayUploads } from './messages/index.ts'
import { restoredSentences } from './restored-sentences.ts'
import { eraseConfirm, eraseLeft, eraseNames, notInDownload, type SavedCounts, savedOf } from './sentences.ts'
import { UnreadableRow } from './unreadable-row.tsx'
import { useAnchor } from './use-anchor.ts'

const { yourData: words } = sayUploads

/** Everything that is kept, to download, restore or delete. `children` say more about it. */
export function YourData({ children }: { children?: ReactNode }) {
  const queries = useQueryClient()
  const history = useHistory()
  const kept = history.state === 'ready' ? history.data : null
  const storage = useStorage()
  const savedKind = useSavedKind()
  const kind = engine.kind === 'server' ? 'server' : storage.kind
  const download = useDoing()
  const restore = useDoing()
  const erase = useDoing()
  const deleteUnreadable = useDoing()
  const saved = useSaved()
  const hasLicense = useHasKeptLicense()
  const isMasked = useMasked()
  const hasTrace = useLicenseTrace() !== null
  const { isAny: hasPending } = usePending()
  const unread = useUnread()
  useAnchor('your-data', 'start')
  if (history.state === 'loading') return null
  const chats = kept ? kept.uploads.length + kept.damaged.length : 0
  const hasSaved = savedOf(saved) !== ''
  const hasAnything = chats > 0 || hasSaved || hasLicense || unread.length > 0

  const startDownload = () =>
    download.run(words.download.working, words.download.failed, async () => {
      const [damaged, missing] = await downloadData()
      return { sentence: notInDownload({ damaged, missing }), isPartial: true }
    })
  const startRestore = (file: File) =>
    restore.run(words.restore.working, words.restore.failed, () =>
      unlessErased(async (signal) => restoredSentences(await restoreBackup(queries, file, signal).catch(orStopped(signal)))),
    )
  const startErase = () =>
    erase.run(words.erase.working, words.erase.failed, async () => {
      const left = await deleteEverything(queries)
      await refreshPending(queries)
      if (left.length > 0) throw new SentenceError(eraseLeft(left))
      return { sentence: words.erase.done }
    })

  return (
    <Section
      title={words.title}
      titleId="your-data"
      about={[
        kind && leadOf(kept?.storage.trouble ? 'device' : kind),
        kept?.storage.used_bytes && words.used({ bytes: format.bytes(kept.storage.used_bytes) }),
        hasSaved && (savedKind === 'memory' ? words.savedForNow({ what: savedOf(saved) }) : words.saved({ what: savedOf(saved) })),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {children}
      <ul className="mt-4 border-t border-line">
        {(unread.length > 0 || deleteUnreadable.doing.state !== 'idle') && <UnreadableRow unread={unread} deleting={deleteUnreadable} />}
        {hasAnything && (
          <Row
            name={words.download.title}
            about={[words.download.about({ hasLicense }), isMasked && say.masked.backup].filter(Boolean).join(' ')}
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
        {(hasAnything || hasTrace || hasPending || erase.doing.state !== 'idle') && (
          <Row name={words.erase.title} about={words.erase.about} doing={erase.doing}>
            <Confirm
              trigger={
                <Button kind="outline" className="text-wax hover:bg-wax-wash active:bg-wax-wash" aria-disabled={erase.isWorking}>
                  <Trash2 aria-hidden="true" />
                  {words.erase.button}
                </Button>
              }
              title={words.erase.question}
              confirm={eraseConfirm({ chats, saved: { ...saved, license: hasLicense } })}
              keep={words.erase.keep}
              onConfirm={startErase}
            >
              <p>{eraseNames({ chats, saved: { ...saved, license: hasLicense } })}</p>
              <p>{words.erase.keeps({ hasLicense })}</p>
            </Confirm>
          </Row>
        )}
      </ul>
    </Section>
  )
}

/** Where the chats are. */
const leadOf = (kind: Space['kind']): string => (kind === 'server' ? words.lead.server({ host: location.host }) : words.lead[kind])

/** Things saved from chats, in numbers; nothing while they are not known. */
function useSaved(): SavedCounts {
  const favorites = useFavorites()
  const { keywords } = useSavedMilestones()
  const corrections = useCorrections().length
  const people = useKeptPeople().length
  const moments = useMarks().size
  const leftOut = useLeftOutWords().length
  const keptOff = useKeptOffCount()
  const asked = useAskedCount()
  const all = favorites.state === 'ready' ? favorites.data : []
  const notes = all.filter(({ note }) => note !== '').length
  return { messages: all.length, notes, keywords: keywords.length, corrections, people, moments, leftOut, keptOff, asked }
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

/** What deleting everything has stopped did not fail. */
const orStopped = (signal: AbortSignal) => (error: unknown) => {
  throw signal.aborted ? new SentenceError(words.restore.stopped) : error
}
