import type { Favorite } from '@convostat/api'
import { useState } from 'react'
import { MessageText } from '#components/message/message-text.tsx'
import { useChat } from '#data/chat/open-chat.ts'
import { useMasked } from '#data/masking/masked.ts'
import { type Neighbors, useNeighbors } from '#data/saved/neighbors.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { classes } from '#ui/classes.ts'
import { Name } from '#ui/person.tsx'
import { personColor } from '#ui/person-color.ts'

const { list: words } = sayFavorites

type Beside = NonNullable<Neighbors['before']>

/** The messages right before and after a favorite, once the reader asks for them. Null where its chat is not open. */
export function useAround(favorite: Favorite) {
  const neighborsOf = useNeighbors()
  const isMasked = useMasked()
  const [asked, setAsked] = useState<{ found: Neighbors | 'failed'; isMasked: boolean } | null>(null)
  if (!neighborsOf) return null
  // Plain messages close when masking begins.
  const found = asked?.isMasked === isMasked ? asked.found : null
  return {
    found,
    async toggle() {
      if (found !== null) return setAsked(null)
      try {
        const [neighbors] = await neighborsOf([favorite])
        setAsked({ found: neighbors ?? { before: null, after: null }, isMasked })
      } catch {
        setAsked({ found: 'failed', isMasked })
      }
    },
  }
}

/** A neighbor, small and quiet, as it is in the conversation: on the other side where someone else wrote it. */
export function Neighbor({ said, which, author }: { said: Beside; which: 'before' | 'after'; author: string }) {
  const { data: chat } = useChat()
  const place = chat?.people.find(({ name }) => name === said.author)?.color ?? 0
  const isOwn = said.author === author
  return (
    <div
      className={classes('flex items-end gap-2', isOwn ? 'me-[15%]' : 'ms-[15%] flex-row-reverse', which === 'before' ? 'mb-4' : 'mt-4')}
    >
      <Avatar name={said.author} place={place} className="size-7 text-sm" />
      <div
        className="min-w-0 rounded-2xl border border-line px-4 py-2.5 text-base text-ink-soft"
        style={{ backgroundColor: `color-mix(in srgb, ${personColor(place)} 11%, var(--sheet))` }}
      >
        <p className="text-sm">
          <span className="sr-only">{words[which]} </span>
          <Name>{said.author}</Name>
        </p>
        <MessageText text={said.message} />
      </div>
    </div>
  )
}
