import type { UploadAnswer } from '@convostat/api'
import { Fragment } from 'react'
import { ReportButton } from '#components/export/report-button.tsx'
import { TablesButton } from '#components/export/tables-button.tsx'
import { Avatars } from '#components/people/avatars.tsx'
import { PeopleButton } from '#components/people/people-button.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { ribbonShare } from '#components/share/ribbon-share.ts'
import { ShareButton } from '#components/share/share-button.tsx'
import { NotKept } from '#components/uploads/not-kept.tsx'
import { RereadNotice } from '#components/uploads/reread-notice.tsx'
import { Truncated } from '#components/uploads/truncated.tsx'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { say } from '#messages/index.ts'
import { MarkedName, Name } from '#ui/person.tsx'
import { usePlaces } from '#ui/person-places.ts'
import { Hero } from './hero.tsx'

const dashboard = sayDashboard
/** Up to this many people are the title themselves; more are in a list below it. */
const namedInTitle = 3
const listed = 12

/** Whose chat this is, from when to when, and what is not in the figures below. */
export function TitlePage({ chat }: { chat: UploadAnswer }) {
  const { overview, import: file } = chat
  const people = overview.participants
  const isNamedByPeople = people.length <= namedInTitle
  return (
    <header className="space-y-5">
      <div className="gap-x-6 sm:flex sm:items-start">
        <Avatars people={people} size="size-12 text-xl sm:size-16 sm:text-2xl" />
        <div className="min-w-0 max-sm:mt-3">
          <h1 className="display text-4xl [overflow-wrap:anywhere] sm:text-5xl xl:text-6xl">
            {isNamedByPeople ? <PeopleTitle people={people} /> : <GroupTitle title={file.title} people={people} />}
          </h1>
          {overview.start_date && overview.end_date && (
            <p data-first-figures="" className="figures mt-3 text-ink-soft sm:text-lg">
              <strong className="font-semibold text-ink">{dashboard.stats.rangeUnder({ n: overview.total_days })}</strong>{' '}
              {dashboard.subtitle.messages({ total: overview.total_messages })}{' '}
              <span className="whitespace-nowrap">{dashboard.subtitle.days({ when: [overview.start_date, overview.end_date] })}</span>
            </p>
          )}
        </div>
      </div>
      {!isNamedByPeople && (
        <ul aria-label={dashboard.people} className="flex flex-wrap gap-x-6 gap-y-1.5">
          {people.slice(0, listed).map((name) => (
            <li key={name} className="max-w-full">
              <PersonButton name={name} />
            </li>
          ))}
          {people.length > listed && <li className="text-ink-faint">{say.andMore({ n: people.length - listed })}</li>}
        </ul>
      )}
      <Hero chat={chat} />
      <div className="flex flex-wrap items-start gap-x-8">
        <ShareRibbon />
        <PeopleButton chat={chat} />
        <ReportButton chat={chat} />
        <TablesButton chat={chat} />
      </div>
      <Truncated chat={chat} meaning={(limit) => dashboard.truncatedMeaning({ limit })} />
      <NotKept chat={chat} />
      <RereadNotice />
    </header>
  )
}

/** The ribbon above, once it is there, to be shared: nothing beside it moves as it comes. */
function ShareRibbon() {
  const of = useFigure('ribbon')
  if (of.state !== 'loading' && (of.state !== 'ready' || !of.data.remark)) return null
  return <ShareButton name={dashboard.ribbon} make={of.state === 'ready' ? () => ribbonShare(of.data) : null} className="-ms-2 px-2" />
}

/** `Ana & Ben`, each underlined in the color that is theirs in every chart. */
function PeopleTitle({ people }: { people: readonly string[] }) {
  const placeOf = usePlaces()
  return people.map((name, i) => (
    // A person who gets another name keeps the focus.
    <Fragment key={placeOf(name)}>
      {i > 0 && (
        <>
          {' '}
          <span className="text-ink-faint italic">{i === people.length - 1 ? '&' : '·'}</span>{' '}
        </>
      )}
      {/* A name that fits on one line is not broken over two; a word that fits on none ends in an ellipsis. */}
      <PersonButton name={name} className="inline-block overflow-x-clip text-ellipsis align-baseline">
        <MarkedName isWhole className="[overflow-wrap:normal]">
          {name}
        </MarkedName>
      </PersonButton>
    </Fragment>
  ))
}

function GroupTitle({ title, people }: { title: string | null; people: readonly string[] }) {
  if (title) return <Name>{title}</Name>
  return (
    <>
      {people.slice(0, namedInTitle).map((name, i) => (
        <Fragment key={name}>
          {i > 0 && say.comma}
          <MarkedName isWhole>{name}</MarkedName>
        </Fragment>
      ))}{' '}
      <span className="text-ink-faint">{say.andMore({ n: people.length - namedInTitle })}</span>
    </>
  )
}
