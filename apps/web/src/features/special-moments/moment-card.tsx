import type { UploadAnswer } from '@convostat/api'
import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Counted } from '#components/figure/figure-info.tsx'
import { OnShow } from '#components/message/on-show.tsx'
import { Quoted } from '#components/message/quoted.tsx'
import { SaveButton } from '#components/message/save-button.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { useScreen } from '#components/screen/screen.ts'
import { draftOf } from '#data/saved/drafts.ts'
import { say } from '#messages/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { Button } from '#ui/button.tsx'
import { momentIcons } from './moment-icon.ts'
import { MomentMenu } from './moment-menu.tsx'
import { RenameForm, renameField } from './rename-form.tsx'
import { significanceMeaning } from './sentences.ts'
import type { ShownMoment } from './shown-moments.ts'

const { card: words } = saySpecialMoments

/** One moment on the line of its year: what it is, how unusual, and what was written then. */
export function MomentCard({ moment, chat }: { moment: ShownMoment; chat: UploadAnswer }) {
  const { open } = useScreen()
  const { id, kind, title, ownTitle, date, description, context, impact, participants, author, message, others = [] } = moment
  const messageId = moment.message_id
  const name = useId()
  const [isRenaming, setRenaming] = useState(() => draftOf(renameField(id)) !== undefined)
  const Icon = momentIcons[kind]
  return (
    <li className="group/moment grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[3rem_minmax(0,1fr)] sm:gap-x-5">
      <div aria-hidden="true" className="relative flex justify-center">
        <span className="absolute top-0 bottom-0 w-px bg-line group-last/moment:bottom-auto group-last/moment:h-10" />
        <span className="relative mt-1 grid size-10 place-items-center rounded-full border border-line bg-sheet text-wax">
          <Icon className="size-5" strokeWidth={1.75} />
        </span>
      </div>
      <article data-moment={id} aria-labelledby={name} className="min-w-0 pb-12">
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <p className="text-sm text-ink-faint">
              {title !== ownTitle && `${ownTitle} ${say.dot} `}
              <time dateTime={date} className="figures">
                {words.at({ dateTime: date })}
              </time>
            </p>
            <h3 id={name} className="display mt-1 text-2xl [overflow-wrap:anywhere] sm:text-3xl">
              {title}
            </h3>
          </div>
          <div className="-mt-1 flex shrink-0">
            <SaveButton chat={chat} message={{ author, message, date }} source="Moments" />
            <MomentMenu moment={moment} chat={chat} onRename={() => setRenaming(true)} />
          </div>
        </div>
        {isRenaming && <RenameForm moment={moment} onDone={() => setRenaming(false)} />}
        <Significance moment={moment} />
        <p className="mt-3 max-w-[60ch] text-lg">{description}</p>
        <div className="mt-4 max-w-[60ch]">
          {others.length > 0 ? (
            <OnShow place={title} candidates={[{ id: messageId, author, date, message }, ...others]} />
          ) : (
            <Quoted id={messageId} author={author} date={date} message={message} />
          )}
        </div>
        <dl className="mt-5 grid gap-x-10 gap-y-3 text-base sm:grid-cols-2 lg:max-w-4xl">
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
        <Button kind="outline" className="mt-5" aria-label={words.openOf({ title })} onClick={() => open(messageId)}>
          <MessagesSquare aria-hidden="true" />
          {words.open}
        </Button>
      </article>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  )
}

/** As a bar, and in figures with what they mean. */
function Significance({ moment: { significance, messages } }: { moment: ShownMoment }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-base text-ink-soft">
      <span aria-hidden="true" className="h-1.5 w-20 overflow-hidden sm:w-28 rounded-full bg-well">
        <span className="block h-full bg-wax" style={{ width: `${100 * significance}%` }} />
      </span>
      <span className="figures flex items-center gap-x-2">
        {words.significance({ value: significance })}
        <Counted figure={words.significanceName} definition={significanceMeaning} over={words.over({ n: messages })} />
      </span>
    </p>
  )
}
