import type { SearchHit } from '@convostat/api'
import { Fragment } from 'react'
import { shownName } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { sayAsk } from './messages/index.ts'
import { textPieces } from './text-pieces.ts'

const words = sayAsk

interface CitedTextProps {
  text: string
  /** `[1]` in the text stands for the first of them. */
  messages: readonly SearchHit[]
  onOpen: (message: SearchHit) => void
}

/** What a model wrote, each sentence with the way to the messages it rests on. */
export function CitedText({ text, messages, onOpen }: CitedTextProps) {
  return textPieces(text, messages.length).map(({ said, cites }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
    <Fragment key={i}>
      {said}
      {cites.map((place) => {
        const message = messages[place - 1]
        return (
          <button
            key={place}
            type="button"
            aria-label={`${words.open}: ${say.quoted.by({ author: shownName(message.author), when: words.when({ date: message.date }) })}`}
            title={words.open}
            onClick={() => onOpen(message)}
            className="target figures mx-0.5 inline-grid min-h-6 min-w-6 place-items-center rounded-full bg-pen-wash px-1 align-[0.1em] font-sans font-semibold text-pen text-sm leading-none hover:bg-pen hover:text-on-pen"
          >
            {place}
          </button>
        )
      })}
    </Fragment>
  ))
}
