import { Show } from '#components/figure/show.tsx'
import { useChat } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { personPlaces } from '#data/people/person-places.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { Name, Person } from '#ui/person.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CorrectThis } from './correct-this.tsx'
import { sayWhy } from './messages/index.ts'
import { ReasonList } from './reason-list.tsx'
import { emotionOf, scoreOnScale, soundsLike } from './sentences.ts'
import { SentimentGlyph } from './sentiment-glyph.tsx'
import { emotionsIn, type Why } from './weighed-parts.ts'
import { WeighedText } from './weighed-text.tsx'

const words = sayWhy

/** A message with the words that weighed, its score in words, the emotions in it, and the way to correct all that. */
export function WhyMessage({ id }: { id: number }) {
  return (
    <ScrollArea
      label={words.title}
      className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))]"
    >
      <Show
        of={useCall(api.sentiment.why, { id })}
        waiting={
          <div role="status" aria-label={words.loading} className="late space-y-4">
            <Skeleton className="h-20" />
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-28" />
          </div>
        }
      >
        {(why) => <Told why={why} />}
      </Show>
    </ScrollArea>
  )
}

function Told({ why }: { why: Why }) {
  const { author, date, message, score, sentiment, corrected, reasons } = why
  const clear = emotionsIn(why.emotions)
  const { data: chat } = useChat()
  return (
    <div className="space-y-5">
      <figure>
        <WeighedText text={message} reasons={reasons} />
        <figcaption className="mt-1.5 flex flex-wrap items-baseline gap-x-3 text-base text-ink-faint">
          {chat ? <Person name={author} place={personPlaces(chat)(author)} /> : <Name>{author}</Name>}
          <time dateTime={date}>{`${format.day(date)}${say.comma}${format.time(date)}`}</time>
        </figcaption>
      </figure>
      <div>
        {score === null || sentiment === null ? (
          <p className="display text-2xl">{words.unscored}</p>
        ) : (
          <>
            <p className="display flex items-center gap-2.5 text-2xl">
              <SentimentGlyph sentiment={sentiment} className="size-5" />
              {corrected === null ? soundsLike({ of: score }) : words.youSaid({ label: words.correct.within[corrected] })}
            </p>
            <p className="figures mt-1 text-base text-ink-soft">
              {scoreOnScale({ of: score })}{' '}
              {corrected === null &&
                (clear.length > 0 ? clear.map(([emotion, share]) => emotionOf({ emotion, share })).join(say.comma) : words.noEmotion)}
            </p>
          </>
        )}
      </div>
      {score !== null && (
        <section aria-label={words.words}>
          <h3 className="mb-1.5 font-semibold">{corrected === null ? words.words : words.wordsOfEstimate}</h3>
          <ReasonList reasons={reasons} />
        </section>
      )}
      <CorrectThis why={why} />
      <p className="text-sm text-ink-faint">{words.about}</p>
    </div>
  )
}
