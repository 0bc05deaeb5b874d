import { EyeOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFitting } from '#components/message/use-fitting.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import { Clamped } from '#ui/clamped.tsx'
import { classes } from '#ui/classes.ts'
import type { Quote } from './answers.ts'
import type { Voice } from './slide-text.ts'
import { storyButton } from './story-button.ts'

const { story: words } = sayWrapped
const { onShow } = say

/** What may be said on a scene, and what the reader wants of that. */
export interface Saying {
  /** False until it is known what the reader has kept off: a message that is must not even flash. */
  isKnown: boolean
  quote: Quote | null
  /** Null where there is no other one. */
  another: (() => void) | null
  never: () => void
}

/** The message that a scene opens on: the one at this place among those that the reader has not kept off, starting over at the end. */
export function useSaying(quotes: readonly Quote[], at: number, place = '', setAt: (at: number) => void = () => undefined): Saying {
  // An exchange is kept off with either of its messages.
  const { isKnown, fitting, never } = useFitting(quotes.flatMap((quote) => (quote.reply ? [quote, quote.reply] : [quote])))
  const left = quotes.filter((quote) => fitting.includes(quote) && (!quote.reply || fitting.includes(quote.reply)))
  const quote = left.length > 0 ? left[at % left.length] : null
  return {
    isKnown,
    quote,
    another: left.length > 1 ? () => setAt((at + 1) % left.length) : null,
    never: () => {
      if (quote) void never(quote, place)
    },
  }
}

interface SaidProps {
  of: Saying
  voice: Voice
  /** Who has the look of the one who begins, as in the figure beside it; without it, the one who does. */
  first?: string
  children?: ReactNode
}

/** In full with a place of several lines, or as bubbles where it is an exchange. */
export function Said({ of: { quote, isKnown }, voice, first, children }: SaidProps) {
  if (!quote) return null
  const { author, date, message, reply } = quote
  const isBegun = first === undefined || voice.name(author) === first
  const when = momentOf(date)
  return (
    <figure className={classes('scene-said story-message min-w-0', !isKnown && 'invisible')}>
      {reply ? (
        <div className="scene-exchange">
          <Bubble text={message} side={isBegun ? 'start' : 'end'} />
          <Bubble text={reply.message} side={isBegun ? 'end' : 'start'} />
        </div>
      ) : (
        <blockquote className="scene-words" data-length={lengthOf(message)}>
          <Words text={message} />
        </blockquote>
      )}
      <figcaption className="scene-by">
        <span className="min-w-0">
          {reply
            ? words.byBoth({ one: voice.name(author), other: voice.name(reply.author), when })
            : words.by({ name: voice.name(author), when })}
        </span>
        {children}
      </figcaption>
    </figure>
  )
}

export const momentOf = (date: string): string => `${format.day(date)}${say.comma}${format.time(date)}`

/** As text and nothing else, alone in its direction; an emoji is taller than its line, and would be cut off at the top. */
const Words = ({ text }: { text: string }) => (
  <Clamped
    text={text.trim().toWellFormed()}
    className="scene-quote -mt-[0.15em] pt-[0.15em] whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:isolate]"
  />
)

const Bubble = ({ text, side }: { text: string; side: 'start' | 'end' }) => (
  <blockquote className="scene-bubble" data-side={side}>
    <Words text={text} />
  </blockquote>
)

const lengthOf = ({ length }: string): 'short' | 'medium' | 'long' => (length <= 36 ? 'short' : length <= 120 ? 'medium' : 'long')

/** Another message in its place, or never this one again. Shown while the scene is paused. */
export function SaidControls({ of: { quote, another, never }, place, isShown }: { of: Saying; place: string; isShown: boolean }) {
  if (!quote) return null
  return (
    <span className={classes('pointer-events-auto -my-2 flex shrink-0', !isShown && 'invisible')}>
      {another && (
        <button
          type="button"
          aria-label={onShow.anotherOf({ place })}
          title={onShow.another}
          className={storyButton({ kind: 'icon' })}
          onClick={another}
        >
          <RefreshCw className="size-4.5" aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        aria-label={onShow.neverOf({ place })}
        title={onShow.never}
        className={storyButton({ kind: 'icon' })}
        onClick={never}
      >
        <EyeOff className="size-4.5" aria-hidden="true" />
      </button>
    </span>
  )
}
