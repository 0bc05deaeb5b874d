import type { UploadAnswer } from '@convostat/api'
import { useState } from 'react'
import { FramedMessage } from '#components/message/framed-message.tsx'
import { OnShow } from '#components/message/on-show.tsx'
import { ShareButton } from '#components/share/share-button.tsx'
import { draftOf } from '#data/saved/drafts.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { classes } from '#ui/classes.ts'
import { Facts } from './facts.tsx'
import { MomentMenu } from './moment-menu.tsx'
import { momentShare } from './moment-share.ts'
import { OfMoment } from './of-moment.tsx'
import { OtherYears } from './other-years.tsx'
import { RenameForm, renameField } from './rename-form.tsx'
import type { Room } from './rooms.ts'
import { saysMore } from './says-more.ts'
import type { ShownMoment } from './shown-moments.ts'

const { card: words, kinds } = saySpecialMoments

interface MomentProps {
  moment: ShownMoment
  chat: UploadAnswer
  /** The greatest of its year: its message is large. */
  isLead: boolean
  room: Room
  /** The other years that have the same; said once of several. */
  otherYears?: readonly string[]
  /** The title of what it repeats: its own is not said again. */
  within?: string
}

/** A message that has a row for itself is beside its title on a wide screen, unless it is large. */
const beside = [
  'min-[1100px]:grid min-[1100px]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] min-[1100px]:grid-rows-[auto_1fr] min-[1100px]:gap-x-12',
  'min-[1100px]:[&>:nth-child(2)]:col-start-2 min-[1100px]:[&>:nth-child(2)]:row-start-1 min-[1100px]:[&>:nth-child(2)]:row-span-2 min-[1100px]:[&>:nth-child(2)]:self-start',
]

/** What it is, the message it is about, and in small type how unusual it is and what came of it. */
export function Moment({ moment, chat, isLead, room, otherYears = [], within }: MomentProps) {
  const { id, kind, title, ownTitle, date, description } = moment
  const [isRenaming, setRenaming] = useState(() => draftOf(renameField(id)) !== undefined)
  const isAgain = within === title
  // With a title of the reader's, ours is where the kind else is.
  const isDescribed = saysMore(moment) || title !== ownTitle
  // Of several with one title, each is called by its day, too.
  const called = isAgain ? `${title}${say.comma}${format.fullDay(date)}` : title
  const titled = title === ownTitle ? <OfMoment moment={moment}>{title}</OfMoment> : title
  const day = (
    <time dateTime={date} className="figures">
      {words.day({ day: date })}
    </time>
  )
  const aside = 'text-sm text-ink-faint'
  return (
    <article data-moment={id} aria-label={called} tabIndex={-1} className="scroll-mt-6">
      <div className="flex items-center justify-between gap-x-3">
        {within === undefined ? (
          <p className={classes('flex min-w-0 flex-col gap-x-2.5 sm:flex-row sm:flex-wrap', aside)}>
            <span className="font-semibold text-ink-soft [overflow-wrap:anywhere]">{title === ownTitle ? kinds[kind] : ownTitle}</span>{' '}
            {day} <OtherYears of={otherYears} />
          </p>
        ) : (
          <div className="min-w-0">
            {!isAgain && <p className={aside}>{day}</p>}
            <h4 className="display text-xl [overflow-wrap:anywhere]">{isAgain ? day : titled}</h4>
          </div>
        )}
        <div className="-me-2.5 flex shrink-0 self-start">
          <ShareButton isIcon name={called} make={() => momentShare(moment, title)} />
          <MomentMenu moment={moment} called={called} chat={chat} onRename={() => setRenaming(true)} />
        </div>
      </div>
      {isRenaming && <RenameForm moment={moment} onDone={() => setRenaming(false)} />}
      <div className={classes('space-y-4', room === 'wide' && !isLead && beside)}>
        <div className="empty:hidden">
          {within === undefined && <h3 className={classes(titleLook, isLead && 'sm:text-4xl')}>{titled}</h3>}
          {isDescribed && (
            <p className="mt-2 max-w-[60ch] text-ink-soft">
              <OfMoment moment={moment}>{description}</OfMoment>
            </p>
          )}
        </div>
        <Message moment={moment} called={called} isLarge={isLead} />
        <Facts moment={moment} called={called} isDescribed={isDescribed} />
      </div>
    </article>
  )
}

export const titleLook = 'display mt-2 text-2xl sm:mt-1 [overflow-wrap:anywhere] sm:text-[27px] sm:leading-tight'

interface MessageProps extends Pick<MomentProps, 'moment'> {
  called: string
  isLarge: boolean
}

/** What is about days has other messages that may be shown in its place. */
function Message({ moment: { message_id: id, author, date, message, others = [] }, called, isLarge }: MessageProps) {
  const own = { id, author, date, message }
  if (others.length === 0) return <FramedMessage {...own} isLarge={isLarge} />
  return (
    <OnShow
      place={called}
      candidates={[own, ...others]}
      draw={(shown, menu) => (
        <FramedMessage {...shown} isLarge={isLarge}>
          {menu}
        </FramedMessage>
      )}
    />
  )
}
