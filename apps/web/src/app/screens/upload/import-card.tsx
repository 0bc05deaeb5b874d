import { useId } from 'react'
import { format, shownName } from '../../../format/index.ts'
import { languageName } from '../../../format/language.ts'
import { lookAlikes } from '../../../format/look-alikes.ts'
import { say } from '../../../messages/index.ts'
import { messagesOf } from '../../../messages/shared.ts'
import { Button } from '../../../ui/button.tsx'
import { Name, Person } from '../../../ui/person.tsx'
import type { Chosen, DateOrder } from './flow.ts'

const { card } = say.upload
const shownPeople = 12

interface ImportCardProps {
  chosen: Chosen
  isBusy: boolean
  onSwap: (dateOrder: DateOrder) => void
}

/** What was found in the file, before anything is analyzed. */
export function ImportCard({ chosen, isBusy, onSwap }: ImportCardProps) {
  const { facts, dateOrder } = chosen
  const title = useId()
  const alike = lookAlikes(facts.participants).map(([a, b]) => card.lookAlike(shownName(a), shownName(b)))
  const notes = [...facts.notes.map(({ detail }) => detail), ...alike]
  return (
    <section aria-labelledby={title} className="corners appear border border-line bg-sheet shadow-lift">
      <div className="border-b border-line px-5 py-4 sm:px-7">
        <h2 id={title} className="text-base text-ink-faint">
          {card.title}
        </h2>
        <p className="display figures mt-1 text-3xl sm:text-4xl">{messagesOf(facts.message_count)}</p>
        <p className="figures mt-1 text-lg text-ink-soft">{format.days(facts.first_date, facts.last_date)}</p>
      </div>
      <dl className="grid gap-x-6 px-5 py-3 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:px-7 [&>dd]:pb-3 sm:[&>dd]:py-2 [&>dt]:pt-2 [&>dt]:text-ink-faint sm:[&>dt]:py-2">
        <dt>{card.service}</dt>
        <dd>{card.whatsapp}</dd>
        <dt>{card.phone}</dt>
        <dd>{card.layouts[facts.layout]}</dd>
        <dt>{card.language}</dt>
        <dd>{languageName(facts.language)}</dd>
        <dt>{card.dateOrder}</dt>
        <dd>
          <DateOrderLine facts={facts} asked={dateOrder} isBusy={isBusy} onSwap={onSwap} />
        </dd>
        <dt>{card.people}</dt>
        <dd>
          {facts.is_group && <p className="mb-1">{facts.title ? <Name>{facts.title}</Name> : card.group(facts.participants.length)}</p>}
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {facts.participants.slice(0, shownPeople).map((name, place) => (
              <li key={name} className="max-w-full">
                <Person name={name} place={place} />
              </li>
            ))}
            {facts.participants.length > shownPeople && (
              <li className="text-ink-faint">{say.andMore(facts.participants.length - shownPeople)}</li>
            )}
          </ul>
        </dd>
        <dt>{card.unread}</dt>
        <dd>
          {facts.unread_lines === 0 ? (
            card.noneUnread
          ) : (
            <>
              <p>{card.unreadLines(facts.unread_lines)}</p>
              {facts.unread_example && (
                <p className="mt-1 text-base text-ink-faint">
                  {card.unreadExample} <Name className="line-clamp-2 font-mono">{facts.unread_example}</Name>
                </p>
              )}
            </>
          )}
        </dd>
        {notes.length > 0 && (
          <>
            <dt>{card.notes}</dt>
            <dd>
              <ul className="space-y-1">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

interface DateOrderLineProps {
  facts: Chosen['facts']
  /** The order the reader asked for, if any. */
  asked?: DateOrder
  isBusy: boolean
  onSwap: (dateOrder: DateOrder) => void
}

/** How the file's dates were read, how sure that is, and the other way with one tap. */
function DateOrderLine({ facts, asked, isBusy, onSwap }: DateOrderLineProps) {
  const { date_order: order, date_order_certain: isCertain } = facts
  const other = order === 'dmy' ? 'mdy' : order === 'mdy' ? 'dmy' : null
  return (
    <>
      <p>
        {card.orders[order]}
        <span className="block text-base text-ink-faint">{isCertain ? card.certain : card.uncertain}</span>
      </p>
      {other && (!isCertain || asked) && (
        <Button kind="outline" size="small" className="mt-2" aria-disabled={isBusy} onClick={() => !isBusy && onSwap(other)}>
          {card.swap(card.orders[other])}
        </Button>
      )}
    </>
  )
}
