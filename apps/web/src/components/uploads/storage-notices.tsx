import { useQueryClient } from '@tanstack/react-query'
import { Download, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { leaveApp } from '#data/chat/leave-app.ts'
import { type LeftUpload, usePending } from '#data/chat/pending-uploads.ts'
import { useSavedKind, useStorage } from '#data/chat/storage.ts'
import { dismissLostSaved, useLostSaved } from '#data/saved/expected-saved.ts'
import { useInterruptedRestore } from '#data/saved/restoring.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { sayStorage } from '#messages/storage/index.ts'
import { interruptedOf, lostMeaning, troubleText } from '#messages/storage/sentences.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useCopy } from './use-copy.ts'

const words = sayStorage

/** What a visitor should know of this browser's storage: that it keeps nothing, what it removed, what broke off. */
export function StorageNotices({ onResume }: { onResume?: (left: LeftUpload) => void }) {
  const { trouble, there, mayBePrivate, unreachable } = useStorage()
  const notKept = useNotKept()
  return (
    <>
      {notKept && !trouble && (
        <Banner kind="warning" title={notKept.title}>
          <p>{notKept.why}</p>
        </Banner>
      )}
      {mayBePrivate && <Banner kind="note">{words.mayBePrivate}</Banner>}
      {unreachable.length > 0 && (
        <Banner kind="warning" title={words.unreachable}>
          <p>{words.unreachableMeaning}</p>
        </Banner>
      )}
      {trouble && <Trouble kind={trouble} hasChats={there > 0} />}
      <Rebuilt />
      <Vanished />
      <Unfinished />
      <Tried onResume={onResume} />
      <InterruptedRestore />
    </>
  )
}

/** That the list of chats belongs to a newer version, or cannot be opened: the chats that are still there can be downloaded. */
function Trouble({ kind, hasChats }: { kind: 'newer' | 'unopenable'; hasChats: boolean }) {
  const { copy, isCopying, hasFailed } = useCopy()
  const queries = useQueryClient()
  return (
    <Banner kind="warning" title={words.trouble[kind].title}>
      <p className="text-base text-ink-soft">{troubleText({ kind, hasChats })}</p>
      <div className="flex flex-wrap gap-3 pt-1">
        {kind === 'newer' && (
          <Button kind="outline" size="medium" onClick={() => leaveApp(queries, () => location.reload())}>
            {say.outdated.reload}
          </Button>
        )}
        {hasChats && (
          <Button kind="outline" size="medium" aria-disabled={isCopying} onClick={() => copy(null)}>
            <Download aria-hidden="true" />
            {words.trouble.download}
          </Button>
        )}
      </div>
      {hasFailed && <p role="alert">{words.notCopied}</p>}
    </Banner>
  )
}

/** That the list of chats had to be rebuilt, and what was lost with it; or that something saved is gone. */
export function Rebuilt() {
  const { rebuilt, damaged, dismissRebuilt } = useStorage()
  const lost = useLostSaved()
  const isLost = lost.favorites + lost.milestones + lost.people > 0 || lost.license
  if (rebuilt === 0 && !isLost) return null
  const dismiss = () => {
    dismissRebuilt()
    dismissLostSaved()
  }
  return (
    <Notice
      kind="warning"
      title={rebuilt > 0 ? words.rebuilt({ n: rebuilt }) : words.lost}
      dismissLabel={words.dismissRebuilt}
      onDismiss={dismiss}
    >
      {[rebuilt > 0 && damaged === 0 && words.rebuiltMeaning, isLost && lostMeaning(lost)].filter(Boolean).join(' ')}
    </Notice>
  )
}

/** What lasts no longer than this page: the chats, what is saved from them, or both. Null where everything is kept, or while it is not known. */
function useNotKept(): { title: string; why: string } | null {
  const { kind } = useStorage()
  const saved = useSavedKind()
  if (kind === undefined || saved === undefined) return null
  if (kind === 'memory' && saved === 'memory') return { title: words.nothingKept, why: words.nothingKeptWhy }
  if (kind === 'memory') return { title: words.chatsNotKept, why: words.chatsNotKeptWhy }
  return saved === 'memory' ? { title: words.savedNotKept, why: words.savedNotKeptWhy } : null
}

/** That the browser removed uploads, which would else just be missing. */
export function Vanished() {
  const { vanished, dismiss } = useStorage()
  if (vanished.length === 0) return null
  return (
    <Notice kind="warning" title={words.vanished} dismissLabel={words.dismissVanished} onDismiss={dismiss}>
      {words.vanishedMeaning({ n: vanished.length })}
    </Notice>
  )
}

/** That the last file was not read to its end, and that there is no whole copy of it. */
export function Unfinished() {
  const { torn, forget } = usePending()
  const last = torn.at(-1)
  if (!last) return null
  return (
    <Notice kind="note" title={words.unfinished} dismissLabel={words.dismissUnfinished} onDismiss={() => void forget(torn)}>
      {words.file({ name: last.filename, size: format.bytes(last.size) })}
    </Notice>
  )
}

/** Files that a later start did not finish either: to be tried again, or deleted. */
function Tried({ onResume }: { onResume?: (left: LeftUpload) => void }) {
  const { tried, forget } = usePending()
  return tried.map((left) => (
    <Banner key={left.key} kind="warning" title={words.tried.title}>
      <p className="text-base text-ink-soft [overflow-wrap:anywhere]">
        {words.file({ name: left.filename, size: format.bytes(left.size) })}
      </p>
      <div className="flex flex-wrap gap-3 pt-1">
        <Button kind="outline" size="small" aria-disabled={!onResume} onClick={() => onResume?.(left)}>
          {words.tried.again}
        </Button>
        <Button kind="outline" size="small" onClick={() => void forget([left])}>
          {words.tried.delete}
        </Button>
      </div>
    </Banner>
  ))
}

/** That the last restore did not bring every chat back. */
function InterruptedRestore() {
  const { last, dismiss } = useInterruptedRestore()
  if (!last) return null
  return (
    <Notice kind="note" title={interruptedOf(last)} dismissLabel={words.dismissInterrupted} onDismiss={() => void dismiss()}>
      {words.file({ name: last.filename, size: format.bytes(last.size) })}
    </Notice>
  )
}

interface NoticeProps {
  kind: 'warning' | 'note'
  title: string
  dismissLabel: string
  onDismiss: () => void
  children: ReactNode
}

/** A notice that goes once it is read. */
function Notice({ kind, title, dismissLabel, onDismiss, children }: NoticeProps) {
  return (
    <Banner kind={kind} title={title} className="relative pe-14">
      <Button kind="quiet" size="icon" aria-label={dismissLabel} onClick={onDismiss} className="absolute top-0.5 end-0.5 text-ink-soft">
        <X aria-hidden="true" />
      </Button>
      {children && <p className="text-base text-ink-soft [overflow-wrap:anywhere]">{children}</p>}
    </Banner>
  )
}
