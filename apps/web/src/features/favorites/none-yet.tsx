import { Link } from '@tanstack/react-router'
import { useCurrentId } from '#data/chat/open-chat.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'

const { none: words } = sayFavorites

/** Nothing is saved yet: what to do for it, and where. */
export function NoneYet() {
  const hasChat = useCurrentId() !== null
  return (
    <Empty
      drawing="album"
      title={words.title}
      text={words.text}
      actions={
        <Link to={hasChat ? '/search' : '/app'} className={buttonLook({ size: 'large' })}>
          {hasChat ? words.toSearch : words.toUpload}
        </Link>
      }
    />
  )
}
