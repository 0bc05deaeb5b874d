import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUnfinished } from '../data/journal.ts'
import { useStorage } from '../data/storage.ts'
import { format } from '../format/index.ts'
import { sayStorage } from '../messages/say/storage.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

const words = sayStorage

/** What whoever comes here should know of this browser's storage: that it keeps nothing, what it removed, what broke off. */
export function StorageNotices() {
  const { kind, mayBePrivate, unreachable } = useStorage()
  return (
    <>
      {kind === 'memory' && <KeptInMemory />}
      {mayBePrivate && <Banner kind="note">{words.mayBePrivate}</Banner>}
      {unreachable.length > 0 && (
        <Banner kind="warning" title={words.unreachable}>
          <p>{words.unreachableMeaning}</p>
        </Banner>
      )}
      <Vanished />
      <Unfinished />
    </>
  )
}

/** That chats live in the memory of this page only. */
export const KeptInMemory = () => (
  <Banner kind="warning" title={words.nothingKept}>
    <p>{words.nothingKeptWhy}</p>
  </Banner>
)

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
