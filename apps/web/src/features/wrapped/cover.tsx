import type { Person } from '@convostat/api'
import { Play } from 'lucide-react'
import type { Ref } from 'react'
import type { Threads } from '#charts/ribbon/colored.ts'
import { useClock } from '#data/chat/clock.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import { classes } from '#ui/classes.ts'
import type { Story } from './answers.ts'
import { type CoverNames, coverNames } from './cover-names.ts'
import { RibbonView } from './form-view.tsx'
import { SceneThumbnail } from './scene-thumbnail.tsx'
import { coverTitle, periodOf } from './sentences.ts'
import { groundsOf } from './slide-backgrounds.ts'
import { tell } from './slide-texts.ts'
import { storyButton } from './story-button.ts'
import { plainVoice } from './voices.ts'

const words = sayWrapped

interface CoverProps {
  of: Story
  /** Everyone in the chat, the one who wrote most first. */
  people: readonly Pick<Person, 'name' | 'hidden'>[]
  /** What their group is called; null where it has no name. */
  title: string | null
  /** Null until it is there, and of an invented story. */
  ribbon: Threads | null
  onPlay: (at?: number) => void
  /** The button that plays the story. */
  playButton: Ref<HTMLButtonElement>
}

/** What is shown before the story: whose it is, which time it covers, how long it is, and what it is about. */
export function Cover({ of: story, people, title, ribbon, onPlay, playButton }: CoverProps) {
  const voice = plainVoice(story.year !== null, useClock())
  const grounds = groundsOf(story.slides.map(({ kind }) => kind))
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
      <div
        data-story="night"
        className="story relative isolate flex min-h-[19rem] flex-col justify-between gap-3 overflow-hidden rounded-lg p-5 shadow-lift sm:min-h-[32rem] sm:gap-10 sm:p-10"
      >
        {/* Half of it is words, half is the chat's picture. */}
        <RibbonView of={ribbon} className="absolute inset-x-0 top-11 h-20 sm:top-20 sm:h-36" />
        <p className="relative flex flex-wrap gap-x-3 text-base font-semibold text-[color:var(--story-soft)] sm:text-lg">
          <span className="text-[color:var(--story-accent)]">{coverTitle(story)}</span>
          <span>{periodOf(story.slides[0].period)}</span>
        </p>
        {/* Below the ribbon, however high it is. On a phone the button is in sight without scrolling, also below long names. */}
        <div className="relative pt-22 sm:pt-32">
          <Names {...coverNames({ people, title }, story.people, voice)} />
          <p className="mt-2 sm:mt-4 sm:text-xl">{words.cover.about({ slides: story.slides.length, messages: story.messages })}</p>
          <button
            ref={playButton}
            type="button"
            className={storyButton({ className: 'mt-4 min-h-12 px-7 text-lg sm:mt-7 sm:min-h-13' })}
            onClick={() => onPlay()}
          >
            <Play aria-hidden="true" />
            {words.cover.play}
          </button>
        </div>
      </div>
      <nav aria-label={words.cover.contents} className="min-w-0 self-center">
        <h2 className="mb-3 font-semibold">{words.cover.contents}</h2>
        <ol className="border-t border-line">
          {story.slides.map((slide, i) => {
            const told = tell(slide, voice)
            return (
              <li key={slide.kind} className="border-b border-line">
                <button
                  type="button"
                  aria-label={words.cover.openAt({ at: i + 1, title: told.kicker })}
                  className="group flex min-h-13 w-full items-center gap-4 text-start hover:text-pen"
                  onClick={() => onPlay(i)}
                >
                  <span className="figures w-6 text-end text-ink-faint">{format.count(i + 1)}</span>
                  <SceneThumbnail of={slide} ground={grounds[i]} figure={told.figure} voice={voice} ribbon={ribbon} />
                  <span className="min-w-0 underline-offset-4 group-hover:underline">{told.kicker}</span>
                </button>
              </li>
            )
          })}
        </ol>
      </nav>
    </div>
  )
}

/** Names of up to as many letters, and their size: on a phone they fill about as much in each. */
const sizes = [
  { most: 34, size: 'text-4xl sm:text-6xl' },
  { most: 60, size: 'text-2xl sm:text-5xl' },
  { most: Number.POSITIVE_INFINITY, size: 'text-lg sm:text-4xl' },
]

/** Whose story it is: two with a sign between them, more in a list. */
function Names({ names, more }: CoverNames) {
  const list = more > 0 ? [...names, say.andMore({ n: more })] : names
  const { length } = list.join(' ')
  const isPair = list.length === 2 && more === 0
  return (
    <p
      className={classes(
        'font-[family-name:var(--font-story)] leading-[1.08] font-[540] tracking-tight break-keep [overflow-wrap:anywhere] rtl:leading-[1.4] rtl:tracking-normal',
        sizes.find(({ most }) => length <= most)?.size,
      )}
    >
      {list.map((name, i) => (
        <span key={name}>
          {i === 1 && isPair && <span className="text-[color:var(--story-accent)] italic">{words.story.and} </span>}
          {/* Of two short names each is on one line. */}
          <span className={classes(isPair && length <= sizes[0].most && 'inline-block max-w-full')}>{name}</span>
          {list.length > 2 && i < list.length - (more > 0 ? 2 : 1) && say.comma.trim()}{' '}
        </span>
      ))}
    </p>
  )
}
