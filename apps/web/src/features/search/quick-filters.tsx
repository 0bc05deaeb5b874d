import { CircleQuestionMark, Link2, Smile } from 'lucide-react'
import { SentimentGlyph } from '#components/sentiment/sentiment-glyph.tsx'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { format } from '#format/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { classes } from '#ui/classes.ts'
import type { SearchControl } from './search-control.ts'

const { quick: words } = saySearch

const quick = [
  { field: 'link', Icon: Link2, stat: 'messages_with_links' },
  { field: 'question', Icon: CircleQuestionMark, stat: 'messages_with_questions' },
  { field: 'emoji', Icon: Smile, stat: 'messages_with_emojis' },
] as const

const quickSounds = ['positive', 'negative'] as const

/** How many messages have links, questions, emoji, and sound positive or negative; pressing one shows only those. */
export function QuickFilters({ searching, changeSearching }: SearchControl) {
  const stats = useCall(api.search.stats, {})
  const shares = useCall(api.sentiment.distribution, {})
  if (stats.state !== 'ready') return null
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">{words.label}</legend>
      {quick.map(({ field, Icon, stat }) => {
        const isOn = searching[field]
        if (!isOn && isIdle(stats.data[stat], stats.data.total_messages)) return null
        return (
          <button
            key={field}
            type="button"
            aria-pressed={isOn}
            aria-label={words.only({ what: field, n: stats.data[stat] })}
            onClick={() => changeSearching((now) => ({ [field]: !now[field] }))}
            className={classes(look, isOn && lookOn)}
          >
            <Icon className="size-4 shrink-0 text-ink-faint max-lg:hidden" aria-hidden="true" />
            {words[field]}
            <span className="figures text-ink-soft">{format.count(stats.data[stat])}</span>
          </button>
        )
      })}
      {shares.state === 'ready' &&
        quickSounds.map((sentiment) => {
          const isOn = searching.sentiment === sentiment
          if (!isOn && isIdle(shares.data[sentiment], stats.data.total_messages)) return null
          return (
            <button
              key={sentiment}
              type="button"
              aria-pressed={isOn}
              aria-label={words.onlySounding({ sentiment, n: shares.data[sentiment] })}
              onClick={() => changeSearching((now) => ({ sentiment: now.sentiment === sentiment ? null : sentiment }))}
              className={classes(look, isOn && lookOn)}
            >
              <SentimentGlyph sentiment={sentiment} className="max-lg:hidden" />
              {words[sentiment]}
              <span className="figures text-ink-soft">{format.count(shares.data[sentiment])}</span>
            </button>
          )
        })}
    </fieldset>
  )
}

/** Whether pressing it would find nothing, or leave everything. */
const isIdle = (count: number, all: number): boolean => count === 0 || count === all

const look =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full px-3 shadow-[inset_0_0_0_1px_var(--color-line)] hover:bg-well'
const lookOn = 'bg-pen-wash font-semibold shadow-[inset_0_0_0_1.5px_var(--color-pen)] hover:bg-pen-wash'
