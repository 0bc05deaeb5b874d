import { Fragment } from 'react'
import { saySearch } from '#messages/search/index.ts'
import type { SearchControl } from './search-control.ts'
import { piecesOf, tipsFor } from './tips.ts'

const { tips: words } = saySearch

interface TipListProps extends SearchControl {
  /** Of this chat, for examples. */
  keywords?: readonly string[]
  onChoose?: () => void
}

/** Ways of asking; pressing one asks. */
export function TipList({ chat, changeSearching, keywords, onChoose }: TipListProps) {
  return (
    <ul aria-label={words.how} className="divide-y divide-line border-y border-line">
      {tipsFor(chat.overview.participants, keywords).map(({ query, shown, meaning }) => (
        <li key={query}>
          <button
            type="button"
            onClick={() => {
              changeSearching(() => ({ query, isTyping: false }))
              onChoose?.()
            }}
            className="group flex min-h-11 w-full flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2 text-start hover:bg-well"
          >
            <span className="font-semibold text-pen [overflow-wrap:anywhere] group-hover:underline group-hover:underline-offset-4">
              <Asked>{shown}</Asked>
            </span>
            <span className="leader hidden sm:block" aria-hidden="true" />
            <span className="text-ink-soft [unicode-bidi:plaintext]">{meaning}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What is asked in its pieces, each alone in its direction: no name turns the operator before it or the phrase after it. */
function Asked({ children }: { children: string }) {
  return piecesOf(children).map(({ at, operator, text }) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {operator ? (
        <bdi dir="ltr">
          {operator}
          <bdi>{text}</bdi>
        </bdi>
      ) : (
        <bdi>{text}</bdi>
      )}
    </Fragment>
  ))
}
