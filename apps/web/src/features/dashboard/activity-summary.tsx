import type { UploadAnswer } from '@convostat/api'
import { useId } from 'react'
import type { Numbered } from '#charts/numbers-part.ts'
import { Counted } from '#components/figure/figure-info.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { ShareNumbers } from '#components/figure/share-numbers.tsx'
import type { Searching } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { toTenth } from '#messages/figures.ts'
import { classes } from '#ui/classes.ts'

const counted = sayCounted
const { activity: words } = sayDashboard

interface Row {
  name: string
  value: string
  /** Of which days it is an average. */
  under?: string
  definition: string
  over: string
  /** The messages it counts, if there are any. */
  wanted: Partial<Searching> | null
}

const numbersOf = (rows: readonly Row[]): Numbered[] => rows.map(({ name, value, under }) => ({ label: name, aside: under, said: value }))

/** How much was written, as a table of contents. */
export function ActivitySummary({ chat: { overview } }: { chat: UploadAnswer }) {
  const title = useId()
  const { total_messages: messages, total_days: days, media_messages: media, total_words: total } = overview
  const over = counted.over({ messages })
  const rows: Row[] = [
    {
      name: words.perDay,
      value: format.decimal(overview.messages_per_day),
      under: words.perDayUnder,
      definition: counted.perDay,
      over,
      wanted: {},
    },
    {
      name: words.media,
      value: format.count(media),
      definition: counted.media,
      over: counted.mediaOf({ media, messages }),
      wanted: media > 0 ? { media: true } : null,
    },
    { name: words.words, value: format.count(total), definition: counted.words, over, wanted: { sort: 'length' } },
    {
      name: words.days,
      value: format.count(days),
      definition: counted.days,
      over: counted.daysOf({ days, messages }),
      wanted: { sort: 'date_asc' },
    },
  ]
  const sentence = words.sentence({ perMessage: messages === 0 ? 0 : toTenth(total / messages) })
  return (
    <section aria-labelledby={title}>
      <div className="flex items-center">
        <h2 id={title} className="font-semibold">
          {words.title}
        </h2>
        <ShareNumbers of={numbersOf(rows)} name={words.title} over={over} file="amounts" sentence={sentence} className="-my-2 ms-auto" />
      </div>
      <p className="display mt-1.5 text-2xl">{sentence}</p>
      <dl className="mt-5">
        {rows.map(({ name, value, under, definition, over, wanted }) => (
          <div key={name} className={classes('flex min-h-11 items-center gap-x-3 border-b border-line', under && 'flex-wrap pt-2')}>
            <dt className="flex min-w-0 items-center gap-1">
              {name}
              <Counted figure={name} definition={definition} over={over} leads={wanted ? [{ wanted, says: counted.show }] : []} />
            </dt>
            {under && <dd className="order-last -mt-1 basis-full pb-2 text-base text-ink-faint">{under}</dd>}
            <span aria-hidden="true" className="leader mb-0 self-center" />
            <dd className="figures text-lg font-semibold">
              {wanted ? (
                <FigureLink wanted={wanted} label={counted.show}>
                  {value}
                </FigureLink>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
