import { CircleQuestionMark, Link2, Smile } from 'lucide-react'
import { api } from '../../../data/api.ts'
import { useCall } from '../../../data/use-call.ts'
import { format } from '../../../format/index.ts'
import { say } from '../../../messages/index.ts'
import { classes } from '../../../ui/classes.ts'
import type { SearchControl } from './search.tsx'

const { quick: words } = say.search

const quick = [
  { field: 'link', Icon: Link2, stat: 'messages_with_links' },
  { field: 'question', Icon: CircleQuestionMark, stat: 'messages_with_questions' },
  { field: 'emoji', Icon: Smile, stat: 'messages_with_emojis' },
] as const

/** How many messages have links, questions, emoji; pressing one shows only those. */
export function QuickFilters({ searching, changeSearching }: SearchControl) {
  const stats = useCall(api.search.stats, {})
  if (stats.state !== 'ready') return null
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">{words.label}</legend>
      {quick.map(({ field, Icon, stat }) => {
        const isOn = searching[field]
        return (
          <button
            key={field}
            type="button"
            aria-pressed={isOn}
            aria-label={words.only(words[field], stats.data[stat])}
            onClick={() => changeSearching((now) => ({ [field]: !now[field] }))}
            className={classes(
              'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full px-3 shadow-[inset_0_0_0_1px_var(--color-line)] hover:bg-well sm:px-4',
              isOn && 'bg-pen-wash font-semibold shadow-[inset_0_0_0_1.5px_var(--color-pen)] hover:bg-pen-wash',
            )}
          >
            <Icon className="size-4 shrink-0 text-ink-faint max-sm:hidden" aria-hidden="true" />
            {words[field]}
            <span className="figures text-ink-soft">{format.count(stats.data[stat])}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
