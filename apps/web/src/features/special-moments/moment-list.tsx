import type { UploadAnswer } from '@convostat/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clockOf } from '#data/chat/clock.ts'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { engine } from '#data/client/engine.ts'
import { callQuery } from '#data/client/use-call.ts'
import { useMarks } from '#data/saved/moment-marks.ts'
import { format } from '#format/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import type { Moment } from './answers.ts'
import { Counts } from './counts.tsx'
import { Dismissed } from './dismissed.tsx'
import { yearId } from './in-page.ts'
import { MomentCard } from './moment-card.tsx'
import { MomentRibbon } from './moment-ribbon.tsx'
import { NamedBefore } from './named-before.tsx'
import { type Repeated, withRepeats } from './repeats.ts'
import { leadOf, roomsOf } from './rooms.ts'
import { astray, byYear, type FoundMarks, type SortedMarks, shownMoments, sortedMarks } from './shown-moments.ts'
import { Years } from './years.tsx'

const words = saySpecialMoments

interface MomentListProps {
  all: readonly Moment[]
  isAll: boolean
  chat: UploadAnswer
}

/** The chat's moments along its years, as the reader left them. */
export function MomentList({ all, isAll, chat }: MomentListProps) {
  const marks = useSortedMarks(all)
  const { shown, dismissed } = shownMoments(all, marks, clockOf(chat))
  const years = byYear(shown)
  const sections = inSections(withRepeats(shown))
  return (
    <div className="space-y-10 sm:space-y-14">
      {shown.length > 0 && (
        <div>
          <MomentRibbon shown={shown} />
          {years.length > 1 && <Years years={years} />}
        </div>
      )}
      {shown.length === 0 && <p className="text-lg text-ink-soft">{words.dismissed.all}</p>}
      {sections.map(({ year, repeated }) => (
        <section key={year} id={yearId(year)} aria-labelledby={`${yearId(year)}-name`} tabIndex={-1} className="scroll-mt-6 outline-none">
          <h2 id={`${yearId(year)}-name`} className="display figures text-4xl sm:text-5xl">
            {format.year(year)}
          </h2>
          <YearOfMoments repeated={repeated} chat={chat} />
        </section>
      ))}
      {shown.length > 0 && <Counts shown={shown} />}
      <Dismissed moments={dismissed} />
      {/* Of some days or people only, a moment may be missing for that. */}
      {isAll && <NamedBefore left={marks.left} />}
    </div>
  )
}

/** A year's moments along its line, some of them two abreast. */
function YearOfMoments({ repeated, chat }: Pick<YearSection, 'repeated'> & Pick<MomentListProps, 'chat'>) {
  const lead = leadOf(repeated.flatMap(({ moments }) => moments))
  const rooms = roomsOf(repeated, ({ moments, kind }) => kind !== null || moments[0] === lead)
  return (
    <ol className="mt-9 grid gap-y-14 min-[1100px]:grid-cols-2">
      {repeated.map((each, i) => (
        <MomentCard key={each.moments[0].id} {...each} chat={chat} lead={lead} room={rooms[i]} />
      ))}
    </ol>
  )
}

/** What there is in a year. */
interface YearSection {
  year: string
  repeated: Repeated[]
}

function inSections(repeated: readonly Repeated[]): YearSection[] {
  const sections: YearSection[] = []
  for (const each of repeated) {
    const year = each.moments[0].date.slice(0, 4)
    const last = sections.at(-1)
    if (last?.year === year) last.repeated.push(each)
    else sections.push({ year, repeated: [each] })
  }
  return sections
}

/** What the reader said of these moments. Of what was said of others it is asked which messages of the chat they are about. */
function useSortedMarks(all: readonly Moment[]): SortedMarks {
  const marks = useMarks()
  const uploadId = useOpenId()
  const ids = useMemo(() => astray(all, marks), [all, marks])
  const { data } = useQuery({
    ...callQuery(api.messages.find, { moments: ids }, uploadId),
    // A server need not hear of what was said of other chats.
    enabled: uploadId !== null && ids.length > 0 && engine.kind === 'browser',
  })
  return useMemo(() => {
    const found: FoundMarks = new Map(ids.map((id, i) => [id, data?.moments[i] ?? null]))
    return sortedMarks(all, marks, found)
  }, [all, marks, ids, data])
}
