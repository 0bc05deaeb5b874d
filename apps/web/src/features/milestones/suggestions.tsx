import { useId } from 'react'
import { Counted } from '#components/figure/figure-info.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { Show } from '#components/figure/show.tsx'
import { Keyword } from '#components/message/shown-keyword.tsx'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { say } from '#messages/index.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { PartTitle } from '#ui/part-title.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const { counted, suggestions: words } = sayMilestones
/** As the specification says. */
const most = 15

interface SuggestionsProps {
  /** How many messages they are taken from. */
  messages: number
  /** Whether nothing else is on the screen yet. */
  isHero?: boolean
  /** Whether something is beside it on a wide screen: it is one column there. */
  isBeside?: boolean
  onLook: (keyword: string) => void
}

/** Keywords worth following in this chat, as a table of contents: one tap looks one up. */
export function Suggestions({ messages, isHero = false, isBeside = false, onLook }: SuggestionsProps) {
  const title = useId()
  const of = useCall(api.milestones.suggestions, {})
  return (
    <section aria-labelledby={title}>
      <PartTitle id={title} className={classes('flex items-center gap-2', (!isHero || isBeside) && 'text-2xl')}>
        {words.title}
        <Counted figure={words.title} definition={counted.suggestions} over={sayCounted.over({ messages })} />
      </PartTitle>
      {isHero && (of.state === 'ready' || of.state === 'loading') && (
        <p className="mt-2 max-w-[60ch] text-lg text-ink-soft">{words.lead}</p>
      )}
      <div className="mt-4">
        <Show
          of={of}
          waiting={<WaitingSuggestions isHero={isHero} isBeside={isBeside} />}
          empty={<p className="text-lg text-ink-soft">{words.empty}</p>}
          failed={failed}
        >
          {({ suggestions }) => (
            <ol className={classes('grid gap-x-12 border-t border-line sm:grid-cols-2', isBeside ? 'lg:grid-cols-1' : 'lg:grid-cols-3')}>
              {suggestions.slice(0, most).map(({ keyword, count }) => (
                <li key={keyword} className="border-b border-line">
                  <button
                    type="button"
                    onClick={() => onLook(keyword)}
                    className={classes(
                      'group flex w-full items-center gap-3 text-start',
                      isHero ? 'min-h-14' : 'min-h-12',
                      isBeside && 'lg:min-h-11',
                    )}
                  >
                    <span className={`min-w-0 font-serif italic group-hover:text-pen ${isHero ? 'text-xl' : 'text-lg'}`}>
                      <Keyword>{keyword}</Keyword>
                    </span>
                    <span aria-hidden="true" className="leader mb-0 self-center" />
                    <span className="figures shrink-0 text-ink-faint">{words.said({ messages: count })}</span>
                  </button>
                </li>
              ))}
            </ol>
          )}
        </Show>
      </div>
    </section>
  )
}

/** As high as the list, which has all its lines in most chats: what is below stays where it is. */
function WaitingSuggestions({ isHero, isBeside }: Pick<SuggestionsProps, 'isHero' | 'isBeside'>) {
  return (
    <div role="status" aria-label={words.waiting} className="late">
      <Skeleton className={classes(isHero ? 'h-214 sm:h-114 lg:h-71' : 'h-184 sm:h-98 lg:h-61', isBeside && 'lg:h-169')} />
    </div>
  )
}

/** One quiet line: everything else stays. */
const failed = (again: (() => void) | undefined) => (
  <div className="flex flex-wrap items-center gap-x-3 text-ink-faint">
    <p>{words.failed}</p>
    {again && (
      <Button kind="quiet" size="small" onClick={again}>
        {say.retry}
      </Button>
    )}
  </div>
)
