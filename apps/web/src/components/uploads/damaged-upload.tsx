import type { History } from '@convostat/api'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { format } from '#format/index.ts'
import { sayStorage } from '#messages/storage/index.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { sayUploads } from './messages/index.ts'
import { titleOfUnreadable } from './sentences.ts'
import { UploadTitle } from './upload-title.tsx'
import { useCopy } from './use-copy.ts'

const words = sayUploads

interface DamagedUploadProps {
  upload: History['damaged'][number]
  now: number
  onOpen: () => void
  onDelete: () => Promise<void>
}

/** A chat that cannot be read as it is: whose it was, why, and every way on from here. */
export function DamagedUpload({ upload: { id, uploadDate, why = 'damaged', upload }, now, onOpen, onDelete }: DamagedUploadProps) {
  const [hasFailed, setFailed] = useState(false)
  const { copy, isCopying, hasFailed: isNotCopied } = useCopy()
  const look = classes(buttonLook({ kind: 'quiet', size: 'medium' }), 'px-2')
  return (
    <section aria-labelledby={`${id}-damaged`} className="border-b border-line py-3">
      <h3 id={`${id}-damaged`} className="text-lg font-semibold">
        {upload && upload.participants.length > 0 ? (
          <UploadTitle of={upload} />
        ) : (
          titleOfUnreadable({ when: uploadDate && format.ago(uploadDate, now) })
        )}
      </h3>
      <p className="text-base text-ink-soft">{words.unreadable[why]}</p>
      <div className="-ms-2 mt-1 flex flex-wrap items-center gap-x-1">
        {why === 'found' && (
          <Button kind="quiet" size="medium" className="px-2" onClick={onOpen}>
            {words.unreadable.open}
          </Button>
        )}
        {why === 'damaged' && (
          <Link to="/settings" hash="your-data" className={look}>
            {words.unreadable.restore}
          </Link>
        )}
        <Button kind="quiet" size="medium" className="px-2" aria-disabled={isCopying} onClick={() => copy(id)}>
          {words.unreadable.copy}
        </Button>
        <Button kind="quiet" size="medium" className="px-2" onClick={() => void onDelete().catch(() => setFailed(true))}>
          {words.delete}
        </Button>
      </div>
      {hasFailed && <p role="alert">{words.damagedNotDeleted}</p>}
      {isNotCopied && <p role="alert">{sayStorage.notCopied}</p>}
    </section>
  )
}
