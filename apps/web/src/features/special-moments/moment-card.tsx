import type { UploadAnswer } from '@convostat/api'
import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Counted } from '#components/figure/figure-info.tsx'
import { FramedMessage } from '#components/message/framed-message.tsx'
import { OnShow } from '#components/message/on-show.tsx'
import { SaveButton } from '#components/message/save-button.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { useScreen } from '#components/screen/screen.ts'
import { draftOf } from '#data/saved/drafts.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { Button } from '#ui/button.tsx'
import { momentIcons } from './moment-icon.ts'
import { MomentMenu } from './moment-menu.tsx'
import { RenameForm, renameField } from './rename-form.tsx'
import type { Repeated } from './repeats.ts'
import { significanceMeaning } from './sentences.ts'
import type { ShownMoment } from './shown-moments.ts'

const { card: words, kinds, repeats } = saySpecialMoments

interface MomentCardProps extends Repeated {
  chat: UploadAnswer
  /** The id of the first moment in each year that has no heading here: where the list of years leads. */
  anchors: ReadonlyMap<string, string>
}

/** A moment on the line of its year, or what happened again and again, once. */
export function MomentCard({ moments, kind, chat, anchors }: MomentCardProps) {
  const name = useId()
  const [first] = moments
  const Icon = momentIcons[first.kind]
  const title = kind === null || moments.every(({ title }) => title === first.title) ? first.title : repeats[kind]({ n: moments.length })
  return (
    <li className="group/moment grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[3rem_minmax(0,1fr)] sm:gap-x-5">
      <div aria-hidden="true" className="relative flex justify-center">
        <span className="absolute top-0 bottom-0 w-px bg-line group-last/moment:bottom-auto group-last/moment:h-10" />
        <span className="relative mt-1 grid size-10 place-items-center rounded-full border border-line bg-sheet text-wax">
          <Icon className="size-5" strokeWidth={1.75} />
        </span>
      </div>
      {kind === null ? (
        <Moment moment={first} chat={chat} anchor={anchors.get(first.id)} />
      ) : (
        <section aria-labelledby={name} className="min-w-0">
          <p className="text-sm text-ink-faint">{words.times({ kind: kinds[kind], n: moments.length })}</p>
          <h3 id={name} className={titleLook}>
            {title}
          </h3>
          <ol className="mt-6">
            {moments.map((moment) => (
              <li key={moment.id}>
                <Moment moment={moment} chat={chat} anchor={anchors.get(moment.id)} within={title} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </li>
  )
}

const titleLook = 'display mt-1 text-2xl [overflow-wrap:anywhere] sm:text-3xl'

interface MomentProps {
  moment: ShownMoment
  chat: UploadAnswer
  anchor?: string
  /** The title of what it repeats: its own is not said again. */
  within?: string
}

/** What it is, the message it is about, and in small type how unusual it is and what came of it. */
function Moment({ moment, chat, anchor, within }: MomentProps) {
  const { open } = useScreen()
  const { id, kind, title, ownTitle, date, description, author, message, others = [] } = moment
  const messageId = moment.message_id
  const [isRenaming, setRenaming] = useState(() => draftOf(renameField(id)) !== undefined)
  const isAgain = within === title
  // Of several with one title, each is called by its day, too.
  const called = isAgain ? `${title}${say.comma}${format.fullDay(date)}` : title
  const time = (
    <time dateTime={date} className="figures">
      {words.at({ dateTime: date })}
    </time>
  )
  return (
    <article data-moment={id} id={anchor} tabIndex={anchor ? -1 : undefined} aria-label={called} className="min-w-0 pb-12 outline-none">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          {!isAgain && (
            <p className="text-sm text-ink-faint">
              {within === undefined && `${title === ownTitle ? kinds[kind] : ownTitle} ${say.dot} `}
              {time}
            </p>
          )}
          {within === undefined ? (
            <h3 className={titleLook}>{title}</h3>
          ) : (
            <h4 className="display mt-0.5 text-xl [overflow-wrap:anywhere]">{isAgain ? time : title}</h4>
          )}
        </div>
        <div className="-mt-1 flex shrink-0">
          <SaveButton chat={chat} message={{ author, message, date }} source="Moments" />
          <MomentMenu moment={moment} called={called} chat={chat} onRename={() => setRenaming(true)} />
        </div>
      </div>
      {isRenaming && <RenameForm moment={moment} onDone={() => setRenaming(false)} />}
      <p className="mt-2 max-w-[60ch] text-ink-soft">{description}</p>
      <div className="mt-4 max-w-xl">
        {others.length === 0 ? (
          <FramedMessage id={messageId} author={author} date={date} message={message} />
        ) : (
          <>
            <OnShow
              place={called}
              candidates={[{ id: messageId, author, date, message }, ...others]}
              draw={(shown) => <FramedMessage key={shown.id} {...shown} />}
            />
            <Button
              kind="quiet"
              size="small"
              className="-ms-3"
              aria-label={words.openOf({ title: called })}
              onClick={() => open(messageId)}
            >
              <MessagesSquare aria-hidden="true" />
              {words.open}
            </Button>
          </>
        )}
      </div>
      <Facts moment={moment} />
    </article>
  )
}

/** What the specification asks of every moment, in small type. */
function Facts({ moment: { significance, messages, context, impact, participants } }: Pick<MomentProps, 'moment'>) {
  return (
    <dl className="mt-4 flex max-w-3xl flex-wrap gap-x-8 gap-y-2 text-sm text-ink-soft">
      <Fact name={words.significanceName}>
        <span className="flex items-center gap-x-2">
          <span aria-hidden="true" className="h-1 w-12 overflow-hidden rounded-full bg-well">
            <span className="block h-full bg-wax" style={{ width: `${100 * significance}%` }} />
          </span>
          <span className="figures">{format.percent(significance)}</span>
          <Counted figure={words.significanceName} definition={significanceMeaning} over={words.over({ n: messages })} />
        </span>
      </Fact>
      <Fact name={words.context}>{context}</Fact>
      <Fact name={words.impact}>{impact}</Fact>
      {participants.length > 0 && (
        <Fact name={words.participants}>
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {participants.map((each) => (
              <PersonButton key={each} name={each} />
            ))}
          </span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
