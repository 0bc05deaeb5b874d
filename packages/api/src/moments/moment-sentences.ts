import { type Clock, longSpan } from '@convostat/format'
import { DAY, HOUR, MINUTE } from '@convostat/format/seconds'
import type { Output } from '../call.ts'
import type { Contract } from '../contract.ts'
import type english from './messages/en.json'
import type times from './messages/times/en.json'

/** The sentences about a moment. */
export interface Wording {
  title: string
  description: string
  /** What it is measured against. */
  context: string
  /** What came of it, or how much of the chat it is. */
  impact: string
}

/** A moment of an answer without its sentences: they are made from this. */
export type UnwordedMoment = Omit<Output<Contract['moments']['list']>['moments'][number], keyof Wording>

type Kind = UnwordedMoment['kind']
type Sentences = ReturnType<typeof english>
type Choosing = (words: Sentences, moment: UnwordedMoment, facts: UnwordedMoment['facts'], clock?: Clock) => Wording

/** The sentences about a moment, in their language. */
export const momentIn =
  (words: Sentences) =>
  (moment: UnwordedMoment, clock?: Clock): Wording =>
    choosing[moment.kind](words, moment, moment.facts, clock)

/** The longest gap within a conversation (docs/metrics.md). */
const hours = 6
/** The ends of the scale of scores. */
const [lowest, highest] = [-1, 1]

/** The engine gives each kind the facts that are asked for here; one that it does not have counts as nothing. */
const choosing: Record<Kind, Choosing> = {
  first_message: ({ first_message: words }, { author, date }, { total: n = 0, days = 0 }) => ({
    title: words.title({ date, author }),
    description: words.description({ author }),
    context: words.context({ n }),
    impact: days > 0 ? words.impact.later({ days }) : words.impact.sameDay,
  }),
  count: ({ count: words }, { author }, { number: n = 0, days }) => ({
    title: words.title({ n, author }),
    description: words.description,
    context: words.context({ every: roundness(n) }),
    impact: days === undefined ? words.impact.fromFile : words.impact.after({ days: days + 1, pace: toTenth(n / (days + 1)) }),
  }),
  busiest_day: ({ busiest_day: words, people }, { participants }, { value: n = 0, usual = 0, total = 0 }) => ({
    title: words.title({ n }),
    description: words.description({ people: some(people, participants) }),
    context: words.context({ usual: toTenth(usual), times: n / Math.max(1, usual) }),
    impact: words.impact({ share: n / Math.max(1, total) }),
  }),
  longest_conversation: ({ longest_conversation: words, people }, { participants }, { value: n = 0, usual = 0, seconds = 0 }, clock) => ({
    title: words.title({ n }),
    description: words.description({ people: some(people, participants), hours }),
    context: words.context({ usual: toTenth(usual) }),
    impact: lasting(words.impact, seconds, clock),
  }),
  reunion: ({ reunion: words }, { author }, { number: nth = 1, seconds = 0, value: n = 0, usual = 0 }) => {
    const { unit, n: silent } = longSpan(seconds)
    return {
      title: words.title[unit === 'year' ? 'years' : 'days']({ n: silent, author }),
      description: words.description,
      context: nth === 1 ? words.context.longest : words.context.others({ longer: nth - 1 }),
      impact: words.impact({ n, usual: toTenth(usual) }),
    }
  },
  longest_streak: ({ longest_streak: words }, { from, to, messages: n }, { days = 0, usual: share }) => ({
    title: words.title({ days }),
    description: words.description({ from, to }),
    context: share === undefined ? words.context.everyDay : words.context.others({ share }),
    impact: words.impact({ n }),
  }),
  love: ({ love: { first, most }, people }, { participants, author, messages: n }, { is_first: isFirst = false, total = 0 }) =>
    isFirst
      ? {
          title: first.title({ author: participants[0] ?? author }),
          description: first.description,
          context: total === 1 ? first.context.only : first.context.several,
          impact: total === 1 ? first.impact.only : first.impact.several({ more: total - 1 }),
        }
      : {
          title: most.title({ n }),
          description: most.description({ people: some(people, participants) }),
          context: most.context,
          impact: most.impact({ n: total }),
        },
  birthday: ({ birthday: words, people }, { participants, messages: n }, { names = [], people: wishing = 0, ...occasions }) => {
    const wishers = some(people, participants, wishing)
    const [name] = names.length === 1 ? names : []
    return {
      title: name === undefined ? words.title.unknown({ people: wishers }) : words.title.of({ name }),
      description: name === undefined ? words.description.unknown : words.description.of({ name, people: wishers }),
      context: ofOccasions(words.context, occasions),
      impact: words.impact({ n }),
    }
  },
  anniversary: ({ anniversary: words, people }, { participants, author, messages: n }, { people: wishing = 0, ...occasions }) => ({
    title: words.title({ people: some(people, participants, wishing) }),
    description: words.description[n === 1 ? 'only' : 'first']({ author }),
    context: ofOccasions(words.context, occasions),
    impact: words.impact({ n }),
  }),
  happiest_day: ({ happiest_day: words, people }, { participants, messages: n }, { value: mean = 0, usual = 0 }) => ({
    title: words.title({ people: some(people, participants) }),
    description: words.description,
    context: words.context({ mean, usual, lowest, highest }),
    impact: words.impact({ n }),
  }),
  moving_exchange: ({ moving_exchange: words, people }, { participants, messages: n }, { emotion = 'love', seconds = 0 }, clock) => ({
    title: words.title({ n, emotion: emotion === 'fear' ? 'other' : emotion }),
    description: words.description({ people: some(people, participants) }),
    context: words.context,
    impact: lasting(words.impact, seconds, clock),
  }),
  group_created: ({ group_created: words }, { participants: [author] }, { total: n = 0, people = 0, title }) => ({
    title: title === undefined ? words.title.unnamed : words.title.named({ title }),
    description: author === undefined ? words.description.unknown : words.description.by({ author }),
    context: words.context({ people }),
    impact: words.impact({ n }),
  }),
  joined: ({ joined, people }, _, facts) => comingOrGoing(joined, people, facts),
  left: ({ left, people }, _, facts) => comingOrGoing(left, people, facts),
}

function comingOrGoing(
  words: Sentences['joined'],
  people: Sentences['people'],
  { names = [], people: all = 0, value: n = 0, ...days }: UnwordedMoment['facts'],
): Wording {
  const who = { people: some(people, names, all) }
  return {
    title: words.title(who),
    description: all > 1 ? words.description.several({ n: all }) : words.description.one,
    context: ofOccasions(words.context, days),
    impact: n === 0 ? words.impact.none(who) : words.impact.some({ ...who, n }),
  }
}

/** How many of these occasions the chat has and, where not all of them are moments, how many are: readers find only those listed. */
function ofOccasions(
  words: Sentences['birthday']['context'],
  { total: n = 0, listed = n }: Pick<UnwordedMoment['facts'], 'total' | 'listed'>,
): string {
  if (n === 1) return words.only
  return listed < n ? words.some({ listed, n }) : words.several({ n })
}

/**
 * `Ana`, `Ana and Ben`, `Ana, Ben and 3 others`; `all` where there are more than are named. The engine counts everyone and names up to
 * eight of them: where there are more than three, two have a name.
 */
function some(people: Sentences['people'], names: readonly string[], all = names.length): string {
  const [first, second, third] = names
  if (all > 3) return people.more({ first, second, n: all - 2 })
  if (third !== undefined) return people.three({ first, second, third })
  return second === undefined ? (first ?? people.nobody) : people.two({ first, second })
}

/** How long something lasted, or how long ago: by the sentence of its unit. */
function lasting(words: Sentences['moving_exchange']['impact'], seconds: number, clock?: Clock): string {
  const { unit, n } = spanOf(seconds)
  return unit === 'seconds' && clock === 'minutes' ? words.underAMinute : words[unit]({ n })
}

/** `45 seconds`, `12 minutes`, `3.2 hours`, `23 hours`, `9 days`, `2.5 years`: from a day on as the length of every gap. */
export function spanOf(seconds: number) {
  if (seconds < MINUTE) return { unit: 'seconds', n: seconds } as const
  if (seconds < HOUR) return { unit: 'minutes', n: Math.round(seconds / MINUTE) } as const
  if (seconds < DAY) return { unit: 'hours', n: hoursOf(seconds) } as const
  const { unit, n } = longSpan(seconds)
  return { unit: `${unit}s`, n } as const
}

/** Of many hours a tenth is too fine. */
const hoursOf = (seconds: number): number => (seconds < 10 * HOUR ? toTenth(seconds / HOUR) : Math.round(seconds / HOUR))

/**
 * As it is shown, so that the noun beside it agrees. Intl rounds by the decimal digits: 0.44999999999999996 is 0.4, though ten times that
 * is 4.5.
 */
function toTenth(value: number): number {
  const below = Math.floor(10 * value)
  return (value < (below + 0.5) / 10 ? below : below + 1) / 10
}

/** How long a conversation lasted, and from when to when, both as date-times: the times are of the reader’s locale. */
export const lastedIn =
  (words: ReturnType<typeof times>) =>
  (seconds: number, ends: { from: string; to: string }, clock?: Clock): string => {
    const { unit, n } = spanOf(seconds)
    const [first, last] = [ends.from, ends.to].map((at) => Date.parse(`${at.slice(0, 10)}T00:00:00Z`) / 1000)
    const isNext = last - first === DAY
    if (unit === 'seconds' && clock === 'minutes') return words.underAMinute({ ...ends, isNext })
    return words[unit]({ n, ...ends, isNext })
  }

/** The largest power of ten that divides it. */
const roundness = (n: number, level = 1): number => (n >= level * 10 && n % (level * 10) === 0 ? roundness(n, level * 10) : level)
