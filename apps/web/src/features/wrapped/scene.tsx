import { largest } from '@convostat/api/extremes'
import { useMemo } from 'react'
import type { Threads } from '#charts/ribbon/colored.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import { Logo } from '#ui/logo.tsx'
import { personFill } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import type { Slide, Story } from './answers.ts'
import { ems } from './ems.ts'
import { endCardOf } from './end-card.ts'
import { firstOf } from './first-of.ts'
import { FormView, RibbonView } from './form-view.tsx'
import type { FormKind } from './forms/form.ts'
import { formOf } from './forms/form-of.ts'
import { Said, SaidControls, type Saying } from './said.tsx'
import type { SlideText, Voice } from './slide-text.ts'
import { vars } from './vars.ts'

const words = sayWrapped

interface SceneProps {
  story: Story
  slide: Slide
  told: SlideText
  voice: Voice
  saying: Saying
  /** The scene is paused, or nothing moves: there is time for more than looking. */
  isHeld: boolean
  ribbon: Threads | null
  /** Those on the cover, and how many more there are. */
  names: readonly string[]
  more: number
}

/** One scene: the message, or what it is about where there is none; a moment later its figure, and what that looks like. */
export function Scene(props: SceneProps) {
  const { slide, story } = props
  return (
    <div className="scene-face min-h-0 min-w-0 flex-1">
      {slide.kind === 'opening' && slide === story.slides[0] ? (
        <CoverScene {...props} />
      ) : slide.kind === 'closing' ? (
        <EndScene {...props} />
      ) : (
        <PlainScene {...props} />
      )}
    </div>
  )
}

/** Forms that are seen before the figure; the others are the evidence after it. */
const before: ReadonlySet<FormKind> = new Set([
  'clock',
  'bubbles',
  'field',
  'sun',
  'discs',
  'hundred',
  'month',
  'sheets',
  'hearts',
  'silence',
  'pages',
  'cascade',
])
/** This one has the figure in it. */
const hasFigure = (form: FormKind | undefined): boolean => form === 'bubbles'

function PlainScene({ slide, told, voice, saying, isHeld }: SceneProps) {
  const form = useMemo(() => formOf(slide, voice), [slide, voice])
  const isEmoji = slide.kind === 'top_emoji'
  const isFirst = form !== null && before.has(form.form)
  return (
    <div
      className="scene"
      data-said={saying.quote !== null || undefined}
      data-form={form ? (isFirst ? 'before' : 'after') : undefined}
      data-kind={form?.form}
    >
      {saying.quote === null ? (
        <p className="scene-title story-message">{told.kicker}</p>
      ) : (
        <Said of={saying} voice={voice} first={form ? firstOf(form, saying.quote, voice) : undefined}>
          <SaidControls of={saying} place={told.kicker} isShown={isHeld} />
        </Said>
      )}
      <div className="scene-told" style={wait(saying)}>
        <div className="scene-late min-w-0">
          {/* An emoji is as large as how often it was sent. */}
          <Figure text={isEmoji ? `${told.figure}\u00a0${told.unit}` : told.figure} isHidden={hasFigure(form?.form)} />
          {told.unit && !isEmoji && <p className="scene-unit">{told.unit}</p>}
          {told.sentence && <p className="scene-sentence">{told.sentence}</p>}
          {told.note && <p className="scene-note">{told.note}</p>}
        </div>
        {form && <FormView of={form} className="scene-form" />}
      </div>
    </div>
  )
}

/** How long the figure waits for the message to be read. */
const wait = ({ quote }: Saying) => vars({ '--wait': quote ? '1.2s' : '0s' })

function Figure({ text, isHidden = false }: { text: string; isHidden?: boolean }) {
  const width = ems(text)
  return (
    <p
      className={isHidden ? 'sr-only' : 'scene-figure'}
      data-tall={width.isTall || undefined}
      style={vars({ '--ems': width.ems, '--word': width.word })}
    >
      {text}
    </p>
  )
}

/** Whose story it is, with the ribbon beside or below it. */
function CoverScene({ slide, voice, saying, isHeld, ribbon, names, more, told }: SceneProps) {
  const list = more > 0 ? [...names, say.andMore({ n: more })] : names
  const widths = list.map(ems)
  const size = {
    // On a phone a name may break between its words; on a desk all are on a line or two.
    '--ems': largest(
      widths.map(({ word }) => word),
      1,
    ),
    '--lines': list.reduce((lines, name) => lines + name.split(' ').length, 0),
    '--all': widths.reduce((sum, width) => sum + width.ems + 0.9, 0),
  }
  const days = slide.facts.days ?? 0
  return (
    <div className="scene-cover" style={wait(saying)}>
      <RibbonView of={ribbon} className="scene-cover-ribbon" />
      <div className="scene-cover-head min-w-0">
        <p className="scene-over story-message">{words.story.storyIn({ messages: Number(slide.figure) })}</p>
        <p className="scene-names story-message" data-tall={widths.some(({ isTall }) => isTall) || undefined} style={vars(size)}>
          {list.map((name, i) => (
            <span key={name} className="scene-name">
              {i === 1 && list.length === 2 && <span className="scene-and">{words.story.and} </span>}
              {name}
              {list.length > 2 && i < list.length - (more > 0 ? 2 : 1) && <span className="scene-comma">{say.comma.trim()}</span>}{' '}
            </span>
          ))}
        </p>
      </div>
      <Said of={saying} voice={voice}>
        <SaidControls of={saying} place={told.kicker} isShown={isHeld} />
      </Said>
      <p className="scene-days scene-late">
        <span className="scene-days-figure">{format.count(days)}</span> <span>{words.units.days({ n: days })}</span>
      </p>
    </div>
  )
}

/** What it all comes to: the card that is shared. */
function EndScene({ story, voice, ribbon }: SceneProps) {
  const placeOf = usePlaces()
  const card = useMemo(() => endCardOf(story.slides, voice), [story, voice])
  if (!card) return null
  return (
    <div className="scene-end">
      <div className="scene-end-head">
        <p className="scene-end-days">{card.days}</p>
        <p className="scene-end-title">
          <span>
            {card.people}
            {say.comma}
          </span>
          <span>{card.messages}</span>
        </p>
      </div>
      <RibbonView of={ribbon} className="scene-end-ribbon" />
      <div className="scene-end-foot">
        <dl className="scene-end-figures">
          {card.figures.map(({ figure, label }, i) => (
            <div
              key={label}
              className="scene-late flex flex-col-reverse justify-end border-t border-[color:var(--story-ink)]"
              style={vars({ '--nth': i })}
            >
              <dt className="scene-end-label">{label}</dt>
              <dd className="scene-end-figure">{figure}</dd>
            </div>
          ))}
        </dl>
        <div aria-hidden="true" className="scene-end-bar">
          {card.shares.map(({ person, part }) => (
            <span key={person} style={{ width: `${100 * part}%`, ...personFill(placeOf(person)) }} />
          ))}
        </div>
        <Logo className="scene-end-mark" />
      </div>
    </div>
  )
}
