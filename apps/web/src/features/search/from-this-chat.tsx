import type { ReactNode } from 'react'
import { isolated } from '#charts/isolated.ts'
import { type FirstOnShow, FirstsOnShow, type Suggested } from '#components/message/firsts-on-show.tsx'
import { FramedMessage } from '#components/message/framed-message.tsx'
import { shortKeyword } from '#components/message/shown-keyword.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { saySearch } from '#messages/search/index.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SearchControl } from './search-control.ts'
import { queryOf } from './tips.ts'

const { onShow: words } = saySearch

interface FromThisChatProps extends SearchControl {
  of: Loadable<Suggested>
  stay: () => void
}

/** A word of this chat with the first message that has it, and the way to the others. Without such a message, nothing. */
export function FromThisChat({ of, changeSearching, stay }: FromThisChatProps) {
  if (of.state === 'loading') return <Skeleton className="h-69" />
  const firsts = of.state === 'ready' ? (of.data.on_show ?? []) : []
  const find = (keyword: string) => {
    changeSearching(() => ({ query: queryOf(keyword), isTyping: false }))
    stay()
  }
  return (
    <FirstsOnShow
      // The best ones are where milestones are looked up.
      of={firsts.toReversed()}
      place={words.place}
      none={null}
      draw={(found, menu) => (
        <First {...found} onFind={() => find(found.keyword)}>
          {menu}
        </First>
      )}
    />
  )
}

interface FirstProps extends FirstOnShow {
  onFind: () => void
  children: ReactNode
}

function First({ keyword, count, first: { id, author, timestamp, message, highlights }, onFind, children }: FirstProps) {
  return (
    <section aria-label={words.title} className="min-w-0">
      <p className="display text-2xl [overflow-wrap:anywhere]">{words.found({ keyword: isolated(shortKeyword(keyword)), n: count })}</p>
      <FramedMessage id={id} author={author} date={timestamp} message={message} highlights={highlights} className="mt-5">
        {children}
      </FramedMessage>
      <Button kind="outline" size="medium" className="mt-5" onClick={onFind}>
        {words.all({ n: count })}
      </Button>
    </section>
  )
}
