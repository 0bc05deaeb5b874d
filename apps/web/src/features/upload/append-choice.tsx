import type { HistoryEntry, ImportFacts } from '@convostat/api'
import { type Ref, useEffect } from 'react'
import { sayUploads } from '#components/uploads/messages/index.ts'
import { titleOf } from '#components/uploads/upload-title.tsx'
import { type OtherName, sameChat } from '#data/chat/same-chat.ts'
import { useHistory } from '#data/chat/uploads.ts'
import { briefName } from '#format/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { pickerId } from './drop-place.tsx'

const { merging: words } = sayUploads

interface MergeOfferProps {
  facts: ImportFacts
  onAdd: (upload: HistoryEntry) => void
  onSeparate: () => void
}

/** Where the file looks like a further export of a kept chat: to be added to it, or read for itself. */
export function MergeOffer({ facts, onAdd, onSeparate }: MergeOfferProps) {
  const history = useHistory()
  const candidate = history.state === 'ready' ? sameChat(facts, history.data.uploads) : null
  if (!candidate) return null
  const { upload, isNewer } = candidate
  const title = titleOf(upload)
  return (
    <Banner kind="note" title={isNewer ? words.looksNewer({ title }) : words.looksOther({ title })}>
      <p>{words.meaning}</p>
      <div className="flex flex-wrap gap-3 pt-1">
        <Button kind="outline" onClick={() => onAdd(upload)}>
          {words.add}
        </Button>
        <Button kind="outline" onClick={onSeparate}>
          {words.separately}
        </Button>
      </div>
    </Banner>
  )
}

interface OtherNameQuestionProps {
  names: OtherName
  upload: HistoryEntry
  /** The answer that is asked for before the file is added. */
  answer: Ref<HTMLButtonElement>
  onSame: () => void
  onSeparate: () => void
}

/** Where a chat of two and the file that is added to it have one name each that the other has not: who that is. */
export function OtherNameQuestion({ names, upload, answer, onSame, onSeparate }: OtherNameQuestionProps) {
  const [added, kept] = [briefName(names.added), briefName(names.kept)]
  return (
    <Banner kind="warning" title={<span className="[overflow-wrap:anywhere]">{words.isRenamed({ added, kept })}</span>}>
      <p className="[overflow-wrap:anywhere]">{words.isRenamedAbout({ added, kept, title: titleOf(upload) })}</p>
      <div className="flex flex-wrap gap-3 pt-1">
        <Button ref={answer} kind="outline" onClick={onSame}>
          {words.renamed}
        </Button>
        <Button kind="outline" onClick={onSeparate}>
          {words.separately}
        </Button>
      </div>
    </Banner>
  )
}

interface AddingToProps {
  upload: HistoryEntry
  /** A file is chosen already. */
  hasFile: boolean
  isBusy: boolean
  onSeparate: () => void
}

/** Which chat the export is added to, and the way out of that. */
export function AddingTo({ upload, hasFile, isBusy, onSeparate }: AddingToProps) {
  // What comes next is choosing the file. The menu that led here gives the focus back first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.getElementById(pickerId)?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Banner kind="note" title={hasFile ? words.adding({ title: titleOf(upload) }) : words.chosen({ title: titleOf(upload) })}>
      <p>{words.meaning}</p>
      {!isBusy && (
        <Button kind="outline" size="small" onClick={onSeparate}>
          {words.instead}
        </Button>
      )}
    </Banner>
  )
}
