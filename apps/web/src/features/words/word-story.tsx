import type { UploadAnswer } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
import { ArrowRight, EyeOff } from 'lucide-react'
import { drawingPart } from '#charts/drawing-part.ts'
import type { Saving } from '#charts/saving.ts'
import { sharePart } from '#charts/share-image.ts'
import { drawUsage, type Usage, usageSentence } from '#charts/usage-timeline.ts'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { SearchLink } from '#components/figure/search-link.tsx'
import { Show } from '#components/figure/show.tsx'
import { TableTools } from '#components/figure/table-tools.tsx'
import { Quoted } from '#components/message/quoted.tsx'
import { PersonBar } from '#components/people/person-bar.tsx'
import { AllOfChat } from '#components/screen/all-of-chat.tsx'
import { asPhrase } from '#data/search/as-phrase.ts'
import { type LeadTo, monthDays } from '#data/search/search-links.ts'
import { searchEntry } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FirstOnes } from '#ui/first-ones.tsx'
import { QuietFailure } from '#ui/quiet-failure.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { StoryTerm } from './answers.ts'
import { shortWord } from './cloud/short-word.ts'
import { Course } from './course.tsx'
import { sayWords } from './messages/index.ts'
import { Emoji, Word } from './shown-word.tsx'
import { storyTable } from './tables.ts'
import { type Story, useStory } from './use-story.ts'

const { storyOf: words, choice } = sayWords

interface WordStoryProps {
  chat: UploadAnswer
  told: StoryTerm
  /** A part of the chat is looked at: the story is of more. */
  isPart: boolean
  /** Leaves the word out of every count; absent for what is not a word. */
  onLeaveOut?: () => void
  /** Opens the conversation around a message. */
  onOpen: (id: number) => void
  onClose: () => void
  /** Puts the keyboard back where it was. */
  onReturn: () => void
}

/** A word's story in the whole chat: how often, when first, in which months, by whom, and the way to every message with it. */
export function WordStory({ chat, told, isPart, onOpen, onLeaveOut, onClose, onReturn }: WordStoryProps) {
  const story = useStory(told.text)
  const leadTo: LeadTo = (part = {}) => ({
    to: '/search',
    state: searchEntry(chat, { query: asPhrase(told.text), sort: 'date_asc', ...part }),
  })
  return (
    <AllOfChat leadTo={leadTo} open={onOpen}>
      <Dialog title={words.titles[told.kind]} onClose={onClose} onReturn={onReturn}>
        <ScrollArea label={words.titles[told.kind]} className="min-h-0 flex-1 space-y-7 overflow-y-auto overscroll-contain px-5 py-5">
          <p className="display text-4xl [overflow-wrap:anywhere]">
            {told.kind === 'emoji' ? <Emoji className="text-6xl leading-tight">{told.text}</Emoji> : <Word>{told.text}</Word>}
          </p>
          {isPart && <p className="text-ink-soft">{words.notOfPart}</p>}
          <Show
            of={story}
            waiting={
              <div role="status" aria-label={words.waiting} className="space-y-6">
                <Skeleton className="h-7 w-2/3" />
                <Skeleton className="h-24" />
                <Skeleton className="h-20" />
              </div>
            }
            empty={<p className="text-lg text-ink-soft">{words.none}</p>}
            failed={(again) => <QuietFailure sentence={words.failed} again={again} />}
          >
            {(data) => <Parts of={data} told={told} />}
          </Show>
        </ScrollArea>
        {(story.state === 'ready' || onLeaveOut) && (
          <div className="flex flex-wrap gap-3 border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
            {story.state === 'ready' && (
              <SearchLink className={buttonLook({ className: 'flex-1' })}>
                {words.showAll({ messages: story.data.statistics.total_occurrences })}
                <ArrowRight aria-hidden="true" />
              </SearchLink>
            )}
            {onLeaveOut && (
              <Button kind="outline" onClick={onLeaveOut}>
                <EyeOff aria-hidden="true" />
                {choice.leaveOut}
              </Button>
            )}
          </div>
        )}
      </Dialog>
    </AllOfChat>
  )
}

function Parts({ of: story, told }: Pick<WordStoryProps, 'told'> & { of: Story }) {
  const { first, statistics, months } = story
  const { total_occurrences: total, authors } = statistics
  const counts = months.map(({ count }) => count)
  const peak = counts.indexOf(largest(counts))
  const highest = months[peak]
  return (
    <>
      <p className="figures text-lg">
        {told.count === undefined ? words.inMessages({ messages: total }) : words.figures({ times: told.count, messages: total })}
      </p>
      <section aria-label={words.first}>
        <h3 className="mb-2 font-semibold">{words.first}</h3>
        <Quoted id={first.id} author={first.author} date={first.timestamp} message={first.message} />
      </section>
      {highest && months.length > 1 && (
        <section aria-label={words.months}>
          <div className="flex items-center gap-2">
            <h3 className="min-w-0 flex-1 font-semibold">{words.months}</h3>
            <TableTools
              of={story}
              name={words.months}
              title={words.titles[told.kind]}
              unit={sayMilestones.timeline.unitOf({ keyword: shortWord(told.text) })}
              over={sayCounted.over({ messages: total })}
              table={() => storyTable(story)}
              saving={storySaving}
            />
          </div>
          <div className="mt-2">
            <Course
              label={words.course({ word: told.text, peak: words.peak({ of: highest.month, n: highest.count }) })}
              values={counts}
              most={highest.count}
              peak={peak}
            />
            <p className="figures mt-1 flex justify-between gap-4 text-sm text-ink-faint">
              <span>{format.month(months[0].month)}</span>
              <FigureLink wanted={monthDays(highest.month)} label={sayCounted.show}>
                {words.peak({ of: highest.month, n: highest.count })}
              </FigureLink>
              <span>{format.month(months[months.length - 1].month)}</span>
            </p>
          </div>
        </section>
      )}
      <section aria-label={words.people}>
        <h3 className="mb-2 font-semibold">{words.people}</h3>
        <FirstOnes of={authors} first={5} className="space-y-3.5">
          {({ author, count }) => (
            <li key={author}>
              <PersonBar name={author} messages={count} part={count / total} />
            </li>
          )}
        </FirstOnes>
      </section>
    </>
  )
}

const usageOf = ({ months, statistics }: Story): Usage => ({ months, messages: statistics.total_occurrences })

/** A word's story to take away: in which months it was said, and by whom. */
const storySaving: Saving<Story> = {
  file: 'word-story',
  sentence: (story) => usageSentence(usageOf(story)),
  notes: () => [],
  drawing: async (story, tokens, width, placeOf) => {
    const { authors, total_occurrences: messages } = story.statistics
    const people = { people: authors.map(({ author, count }) => ({ person: author, messages: count })), messages }
    const gap = { width, height: 20, paint: () => undefined }
    return [drawingPart(drawUsage(usageOf(story), tokens, width), tokens), gap, sharePart(people, placeOf, tokens, width)]
  },
}
