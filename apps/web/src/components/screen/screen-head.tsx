import type { ReactNode } from 'react'
import { Recounted } from '#components/figure/refreshing.tsx'
import { Avatars } from '#components/people/avatars.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { classes } from '#ui/classes.ts'
import { Sentence } from '#ui/person.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface ScreenHeadProps<T> {
  title: string
  /** Whose chat it is; null until that is known. */
  people: readonly string[] | null
  /** The screen's main finding, for screens that begin with one. */
  lead?: Lead<T>
  /** A line for those who are here for the first time. */
  about?: string
  /** People and days, chosen for the whole screen. */
  filters?: ReactNode
  /** Shown until the lead is there. */
  waiting?: ReactNode
}

export interface Lead<T> {
  of: Loadable<T>
  /** Null where there is too little to say. */
  sentence: (data: T) => string | null
}

/** The head of a screen about a chat: its people, the screen's name and, in large type, its main finding. Without a finding the name is large. */
export function ScreenHead<T>({ title, people, lead, about, filters, waiting = <WaitingLead /> }: ScreenHeadProps<T>) {
  const said = lead?.of.state === 'ready' ? saidBy(lead.sentence, lead.of.data) : null
  const isSmall = said !== null || lead?.of.state === 'loading'
  const size = lead ? small : large
  return (
    <header className={classes('flex flex-wrap gap-y-2', lead ? 'items-start' : 'items-center')}>
      {people ? <Avatars people={people} size={size} className="min-h-11 items-center" /> : <WaitingAvatars size={size} />}
      <h1
        // Another element: with reduced motion, another style of the same one is a transition, and for a frame it is elsewhere.
        key={isSmall ? 'small' : 'large'}
        className={classes(
          'min-w-0',
          isSmall
            ? 'ms-3 flex min-h-11 items-center font-semibold text-base text-ink-soft'
            : classes('display sm:text-5xl', lead ? `order-last text-4xl ${leadPlace}` : 'ms-4 flex-1 text-3xl'),
        )}
      >
        {title}
      </h1>
      {filters && <div className="min-w-0 basis-full xl:ms-8 xl:flex-1 xl:basis-0">{filters}</div>}
      {lead && isSmall && (
        <Recounted of={lead.of} className={leadPlace}>
          {said === null ? (
            waiting
          ) : (
            <p className={classes('display text-balance [overflow-wrap:anywhere]', typeFor(said))}>
              <Sentence>{said}</Sentence>
            </p>
          )}
        </Recounted>
      )}
      {about && <p className="basis-full text-lg text-ink-soft">{about}</p>}
    </header>
  )
}

const small = 'size-8 text-base'
const large = 'size-9 text-lg sm:size-12 sm:text-xl'

/** As high as nearly every sentence, so that nothing moves as it comes. */
const leadPlace = 'mt-4 min-h-24 basis-full sm:mt-6 xl:min-h-[7.25rem]'

/** A sentence that fails is missing here; its figure, below, says so itself. */
function saidBy<T>(sentence: Lead<T>['sentence'], data: T): string | null {
  try {
    return sentence(data)
  } catch {
    return null
  }
}

/** The longer a sentence, the smaller, so that it fits into its place. */
function typeFor({ length }: string): string {
  if (length <= 68) return `text-[1.75rem] leading-[1.13] sm:text-4xl ${largest}`
  if (length <= 80) return `text-2xl leading-[1.17] sm:text-[2rem] ${largest}`
  if (length <= 120) return 'max-w-[26em] text-[1.375rem] leading-[1.18] sm:text-3xl sm:leading-[1.13] xl:text-4xl xl:leading-[1.13]'
  return 'max-w-[34em] text-xl leading-[1.2] sm:text-2xl sm:leading-[1.2] xl:text-3xl xl:leading-[1.2]'
}

const largest = 'max-w-[22em] sm:leading-[1.13] xl:text-[3.25rem] xl:leading-[1.1]'

const WaitingLead = () => (
  <>
    <Skeleton className="h-8 w-11/12 max-w-[46rem] xl:h-12" />
    <Skeleton className="mt-2 h-8 w-3/5 max-w-[30rem] xl:h-12" />
  </>
)

/** Most chats are between two. */
const WaitingAvatars = ({ size }: { size: string }) => (
  <div aria-hidden="true" className="flex min-h-11 shrink-0 items-center [&>*+*]:-ms-[0.6em]">
    <Skeleton className={`${size} rounded-full`} />
    <Skeleton className={`${size} rounded-full`} />
  </div>
)
