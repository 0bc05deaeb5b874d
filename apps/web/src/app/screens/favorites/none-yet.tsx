import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useCurrentId } from '../../../data/current.ts'
import { say } from '../../../messages/index.ts'
import { BookButton } from '../../../paper/book-button.tsx'
import { buttonLook } from '../../../ui/button.tsx'

const { none: words } = say.favorites

/** Nothing is saved yet: what to do for it, and where. */
export function NoneYet() {
  const hasChat = useCurrentId() !== null
  return (
    <div className="mx-auto max-w-md py-14 text-center sm:py-20">
      <Heart className="mx-auto size-10 text-wax" strokeWidth={1.25} aria-hidden="true" />
      <h2 className="display mt-5 text-3xl">{words.title}</h2>
      <p className="mt-3 text-lg text-ink-soft">{words.text}</p>
      <Link to={hasChat ? '/search' : '/app'} className={buttonLook({ size: 'large', className: 'mt-7' })}>
        {hasChat ? words.toSearch : words.toUpload}
      </Link>
      <div className="mt-4">
        <BookButton messages={[]} />
      </div>
    </div>
  )
}
