import { Play } from 'lucide-react'
import type { Ref } from 'react'
import { useClock } from '#data/chat/clock.ts'
import { format } from '#format/index.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import { classes } from '#ui/classes.ts'
import type { Story } from './answers.ts'
import { coverTitle, periodOf } from './sentences.ts'
import { groundOf, motifOf } from './slide-backgrounds.ts'
import { Backdrop } from './slide-face.tsx'
import { tell } from './slide-texts.ts'
import { storyButton } from './story-button.ts'
import { plainVoice } from './voices.ts'

const words = sayWrapped

interface CoverProps {
  of: Story
  onPlay: (at?: number) => void
  /** The button that plays the story. */
  playButton: Ref<HTMLButtonElement>
}

/** What is shown before the story: whose time it covers, how long it is, and what it is about. */
export function Cover({ of: story, onPlay, playButton }: CoverProps) {
  const voice = plainVoice(story.year !== null, useClock())
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
      <div
        data-story={groundOf(0)}
        className="story relative isolate flex min-h-[17rem] flex-col justify-between gap-4 overflow-hidden rounded-lg p-6 shadow-lift sm:min-h-[32rem] sm:gap-10 sm:p-10"
      >
        <Backdrop motif={motifOf(0)} />
        <p className="relative text-lg font-semibold text-[color:var(--story-soft)]">{periodOf(story.slides[0].period)}</p>
        <div className="relative">
          <p
            className={classes(
              'font-[family-name:var(--font-story)] leading-none font-[560] tracking-tight text-[color:var(--story-accent)] lining-nums',
              story.year === null ? 'text-6xl sm:text-8xl' : 'text-7xl sm:text-9xl',
            )}
          >
            {coverTitle(story)}
          </p>
          <p className="mt-3 text-lg sm:mt-4 sm:text-xl">{words.cover.about({ slides: story.slides.length, messages: story.messages })}</p>
          <button
            ref={playButton}
            type="button"
            className={storyButton({ className: 'mt-5 min-h-13 px-7 text-lg sm:mt-7' })}
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
          {story.slides.map((slide, i) => (
            <li key={slide.kind} className="border-b border-line">
              <button
                type="button"
                aria-label={words.cover.openAt({ at: i + 1, title: tell(slide, voice).kicker })}
                className="group flex min-h-11 w-full items-center gap-4 text-start hover:text-pen"
                onClick={() => onPlay(i)}
              >
                <span className="figures w-6 text-end text-ink-faint">{format.count(i + 1)}</span>
                <span className="min-w-0 underline-offset-4 group-hover:underline">{tell(slide, voice).kicker}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
