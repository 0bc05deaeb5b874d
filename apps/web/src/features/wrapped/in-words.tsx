import { ChevronDown } from 'lucide-react'
import { useClock } from '#data/chat/clock.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import { useCalled } from '#ui/person-called.ts'
import type { Quote, Story } from './answers.ts'
import { momentOf, useSaying } from './said.tsx'
import type { Voice } from './slide-text.ts'
import { tell } from './slide-texts.ts'
import { plainVoice } from './voices.ts'

const words = sayWrapped

/**
 * Everything the slides say, as text: a slide is as large as its window and does not grow with the page, so people who read
 * larger letters, or at their own pace, reads it here (WCAG 1.4.4).
 */
export function InWords({ of: story }: { of: Story }) {
  const voice = plainVoice(story.year !== null, useClock(), useCalled())
  return (
    <details className="group mt-8 border-y border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {words.cover.inWords}
        <ChevronDown className="size-5 shrink-0 text-ink-faint group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ol className="grid gap-x-12 gap-y-7 pb-8 pt-2 sm:grid-cols-2">
        {story.slides.map((slide) => {
          const { kicker, figure, unit, sentence, note, rows, emojis } = tell(slide, voice)
          const { quotes } = slide
          return (
            <li key={slide.kind} className="min-w-0 [overflow-wrap:anywhere]">
              <p className="text-ink-soft">{kicker}</p>
              {quotes && <Quoted quotes={quotes} voice={voice} />}
              <p className="display text-2xl">
                {figure} {unit}
              </p>
              {sentence && <p className="mt-1">{sentence}</p>}
              <Lines of={[...(rows ?? []).map(({ label, said }) => ({ text: label, said })), ...(emojis ?? [])]} />
              {note && rows && <p className="mt-1 text-base text-ink-soft">{note}</p>}
            </li>
          )
        })}
      </ol>
    </details>
  )
}

/** What the scene opens on. */
function Quoted({ quotes, voice }: { quotes: readonly Quote[]; voice: Voice }) {
  const { quote, isKnown } = useSaying(quotes, 0)
  if (!quote || !isKnown) return null
  return [quote, ...(quote.reply ? [quote.reply] : [])].map(({ id, author, date, message }) => (
    <figure key={id} className="my-1.5 border-line border-s-3 ps-3">
      <blockquote dir="auto" className="font-serif text-lg whitespace-pre-wrap [unicode-bidi:isolate]">
        {message.toWellFormed()}
      </blockquote>
      <figcaption className="text-base text-ink-soft">{words.story.by({ name: voice.name(author), when: momentOf(date) })}</figcaption>
    </figure>
  ))
}

function Lines({ of }: { of: readonly { text: string; said: string }[] }) {
  return (
    of.length > 0 && (
      <ul className="mt-2">
        {of.map(({ text, said }) => (
          <li key={`${text} ${said}`} className="flex justify-between gap-4 border-t border-line py-1 text-base">
            <span className="min-w-0">
              <bdi>{text}</bdi>
            </span>
            <span className="figures shrink-0 text-ink-soft">{said}</span>
          </li>
        ))}
      </ul>
    )
  )
}
