import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUnfinished } from '../data/journal.ts'
import { useSavedKind, useStorage } from '../data/storage.ts'
import { format } from '../format/index.ts'
import { sayStorage } from '../messages/say/storage.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

const words = sayStorage

/** What whoever comes here should know of this browser's storage: that it keeps nothing, what it removed, what broke off. */
export function StorageNotices() {
  const notKept = useNotKept()
  return (
    <>
      {notKept && (
        <Banner kind="warning" title={notKept.title}>
          <p>{notKept.why}</p>
        </Banner>
      )}
      <Vanished />
      <Unfinished />
    </>
  )
}

/** What lasts no longer than this page: the chats, what is saved from them, or both. Null where everything is kept, or while it is not known. */
export function useNotKept(): { title: string; why: string } | null {
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
    <Slip kind="warning" title={words.vanished} dismissLabel={words.dismissVanished} onDismiss={dismiss}>
      {words.vanishedMeaning(vanished.length)}
    </Slip>
  )
}

/** That the last file was not read or kept to its end. */
function Unfinished() {
  const { last, dismiss } = useUnfinished()
  if (!last) return null
  const title = last.phase === 'saving' ? words.unsaved : words.unfinished
  return (
    <Slip kind="note" title={title} dismissLabel={words.dismissUnfinished} onDismiss={() => void dismiss()}>
      {words.file(last.filename, format.bytes(last.size))}
    </Slip>
  )
}

interface SlipProps {
  kind: 'warning' | 'note'
  title: string
  dismissLabel: string
  onDismiss: () => void
  children: ReactNode
}

/** A notice that goes once it is read. */
function Slip({ kind, title, dismissLabel, onDismiss, children }: SlipProps) {
  return (
    <Banner kind={kind} title={title} className="relative pe-14">
      <Button kind="quiet" size="icon" aria-label={dismissLabel} onClick={onDismiss} className="absolute top-0.5 end-0.5 text-ink-soft">
        <X aria-hidden="true" />
      </Button>
      <p className="text-base text-ink-soft [overflow-wrap:anywhere]">{children}</p>
    </Banner>
  )
}
