import type { ImportFacts } from '@convostat/api'
import { type ReactNode, useId, useMemo } from 'react'
import { threadsRead } from '#charts/ribbon/read-so-far.ts'
import { Cloth } from '#components/figure/ribbon.tsx'
import { sayUploads } from '#components/uploads/messages/index.ts'
import { peopleAmong } from '#data/people/people-among.ts'
import { briefName, format } from '#format/index.ts'
import { languageName } from '#format/language.ts'
import { lookAlikes } from '#format/look-alikes.ts'
import { noteSentence } from '#messages/api/sentences.ts'
import { say } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { Name, Person } from '#ui/person.tsx'
import type { Chosen, DateOrder, ReadChoices } from './flow.ts'
import { sayUpload } from './messages/index.ts'

const { card } = sayUpload
const shownPeople = 12
/** Beside the order of the dates: that they can be read in two ways, with the other way, or that only another part's can. */
const ORDER_GUESSED = 'date_order_guessed'
const PART_GUESSED = 'other_format_order_guessed'
/** The phone left the oldest messages out: an export made earlier may contain them. */
const looksCut = 'looks_cut'

interface ImportCardProps {
  chosen: Chosen
  isBusy: boolean
  /** Reads the file again in another way. */
  onRead: (reading: ReadChoices) => void
  /** For those to whom this looks wrong. */
  children?: ReactNode
}

/** What was found in the file, before anything is analyzed. */
export function ImportCard({ chosen, isBusy, onRead, children }: ImportCardProps) {
  const { facts, dateOrder, otherFormats, slots } = chosen
  const title = useId()
  const threads = useMemo(() => slots && threadsRead(slots), [slots])
  const alike = lookAlikes(facts.participants).map(([a, b]) => card.lookAlike({ a: briefName(a), b: briefName(b) }))
  const notes = [...facts.notes.filter(({ code }) => code !== ORDER_GUESSED && code !== PART_GUESSED).map(noteSentence), ...alike]
  return (
    <section aria-labelledby={title} className="corners appear border border-line bg-sheet shadow-lift">
      <div className="border-b border-line px-5 py-4 sm:px-7">
        <h2 id={title} className="text-base text-ink-faint">
          {card.title}
        </h2>
        <p className="display figures mt-1 text-3xl sm:text-4xl">{say.messagesOf({ n: facts.message_count })}</p>
        <p className="figures mt-1 text-lg text-ink-soft">{format.days(facts.first_date, facts.last_date)}</p>
      </div>
      {threads && (
        <div className="h-[124px] border-b border-line py-4">
          <Cloth of={threads} isWovenIn />
        </div>
      )}
      <dl className="px-5 py-3 sm:px-7">
        <Row name={card.service}>{card.whatsapp}</Row>
        <Row name={card.phone}>{card.layouts[facts.layout]}</Row>
        <Row name={card.language}>{languageName(facts.language) ?? card.noLanguage}</Row>
        <Row name={card.dateOrder}>
          <DateOrderLine facts={facts} asked={dateOrder} isBusy={isBusy} onSwap={(order) => onRead({ dateOrder: order, otherFormats })} />
        </Row>
        {facts.is_group && (
          <Row name={card.group}>
            {facts.title ? <Name>{facts.title}</Name> : card.groupOf({ n: peopleAmong(facts.participants).length })}
          </Row>
        )}
        <Row name={card.people}>
          <People facts={facts} />
        </Row>
        <Row name={card.unread}>
          <UnreadLines facts={facts} />
        </Row>
        {facts.unsure_lines > 0 && (
          <Row name={card.unsure}>
            <LinesWithExample said={card.unsureLines({ n: facts.unsure_lines })} example={facts.unsure_example} />
          </Row>
        )}
        {facts.other_format_lines + facts.other_format_messages > 0 && (
          <Row name={card.otherFormats.name}>
            <OtherFormatLines facts={facts} isBusy={isBusy} onRead={(formats) => onRead({ dateOrder, otherFormats: formats })} />
          </Row>
        )}
        {notes.length > 0 && (
          <Row name={card.notes}>
            <ul className="space-y-1">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
              {facts.notes.some(({ code }) => code === looksCut) && <li className="text-ink-faint">{sayUploads.merging.older}</li>}
            </ul>
          </Row>
        )}
      </dl>
      {children && <div className="border-t border-line px-2 py-2 sm:px-4">{children}</div>}
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-6 py-2 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <dt className="text-ink-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function People({ facts: { participants } }: { facts: ImportFacts }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {participants.slice(0, shownPeople).map((name, place) => (
        <li key={name} className="max-w-full">
          <Person name={name} place={place} />
        </li>
      ))}
      {participants.length > shownPeople && <li className="text-ink-faint">{say.andMore({ n: participants.length - shownPeople })}</li>}
    </ul>
  )
}

function UnreadLines({ facts: { unread_lines: lines, unread_example: example } }: { facts: ImportFacts }) {
  if (lines === 0) return card.noneUnread
  return <LinesWithExample said={card.unreadLines({ n: lines })} example={example} />
}

function LinesWithExample({ said, example }: { said: string; example: string | null }) {
  return (
    <>
      <p>{said}</p>
      {example && (
        <p className="mt-1 text-base text-ink-faint">
          {card.unreadExample}{' '}
          <span className="line-clamp-2 min-w-0 font-mono">
            <Name>{example}</Name>
          </span>
        </p>
      )}
    </>
  )
}

interface OtherFormatLinesProps {
  facts: ImportFacts
  isBusy: boolean
  onRead: (otherFormats: NonNullable<ReadChoices['otherFormats']>) => void
}

/** Lines that look like messages in another format: how many, what became of them, and the other way with one tap. */
function OtherFormatLines({ facts, isBusy, onRead }: OtherFormatLinesProps) {
  const { other_format_lines: lines, other_format_messages: messages } = facts
  const button = (wanted: 'text' | 'messages', label: string) => (
    <Button kind="outline" size="small" aria-disabled={isBusy} onClick={() => !isBusy && onRead(wanted)}>
      {label}
    </Button>
  )
  return (
    <>
      {messages > 0 && <p>{card.otherFormats.messages({ n: messages })}</p>}
      {lines > 0 && <p>{card.otherFormats.lines({ n: lines })}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {lines > 0 && button('messages', card.otherFormats.asMessages)}
        {messages > 0 && button('text', card.otherFormats.asText)}
      </div>
    </>
  )
}

interface DateOrderLineProps {
  facts: ImportFacts
  /** The order the reader asked for, if any. */
  asked?: DateOrder
  isBusy: boolean
  onSwap: (dateOrder: DateOrder) => void
}

/** How the file's dates were read, how sure that is, and each other way that fits them with one tap. */
function DateOrderLine({ facts, asked, isBusy, onSwap }: DateOrderLineProps) {
  const { date_order: order, date_order_certain: isCertain, other_date_orders: others, notes } = facts
  const isSaid = (wanted: string): boolean => notes.some(({ code }) => code === wanted)
  const uncertain = isSaid(PART_GUESSED) && !isSaid(ORDER_GUESSED) ? card.certainInPart : card.uncertain
  return (
    <>
      <p>
        {sayUploads.orders[order]}
        <span className="block text-base text-ink-faint">{isCertain ? card.certain : uncertain}</span>
      </p>
      {(!isCertain || asked) && others.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {others.map((other) => (
            <Button key={other} kind="outline" size="small" aria-disabled={isBusy} onClick={() => !isBusy && onSwap(other)}>
              {card.swap({ order: sayUploads.orders[other] })}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
