import type { Person } from '@convostat/api'
import { Link } from '@tanstack/react-router'
import { ArrowRight, ChevronLeft, ChevronRight, MessagesSquare, Pause, Play, RotateCcw, Share2, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, type RefObject, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Threads } from '#charts/ribbon/colored.ts'
import { SearchLink } from '#components/figure/search-link.tsx'
import { useClock } from '#data/chat/clock.ts'
import { isRightToLeft } from '#messages/language.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import { classes } from '#ui/classes.ts'
import { closing } from '#ui/dialog-below.ts'
import { useCalled } from '#ui/person-called.ts'
import { useMedia } from '#ui/use-media.ts'
import type { Quote, Slide, Story } from './answers.ts'
import { behind } from './behind.ts'
import { coverNames } from './cover-names.ts'
import { momentOf, useSaying } from './said.tsx'
import { Scene } from './scene.tsx'
import { Segments } from './segments.tsx'
import { periodOf, storyName } from './sentences.ts'
import { Composer } from './share/composer.tsx'
import { type Ground, groundsOf } from './slide-backgrounds.ts'
import type { SlideText, Voice } from './slide-text.ts'
import { tell } from './slide-texts.ts'
import { storyButton } from './story-button.ts'
import { useGestures } from './use-gestures.ts'
import { plainVoice } from './voices.ts'

const { story: words, share } = sayWrapped

interface StoryPlayerProps {
  of: Story
  /** Which slide, from 0. */
  at: number
  /** Everyone in the chat. */
  people: readonly Person[]
  /** What their group is called; null where it has no name. */
  title: string | null
  /** The chat's ribbon; null until it is there. */
  ribbon: Threads | null
  onTurn: (at: number) => void
  onOpenMessage: (id: number) => void
  onClose: () => void
  /** What plays the story: the focus goes there, unless it was elsewhere. */
  playButton: RefObject<HTMLButtonElement | null>
}

/**
 * A story over the whole screen: a slide for a few seconds, then the next, unless the reader holds it or wants nothing to move.
 * The sides of the slide are the ways back and on; so are the arrow keys and a swipe.
 */
export function StoryPlayer({ of: story, at, onClose, playButton, ...telling }: StoryPlayerProps) {
  const content = useRef<HTMLDivElement>(null)
  // Where the focus was before the story took it.
  const [before] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null))
  const [isPaused, setPaused] = useState(false)
  const last = story.slides.length - 1
  const shown = Math.min(at, last)
  const ground = groundsOf(story.slides.map(({ kind }) => kind))[shown]
  const { onTurn } = telling
  const onNext = () => shown < last && onTurn(shown + 1)
  const onPrevious = () => shown > 0 && onTurn(shown - 1)
  const keys: Partial<Record<string, () => unknown>> = {
    [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: onNext,
    [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: onPrevious,
    Home: () => onTurn(0),
    End: () => onTurn(last),
    ' ': () => setPaused(!isPaused),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
    const isOnControl = target instanceof Element && target.closest('a, button') !== null
    // What is pressed in a dialog over the story is handled here, too; and on a button space is its own.
    if (ctrlKey || metaKey || altKey || !(target instanceof Element && currentTarget.contains(target))) return
    if (!keys[key] || (key === ' ' && isOnControl)) return
    event.preventDefault()
    keys[key]()
  }
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          data-story={ground}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // After a reload the focus was nowhere: the page had only begun.
            const stood = before?.isConnected && !before.matches('body, #content')
            const place = stood ? before : (playButton.current ?? document.getElementById('content'))
            place?.focus({ preventScroll: true })
          }}
          // What is over it, a toast or a page of words, is no way out.
          onInteractOutside={(event) => event.preventDefault()}
          className="story fixed inset-0 z-40 flex flex-col overflow-hidden outline-none [@media(max-height:28rem)]:overflow-y-auto"
        >
          <Radix.Description className="sr-only">{words.about}</Radix.Description>
          <Player {...telling} {...{ story, ground, onNext, onPrevious, onClose, isPaused, setPaused }} at={shown} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface PlayerProps extends Omit<StoryPlayerProps, 'of' | 'playButton'> {
  story: Story
  ground: Ground
  onNext: () => void
  onPrevious: () => void
  isPaused: boolean
  setPaused: (isPaused: boolean) => void
}

function Player({
  story,
  ground,
  at,
  people,
  title,
  ribbon,
  isPaused,
  setPaused,
  onNext,
  onPrevious,
  onOpenMessage,
  onClose,
}: PlayerProps) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const isInSight = useInSight()
  const { isHeld, handlers } = useGestures({ onNext, onPrevious, onLeave: onClose })
  const [isSharing, setSharing] = useState(false)
  const shareButton = useRef<HTMLButtonElement>(null)
  const slide = story.slides[at]
  const of = story.slides.length
  const clock = useClock()
  const called = useCalled()
  const voice = useMemo(() => plainVoice(story.year !== null, clock, called), [story, clock, called])
  const told = tell(slide, voice)
  // Which of its messages each scene shows, as long as the story is open.
  const [chosen, choose] = useState<Readonly<Record<number, number>>>({})
  const saying = useSaying(slide.quotes ?? none, chosen[at] ?? 0, told.kicker, (next) => choose({ ...chosen, [at]: next }))
  return (
    <>
      <header className="relative z-10 px-3 pt-[calc(0.75rem+env(safe-area-inset-top))] sm:px-5">
        <Segments at={at} of={of} isStill={isCalm} isRunning={!isPaused && !isHeld && !isSharing && isInSight} onOver={onNext} />
        <div className="mt-1 flex items-center gap-1">
          <Radix.Title className="min-w-0 flex-1 truncate ps-1 text-sm font-semibold sm:ps-2 sm:text-base">
            <span className="sr-only">{storyName(story)}, </span>
            {periodOf(slide.period)}
          </Radix.Title>
          {!isCalm && (
            <button
              type="button"
              aria-label={isPaused ? words.play : words.pause}
              className={storyButton({ kind: 'icon' })}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </button>
          )}
          <Radix.Close {...closing} aria-label={words.close} className={storyButton({ kind: 'icon' })}>
            <X aria-hidden="true" />
          </Radix.Close>
        </div>
      </header>
      {/* In a low window, as a page drawn four times as large has, a slide keeps a height to be read at and is scrolled. */}
      <div
        className="relative flex min-h-0 flex-1 touch-none select-none [@media(max-height:28rem)]:min-h-[26rem] [@media(max-height:28rem)]:touch-pan-y"
        {...handlers}
      >
        <Turn to="before" label={words.previous} go={at > 0 ? onPrevious : undefined} />
        <Turn to="after" label={words.next} go={at < of - 1 ? onNext : undefined} />
        {/* biome-ignore lint/a11y/useSemanticElements: a slide is not a set of fields */}
        <div
          key={at}
          role="group"
          aria-roledescription={words.slide}
          aria-label={words.sceneOf({ at: at + 1, of, title: told.kicker })}
          className="pointer-events-none relative flex min-h-0 min-w-0 flex-1"
        >
          <Scene
            {...{ story, slide, told, voice, saying, ribbon }}
            {...coverNames({ people, title }, story.people, voice)}
            isHeld={isPaused || isCalm}
          />
        </div>
      </div>
      <footer className="relative z-10 flex flex-wrap items-center justify-center gap-2 px-3 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:pb-7">
        {/* The end is about all of them. */}
        {slide.kind !== 'closing' && <ToMessages slide={slide} onOpenMessage={onOpenMessage} />}
        <button
          ref={shareButton}
          type="button"
          aria-label={share.open}
          className={storyButton({ kind: 'outline' })}
          onClick={() => setSharing(true)}
        >
          <Share2 aria-hidden="true" />
          {share.openShort}
        </button>
        {at === of - 1 && (
          <button type="button" className={storyButton({ kind: 'outline' })} onClick={onClose}>
            <RotateCcw aria-hidden="true" />
            {words.another}
          </button>
        )}
      </footer>
      {isSharing && (
        <Composer
          {...{ story, slide, ground, ribbon }}
          quote={saying.quote}
          onClose={() => setSharing(false)}
          onReturn={() => shareButton.current?.focus({ preventScroll: true })}
        />
      )}
      <p role="status" className="sr-only">
        {words.spoken({ at: at + 1, of, text: spoken(told, saying.isKnown ? saying.quote : null, voice) })}
      </p>
    </>
  )
}

const none: readonly Quote[] = []

/** A scene as sentences: the message, who wrote it and when; then the figure. */
function spoken({ kicker, figure, unit, sentence }: SlideText, quote: Quote | null, voice: Voice): string {
  const said = quote && [
    words.quoteOf({ name: voice.name(quote.author), when: momentOf(quote.date), message: quote.message }),
    ...(quote.reply ? [words.replyOf({ name: voice.name(quote.reply.author), message: quote.reply.message })] : []),
  ]
  return [`${kicker}.`, ...(said ?? []).map(ended), ended(`${figure} ${unit}`.trim()), sentence].filter(Boolean).join(' ')
}

/** A full stop, where a text has no end, so that it is not read into the next one. */
const ended = (text: string): string => (/[.!?…。！？؟]\W*$/u.test(text) ? text : `${text}.`)

interface TurnProps {
  to: 'before' | 'after'
  label: string
  /** Absent at the end. */
  go: (() => void) | undefined
}

/** One side of the slide. A press does not take the keyboard with it. */
function Turn({ to, label, go }: TurnProps) {
  const Icon = to === 'before' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={go === undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={go}
      className={classes(
        'absolute inset-y-0 flex items-center px-4 outline-offset-[-6px] [-webkit-tap-highlight-color:transparent] aria-disabled:cursor-default aria-disabled:[&_svg]:invisible',
        to === 'before' ? 'start-0 w-[34%] justify-start' : 'end-0 w-[66%] justify-end',
      )}
    >
      <Icon className="hidden size-10 text-[color:var(--story-soft)] lg:block" aria-hidden="true" />
    </button>
  )
}

/** The way from a slide to what it counts. */
function ToMessages({ slide, onOpenMessage }: { slide: Slide } & Pick<StoryPlayerProps, 'onOpenMessage'>): ReactNode {
  const to = behind(slide)
  if (to === 'moments') {
    return (
      // Each of them has its own messages; they are of everyone, whatever was chosen elsewhere.
      <Link to="/special-moments" state={{ filters: undefined }} className={storyButton()}>
        {words.showMoments}
        <ArrowRight aria-hidden="true" />
      </Link>
    )
  }
  if ('messageId' in to) {
    return (
      <button type="button" className={storyButton()} onClick={() => onOpenMessage(to.messageId)}>
        <MessagesSquare aria-hidden="true" />
        {words.showMessage}
      </button>
    )
  }
  return (
    <SearchLink wanted={to.wanted} className={storyButton()}>
      {words.show}
      <ArrowRight aria-hidden="true" />
    </SearchLink>
  )
}

/** Whether the page is in front: no time passes for what nobody sees. */
const useInSight = (): boolean =>
  useSyncExternalStore(
    (hear) => {
      document.addEventListener('visibilitychange', hear)
      return () => document.removeEventListener('visibilitychange', hear)
    },
    () => document.visibilityState === 'visible',
  )
