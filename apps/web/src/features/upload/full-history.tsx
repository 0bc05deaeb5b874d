import type { HistoryEntry } from '@convostat/api'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { downloadChat } from '#components/uploads/download-data.ts'
import { sayUploads } from '#components/uploads/messages/index.ts'
import { titleOf } from '#components/uploads/upload-title.tsx'
import { keptUploads, useHistory } from '#data/chat/uploads.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'

const { full: words } = sayUploads

/** The chat that a further one replaces where as many are kept as can be: the oldest, or the one that was chosen. */
export function useReplaced() {
  const history = useHistory()
  const [chosen, choose] = useState<string | null>(null)
  // Where nothing is kept, nothing has to make room.
  const there = history.state === 'ready' && history.data.storage.kind !== 'memory' ? history.data.uploads : []
  const uploads = there.filter(({ bytes }) => bytes !== null)
  const isFull = uploads.length >= keptUploads
  return { replaced: isFull ? (uploads.find(({ id }) => id === chosen) ?? uploads.at(-1)) : undefined, uploads, onChoose: choose }
}

interface FullHistoryProps {
  replaced: HistoryEntry
  uploads: readonly HistoryEntry[]
  onChoose: (id: string) => void
  onCancel: () => void
}

/** Which chat is deleted for this one, before it is: to be saved first, or another one to be chosen. */
export function FullHistory({ replaced, uploads, onChoose, onCancel }: FullHistoryProps) {
  const select = useId()
  const title = titleOf(replaced)
  return (
    <Banner kind="warning" title={<span className="[overflow-wrap:anywhere]">{words.title({ title })}</span>}>
      <p>{words.meaning({ n: keptUploads })}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
        <label htmlFor={select}>{words.which}</label>
        <Select
          id={select}
          className="w-full sm:w-80"
          value={replaced.id}
          options={uploads.map((upload) => ({ value: upload.id, title: nameOf(upload) }))}
          onChoose={onChoose}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3 pt-1">
        <SaveFirst key={replaced.id} upload={replaced} />
        <Button kind="quiet" className="-ms-4 sm:ms-0" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Banner>
  )
}

/** Two chats may have one title; their dates tell them apart. A name keeps its own direction: an option cannot contain a `bdi`. */
const nameOf = (upload: HistoryEntry): string =>
  `\u2068${titleOf(upload)}\u2069 ${say.dot} ${format.days(upload.dateRangeStart, upload.dateRangeEnd)}`

function SaveFirst({ upload }: { upload: HistoryEntry }) {
  const [state, setState] = useState<'unsaved' | 'saving' | 'saved' | 'failed'>('unsaved')
  const save = () => {
    setState('saving')
    downloadChat(upload.id).then(
      () => setState('saved'),
      () => setState('failed'),
    )
  }
  const said = { unsaved: '', saving: words.saving, saved: words.saved, failed: words.notSaved }[state]
  return (
    <>
      <Button kind="outline" aria-disabled={state === 'saving'} onClick={() => state !== 'saving' && save()}>
        <Download aria-hidden="true" />
        {words.save}
      </Button>
      <span role="status" className={state === 'failed' ? 'text-base text-wax' : 'text-base text-good'}>
        {said}
      </span>
    </>
  )
}
