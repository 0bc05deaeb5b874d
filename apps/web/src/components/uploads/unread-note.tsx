import { Link } from '@tanstack/react-router'
import { FileWarning } from 'lucide-react'
import { type UnreadKind, useUnread } from '#data/saved/unreadable.ts'
import { classes } from '#ui/classes.ts'
import { sayUploads } from './messages/index.ts'
import { troublesOf } from './unread-sentences.ts'

const { unreadable: words } = sayUploads.yourData

/** Said quietly on the screen of a kind of records: how many of them cannot be read, and where to do something about it. */
export function UnreadNote({ kind, className }: { kind: UnreadKind; className?: string }) {
  const unread = useUnread(kind)
  if (unread.length === 0) return null
  return (
    <p role="status" className={classes('flex max-w-[42rem] gap-2 text-base text-ink-soft', className)}>
      <FileWarning className="mt-[0.2em] size-4 shrink-0 text-ink-faint" aria-hidden="true" />
      <span>
        {troublesOf(unread).join(' ')}{' '}
        <Link to="/settings" hash="unreadable" className="text-pen underline underline-offset-3">
          {words.details}
        </Link>
      </span>
    </p>
  )
}
