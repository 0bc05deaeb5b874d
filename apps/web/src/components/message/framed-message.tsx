import { PersonButton } from '#components/people/person-button.tsx'
import { useScreen } from '#components/screen/screen.ts'
import { format, shownName } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { classes } from '#ui/classes.ts'
import { Name } from '#ui/person.tsx'

const { quoted: words } = say

interface FramedMessageProps {
  id: number
  author: string
  /** A date-time. */
  date: string
  message: string
  className?: string
}

/** A short one is set as large as a headline. */
function sizeOf({ length }: string): string {
  if (length < 32) return 'text-[27px] leading-snug'
  return length <= 90 ? 'text-[21px] leading-snug' : 'text-[17px] leading-normal'
}

/** A message that someone wrote, as a picture in an album: word for word, with its author, its time and the way into its conversation. */
export function FramedMessage({ id, author, date, message, className }: FramedMessageProps) {
  const { open } = useScreen()
  const when = `${format.day(date)}${say.comma}${format.time(date)}`
  return (
    <figure className={classes('corners flex flex-col border border-line bg-sheet p-5 shadow-lift [--corner-size:1.25rem]', className)}>
      <blockquote className="mb-3 flex-1">
        {/* As text and nothing else, alone in its direction. */}
        <p
          dir="auto"
          className={classes(
            'line-clamp-6 font-serif whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:isolate]',
            sizeOf(message),
          )}
        >
          {message.toWellFormed()}
        </p>
      </blockquote>
      <figcaption className="flex items-center gap-2.5 border-t border-line pt-3">
        <Avatar name={author} className="size-7 text-sm" />
        <span className="min-w-0 flex-1 text-sm leading-tight">
          <PersonButton name={author} className="block font-semibold">
            <span className="line-clamp-1">
              <Name>{author}</Name>
            </span>
          </PersonButton>
          <time dateTime={date} className="figures block text-ink-soft">
            {when}
          </time>
        </span>
        <button
          type="button"
          aria-label={`${words.framed}: ${words.by({ author: shownName(author), when })}`}
          onClick={() => open(id)}
          className="-my-2 -me-2 min-h-11 shrink-0 px-2 text-sm font-semibold text-pen underline-offset-4 hover:underline"
        >
          {words.framed}
        </button>
      </figcaption>
    </figure>
  )
}
