import type { UploadAnswer } from '@convostat/api'
import { Fragment, useId } from 'react'
import { Counted } from '#components/figure/figure-info.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { MessageText } from '#components/message/message-text.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { useScreen } from '#components/screen/screen.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { FirstOnes } from '#ui/first-ones.tsx'
import { MarkedName, Name } from '#ui/person.tsx'
import type { Statistics } from './milestone-matches.ts'
import { takenUpAfter } from './sentences.ts'
import { ShareMilestoneFigure } from './share-milestone-figure.tsx'
import { spanBetween } from './span-between.ts'

const milestones = sayMilestones
const { takenUp: words } = milestones
/** This many people are here before one asks for all. */
const shownPeople = 5
const namedSilent = 3

interface TakenUpProps {
  chat: UploadAnswer
  keyword: string
  authors: Statistics['authors']
}

/** Each person's own first time, one after another, and who has not said it. */
export function TakenUp({ chat, keyword, authors }: TakenUpProps) {
  const title = useId()
  const { open } = useScreen()
  const inOrder = [...authors].sort((a, b) =>
    a.first.timestamp < b.first.timestamp ? -1 : a.first.timestamp > b.first.timestamp ? 1 : a.first.id - b.first.id,
  )
  const [{ first: veryFirst }] = inOrder
  const over = sayCounted.over({ messages: chat.overview.total_messages })
  const said = new Set(authors.map(({ author }) => author))
  const silent = chat.overview.participants.filter((name) => !said.has(name))
  return (
    <section aria-labelledby={title} className="relative min-w-0">
      <h3 id={title} className="flex items-center gap-1 font-semibold">
        {words.title}
        <Counted figure={words.title} definition={milestones.counted.takenUp} over={over} />
      </h3>
      <ShareMilestoneFigure
        keyword={keyword}
        name={words.title}
        over={over}
        numbers={inOrder.map(({ author, first }, i) => ({
          label: author,
          person: author,
          aside: i === 0 ? words.first : saidAfter(veryFirst, first),
          said: format.day(first.date),
        }))}
        className="absolute end-0 -top-1.5"
      />
      <FirstOnes of={inOrder} first={shownPeople} isOrdered className="mt-4 ms-3 border-s border-line" gap="">
        {({ author, first }, i) => {
          return (
            <li key={author} data-result={first.id} className="relative pb-5 ps-6">
              <Avatar name={author} className="absolute top-0.5 -start-3 size-6 text-[13px] outline-4 outline-paper" />
              <p>
                <PersonButton name={author} className="font-semibold">
                  <Name>{author}</Name>
                </PersonButton>{' '}
                {i === 0 ? words.first : saidAfter(veryFirst, first)}
              </p>
              {i > 0 && (
                <MessageText
                  text={first.message}
                  highlights={first.highlights}
                  className="mt-1 font-serif text-lg text-ink-soft [&_button]:font-sans [&_button]:text-base"
                />
              )}
              <button
                type="button"
                data-open
                title={milestones.open}
                onClick={() => open(first.id)}
                className="figures min-h-9 text-pen underline-offset-4 hover:underline"
              >
                {format.day(first.date)}
              </button>
            </li>
          )
        }}
      </FirstOnes>
      {silent.length > 0 && (
        <p className="text-ink-faint">
          <Silent names={silent} />
        </p>
      )}
    </section>
  )
}

const saidAfter = (veryFirst: First, first: First): string => {
  const { count, unit } = spanBetween(veryFirst.timestamp, first.timestamp)
  return takenUpAfter({ n: count, unit })
}

type First = Statistics['authors'][number]['first']

/** `Cem and 2 more have not said it.` */
function Silent({ names }: { names: readonly string[] }) {
  const named = names.slice(0, namedSilent)
  const more = names.length - named.length
  return (
    <>
      {named.map((name, i) => (
        <Fragment key={name}>
          {i > 0 && (i === named.length - 1 && more === 0 ? ` ${words.and} ` : `${words.comma} `)}
          <MarkedName>{name}</MarkedName>
        </Fragment>
      ))}{' '}
      {more > 0 && `${say.andMore({ n: more })} `}
      {words.never({ names: names.length })}
    </>
  )
}
