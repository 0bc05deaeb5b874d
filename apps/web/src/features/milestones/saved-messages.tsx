import type { Favorite, UploadAnswer } from '@convostat/api'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { MessageText } from '#components/message/message-text.tsx'
import { useNames } from '#data/people/use-names.ts'
import { useFavorites, useFoundFavorite } from '#data/saved/favorites.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { MarkedName, Name } from '#ui/person.tsx'

const { savedMessages: words } = sayMilestones
const shown = 6

/** What was saved on this screen, of all chats, the one saved last first. Nothing while nothing is. */
export function SavedMessages({ chat }: { chat: UploadAnswer }) {
  const title = useId()
  const of = useFavorites()
  const saved = of.state === 'ready' ? of.data.filter(({ source }) => source === 'Milestones') : []
  if (saved.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={title} className="display text-2xl">
          {words.title}
        </h2>
        <Link to="/favorites" className={buttonLook({ kind: 'quiet', className: '-me-4' })}>
          {words.all}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <ul className="mt-3 grid gap-x-12 border-t border-line lg:grid-cols-2">
        {saved.slice(0, shown).map((favorite) => (
          <SavedMessage key={favorite.id} favorite={favorite} uploadId={chat.upload_id} />
        ))}
      </ul>
      {saved.length > shown && <p className="mt-3 text-ink-faint">{say.andMoreRows({ n: saved.length - shown })}</p>}
    </section>
  )
}

function SavedMessage({ favorite, uploadId: openId }: { favorite: Favorite; uploadId: string }) {
  const { author, text, originalDate, uploadId, uploadTitle } = favorite
  const { shown } = useNames()
  // The open chat may be read with other dates than when it was saved.
  const date = useFoundFavorite(favorite)?.date ?? originalDate
  return (
    <li className="border-b border-line py-4">
      <MessageText text={text} className="font-serif text-lg [&_button]:font-sans [&_button]:text-base" />
      <p className="mt-1 text-ink-faint">
        {uploadId === openId ? <MarkedName>{shown(author)}</MarkedName> : <Name>{author}</Name>}
        {say.comma}
        <span className="figures whitespace-nowrap">{format.day(date)}</span>
        {uploadId !== openId && uploadTitle !== '' && (
          <>
            {' '}
            {words.from} <Name>{uploadTitle}</Name>
          </>
        )}
      </p>
    </li>
  )
}
