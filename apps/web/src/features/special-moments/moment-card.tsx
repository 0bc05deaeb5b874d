import type { UploadAnswer } from '@convostat/api'
import { useId } from 'react'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { classes } from '#ui/classes.ts'
import { Moment, titleLook } from './moment.tsx'
import { momentIcons } from './moment-icon.ts'
import { OtherYears } from './other-years.tsx'
import type { Repeated } from './repeats.ts'
import { type Room, roomsOf } from './rooms.ts'
import type { ShownMoment } from './shown-moments.ts'

const { card: words, kinds, repeats } = saySpecialMoments

interface MomentCardProps extends Repeated {
  chat: UploadAnswer
  /** The greatest moment of the year. */
  lead: ShownMoment
  room: Room
}

/** A moment on the line of its year, or what happened again and again in that year, once. */
export function MomentCard({ moments, kind, otherYears, chat, lead, room }: MomentCardProps) {
  const [first] = moments
  const Icon = momentIcons[first.kind]
  return (
    <li className={classes('relative min-w-0 border-t border-line pt-7', placeOf[room])}>
      <span
        aria-hidden="true"
        className={classes(
          'absolute -top-[1.125rem] start-0 grid size-9 place-items-center rounded-full border border-line bg-sheet text-wax',
          room === 'second' && 'min-[1100px]:start-6',
        )}
      >
        <Icon className="size-4.5" strokeWidth={1.75} />
      </span>
      {kind === null ? (
        <Moment moment={first} chat={chat} isLead={first === lead} room={room} otherYears={otherYears} />
      ) : (
        <Again moments={moments} kind={kind} otherYears={otherYears} chat={chat} lead={lead} />
      )}
    </li>
  )
}

const placeOf: Record<Room, string> = {
  wide: 'min-[1100px]:col-span-2',
  first: 'min-[1100px]:pe-6',
  second: 'min-[1100px]:ps-6',
}

type AgainProps = Pick<MomentCardProps, 'moments' | 'otherYears' | 'chat' | 'lead'> & { kind: NonNullable<Repeated['kind']> }

/** What happened several times in a year: each of its days. */
function Again({ moments, kind, otherYears, chat, lead }: AgainProps) {
  const name = useId()
  const [first] = moments
  const title = moments.every((each) => each.title === first.title) ? first.title : repeats[kind]({ n: moments.length })
  const rooms = roomsOf(moments, (each) => each === lead)
  return (
    <section aria-labelledby={name} className="min-w-0">
      <p className="flex flex-wrap gap-x-2.5 text-sm text-ink-faint">
        <span className="font-semibold text-ink-soft">{words.times({ kind: kinds[kind], n: moments.length })}</span>{' '}
        <OtherYears of={otherYears} />
      </p>
      <h3 id={name} className={titleLook}>
        {title}
      </h3>
      <ol className="mt-5 grid gap-x-12 gap-y-8 min-[1100px]:grid-cols-2">
        {moments.map((moment, i) => (
          <li key={moment.id} className={classes('min-w-0', rooms[i] === 'wide' && 'min-[1100px]:col-span-2')}>
            <Moment moment={moment} chat={chat} isLead={moment === lead} room={rooms[i]} within={title} />
          </li>
        ))}
      </ol>
    </section>
  )
}
