import { format } from '#format/index.ts'
import { toTenth } from '#messages/figures.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import type { Slide, SlideKind } from './answers.ts'
import type { Voice } from './slide-text.ts'

const { end: words } = sayWrapped

/** What a story comes to, on one card: no word of the chat. */
export interface EndCard {
  days: string
  people: string
  messages: string
  /** At most four. */
  figures: { figure: string; label: string }[]
  /** Who wrote how much of all, 0 to 1, most first. `person` is the name as the chat has it. */
  shares: { person: string; name: string; part: number }[]
}

/** This many figures have room. */
const most = 4

type Brief = (slide: Slide) => { figure: string; label: string }

const counted = ({ figure }: Slide): string => format.count(Number(figure))

/** What is put on it, in this order, where the story has it. */
const briefs: readonly (readonly [SlideKind, Brief])[] = [
  ['streak', (slide) => ({ figure: counted(slide), label: words.streak })],
  ['night_owl', (slide) => ({ figure: counted(slide), label: words.night })],
  ['busiest_month', (slide) => ({ figure: counted(slide), label: words.month({ month: slide.date ?? slide.period.from }) })],
  ['top_emoji', ({ figure, emojis }) => ({ figure: format.count(emojis?.[0]?.count ?? 0), label: words.emoji({ emoji: String(figure) }) })],
  ['busiest_day', (slide) => ({ figure: counted(slide), label: words.day })],
  ['longest_conversation', (slide) => ({ figure: counted(slide), label: words.conversation })],
  ['burst', (slide) => ({ figure: counted(slide), label: words.burst })],
  ['love', (slide) => ({ figure: counted(slide), label: sayWrapped.ofLove({ n: Number(slide.figure) }) })],
  ['links', (slide) => ({ figure: counted(slide), label: words.links({ n: Number(slide.figure) }) })],
]

/** The end of a story, of its slides: the last one is its closing. */
export function endCardOf(slides: readonly Slide[], voice: Voice): EndCard | null {
  const closing = slides.find(({ kind }) => kind === 'closing')
  if (!closing) return null
  const { facts, people = [], figure } = closing
  const messages = facts.messages ?? 0
  const perDay = toTenth(messages / Math.max(1, facts.active_days ?? 1))
  const perMessage = toTenth((facts.words ?? 0) / Math.max(1, messages))
  const said = briefs.flatMap(([kind, brief]) => slides.filter((slide) => slide.kind === kind).map(brief))
  const plain = [
    // Of these there are always enough.
    { figure: format.count(facts.words ?? 0), label: words.words({ n: facts.words ?? 0 }) },
    { figure: format.count(facts.active_days ?? 0), label: words.active({ n: facts.active_days ?? 0 }) },
    { figure: format.decimal(perDay), label: words.perDay },
    { figure: format.decimal(perMessage), label: words.perMessage },
  ]
  return {
    days: words.days({ n: Number(figure) }),
    people: words.people({ n: facts.people ?? people.length }),
    messages: words.messages({ n: messages }),
    figures: [...said, ...plain].slice(0, most),
    shares: people.map(({ name, value }) => ({ person: name, name: voice.name(name), part: messages > 0 ? value / messages : 0 })),
  }
}
