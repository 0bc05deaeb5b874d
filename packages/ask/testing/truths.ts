import { isoDay, weekdayOf } from '@convostat/engine/chat/civil'
import type { Figure } from '#answer.ts'
import { dataOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import type { QuestionContext } from '#question-context.ts'
import { type TellingChat, tellingChat } from './telling-chat.ts'
import type { Chosen, TwinMessage } from './twins.ts'
import * as twin from './twins.ts'

/** What a question's answer must be: the figure's value, what was compared, and which messages may be behind it. */
export interface Truth {
  value: Figure['value'] | ((value: Figure['value']) => boolean)
  parts?: Readonly<Record<string, number>>
  behind?: (said: TwinMessage) => boolean
}

export interface World extends TellingChat {
  said: TwinMessage[]
  asked: QuestionContext
}

export function worldOf(seed: number, people: readonly string[], messages: number): World {
  const made = tellingChat(seed, people, messages)
  const asked: QuestionContext = {
    chat: made.chat,
    me: people[1],
    today: twin.dayNumber('2022-09-01'),
    feelings: async () => made.feelings,
  }
  return { ...made, said: twin.saidIn(made), asked }
}

const counted = (said: readonly TwinMessage[], behind: (said: TwinMessage) => boolean, value = said.filter(behind).length): Truth => ({
  value,
  behind,
})
const isOf =
  (kind: string) =>
  (said: TwinMessage): boolean =>
    said.kind === kind
const [pizza, goodMorning] = [twin.holds('pizza'), twin.holds('good morning')]

/** The person with most of something; null where several have. */
function leading(world: World, of: (name: string) => number | null, sign = 1): Truth {
  const all = world.people.flatMap((name) => {
    const value = of(name)
    return value === null ? [] : [{ name, value }]
  })
  const best = Math.max(...all.map(({ value }) => sign * value))
  const first = all.filter(({ value }) => sign * value === best)
  return { value: first.length === 1 ? first[0].name : null, parts: Object.fromEntries(all.map(({ name, value }) => [name, value])) }
}

const byAuthor = (said: readonly TwinMessage[], name: string, behind: (said: TwinMessage) => boolean = () => true): number =>
  said.filter((each) => each.author === name && behind(each)).length

const edge = (said: readonly TwinMessage[], behind: (said: TwinMessage) => boolean, which: 'first' | 'last'): TwinMessage | undefined =>
  which === 'first' ? said.find(behind) : said.findLast(behind)

function edgeDay(said: readonly TwinMessage[], behind: (said: TwinMessage) => boolean, which: 'first' | 'last'): Truth {
  const found = edge(said, behind, which)
  return { value: found?.day ?? null, behind: (each) => each === found }
}

/** The unit with most or fewest; units between the first and the last message without any count as well. */
function peak(
  said: readonly TwinMessage[],
  keyOf: (said: TwinMessage) => string,
  all: readonly string[],
  sign: 1 | -1,
  asValue: (key: string) => Figure['value'],
): Truth {
  const byKey = new Map(twin.tallied(said.map(keyOf)).map(({ key, count }) => [key, count]))
  const counts = all.map((key) => byKey.get(key) ?? 0)
  const best = counts.reduce((at, count, i) => (sign * count > sign * counts[at] ? i : at), 0)
  return { value: said.length === 0 ? null : asValue(all[best]), behind: (each) => keyOf(each) === all[best] }
}

const daysBetween = (said: readonly TwinMessage[]): string[] => {
  const [first, last] = [said[0], said[said.length - 1]].map((each) => (each ? twin.dayNumber(each.day) : 0))
  return said.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, i) => isoDay(first + i))
}
const monthsBetween = (said: readonly TwinMessage[]): string[] => [...new Set(daysBetween(said).map((day) => day.slice(0, 7)))]
const month = ({ day }: TwinMessage): string => day.slice(0, 7)
/** By its Monday. */
const mondayOf = (day: string): string => isoDay(twin.dayNumber(day) - weekdayOf(twin.dayNumber(day)))
const week = ({ day }: TwinMessage): string => mondayOf(day)
const weeksBetween = (said: readonly TwinMessage[]): string[] => [...new Set(daysBetween(said).map(mondayOf))]
const SEASONS = [
  ['spring', ['03', '04', '05']],
  ['summer', ['06', '07', '08']],
  ['autumn', ['09', '10', '11']],
  ['winter', ['12', '01', '02']],
] as const satisfies readonly (readonly [string, readonly string[]])[]
const isIn =
  (months: readonly string[]) =>
  (said: TwinMessage): boolean =>
    months.includes(month(said).slice(5))
const medianOf = (world: World, chosen: Chosen): number | null =>
  twin.quantile(
    twin.repliesIn(world.said).flatMap(({ by, seconds }) => (twin.isChosen(chosen)(by) ? [seconds] : [])),
    0.5,
  )
const scored = (said: readonly TwinMessage[]): number[] => said.map(({ score }) => score).filter((score) => !Number.isNaN(score))

function feltMonth(said: readonly TwinMessage[], sign: 1 | -1): Truth {
  const means = [...new Set(said.map(month))].flatMap((key) => {
    const value = twin.mean(scored(said.filter((each) => month(each) === key)))
    return value === null ? [] : [{ key, value }]
  })
  const [best] = means.toSorted((a, b) => sign * (b.value - a.value))
  return { value: best?.key ?? null }
}

const atLeast = (least: number, value: number): number | null => (value < least ? null : value)
const anyFigure: Truth['value'] = (value) => value !== null
const overall = (world: World, { from, to }: Chosen) => world.said.filter(twin.isChosen({ from, to }))

/** The truth of each kind of question, of some people and days. */
const truths: Readonly<Record<string, (world: World, chosen: Chosen, said: readonly TwinMessage[]) => Truth>> = {
  count_messages: (_w, _c, said) => counted(said, () => true),
  count_words: (_w, _c, said) => ({ value: twin.sum(said.map(twin.wordsOf)) }),
  count_media: (_w, _c, said) => counted(said, isOf('media')),
  count_links: (_w, _c, said) => counted(said, (each) => twin.linksOf(each) > 0, twin.sum(said.map(twin.linksOf))),
  count_questions: (_w, _c, said) => counted(said, twin.isQuestion),
  count_emoji: (_w, _c, said) =>
    counted(said, (each) => twin.emojiOf(each).length > 0, twin.sum(said.map((each) => twin.emojiOf(each).length))),
  count_deleted: (_w, _c, said) => counted(said, isOf('deleted')),
  count_polls: (_w, _c, said) => counted(said, isOf('poll')),
  count_phrase: (_w, _c, said) => counted(said, pizza),
  count_several_words: (_w, _c, said) => counted(said, goodMorning),
  count_days: (_w, _c, said) => ({ value: new Set(said.map(({ day }) => day)).size }),
  on_weekends: (_w, _c, said) => counted(said, (each) => twin.weekday(each) > 4),
  at_night: (_w, _c, said) => counted(said, (each) => twin.hour(each) >= 22 || twin.hour(each) < 6),
  by_person: (world, _c, said) => ({
    value: said.length,
    parts: Object.fromEntries(world.people.map((name) => [name, byAuthor(said, name)])),
  }),
  rank_most: (world, chosen) => leading(world, (name) => byAuthor(overall(world, chosen), name)),
  rank_least: (world, chosen) => leading(world, (name) => byAuthor(overall(world, chosen), name), -1),
  rank_emoji: (world, chosen) =>
    leading(world, (name) => twin.sum(overall(world, chosen).map((each) => (each.author === name ? twin.emojiOf(each).length : 0)))),
  rank_questions: (world, chosen) => leading(world, (name) => byAuthor(overall(world, chosen), name, twin.isQuestion)),
  rank_phrase: (world, chosen) => leading(world, (name) => byAuthor(overall(world, chosen), name, pizza)),
  compare_people: (world, chosen) => {
    const of = (name: string) => byAuthor(overall(world, chosen), name)
    const [a, b] = world.people
    return { value: (value) => value === of(a) - of(b) || value === a, parts: { [a]: of(a), [b]: of(b) } }
  },
  compare_periods: (world) => {
    const of = (year: string) => world.said.filter(({ day }) => day.startsWith(year)).length
    const difference = of('2020') - of('2021')
    // Whichever was named first.
    return { value: (value) => value === difference || value === -difference }
  },
  share: (world, chosen) => {
    const all = overall(world, chosen)
    return { value: byAuthor(all, world.people[0]) / all.length, behind: ({ author }) => author === world.people[0] }
  },
  per_day: (_w, _c, said) => ({ value: said.length === 0 ? 0 : Math.round((10 * said.length) / daysBetween(said).length) / 10 }),
  mean_length: (_w, _c, said) => ({ value: twin.mean(said.map(twin.sizeOf).filter((size) => size > 0)) }),
  first_message: (_w, _c, said) => edgeDay(said, () => true, 'first'),
  last_message: (_w, _c, said) => edgeDay(said, () => true, 'last'),
  who_first: (world, chosen) => ({ value: overall(world, chosen)[0]?.author ?? null }),
  first_phrase: (_w, _c, said) => edgeDay(said, pizza, 'first'),
  last_phrase: (_w, _c, said) => edgeDay(said, goodMorning, 'last'),
  first_link: (_w, _c, said) => edgeDay(said, (each) => twin.linksOf(each) > 0, 'first'),
  days_ago: (world, _c, said) => ({ value: world.asked.today - twin.dayNumber(said[said.length - 1].day) }),
  since: (world) => ({ value: world.said[0].day }),
  span: (world) => ({ value: daysBetween(world.said).length }),
  busiest_day: (_w, _c, said) =>
    peak(
      said,
      ({ day }) => day,
      daysBetween(said),
      1,
      (key) => key,
    ),
  busiest_month: (_w, _c, said) => peak(said, month, monthsBetween(said), 1, (key) => key),
  busiest_week: (_w, _c, said) => peak(said, week, weeksBetween(said), 1, (key) => key),
  quietest_week: (_w, _c, said) => peak(said, week, weeksBetween(said).slice(1, -1), -1, (key) => key),
  busiest_season: (_w, _c, said) => {
    const counts = SEASONS.map(([, months]) => said.filter(isIn(months)).length)
    const [name, months] = SEASONS[counts.indexOf(Math.max(...counts))]
    return {
      value: (value) => languages.some((language) => dataOf[language].words.seasons[name] === value),
      behind: isIn(months),
    }
  },
  compare_seasons: (_w, _c, said) => {
    const of = (season: number): number => said.filter((each) => isIn(SEASONS[season][1])(each)).length
    const difference = of(1) - of(3)
    return { value: (value) => value === difference || value === -difference }
  },
  shortest_message: (_w, _c, said) => ({ value: Math.min(...said.map(twin.sizeOf).filter((size) => size > 0)) }),
  slowest_reply: (world, chosen) => ({
    value: Math.max(...twin.repliesIn(world.said).flatMap(({ by, seconds }) => (twin.isChosen(chosen)(by) ? [seconds] : []))),
  }),
  media_per_week: (world, { from, to }, said) => {
    const days = daysBetween(overall(world, { from, to })).length
    return { value: Math.round((10 * said.filter(isOf('media')).length) / (days / 7)) / 10, behind: isOf('media') }
  },
  per_saturday: (_w, _c, said) => {
    const saturdays = daysBetween(said).filter((day) => weekdayOf(twin.dayNumber(day)) === 5).length
    const isThen = (each: TwinMessage): boolean => twin.weekday(each) === 5
    return { value: Math.round((10 * said.filter(isThen).length) / saturdays) / 10, behind: isThen }
  },
  quietest_month: (_w, _c, said) => peak(said, month, monthsBetween(said), -1, (key) => key),
  busiest_weekday: (_w, _c, said) => peak(said, (each) => String(twin.weekday(each)), [...'0123456'], 1, Number),
  busiest_hour: (_w, _c, said) =>
    peak(
      said,
      (each) => String(twin.hour(each)),
      Array.from({ length: 24 }, (_, i) => String(i)),
      1,
      Number,
    ),
  busiest_for_phrase: (_w, _c, said) => {
    const those = said.filter(pizza)
    return peak(those, month, monthsBetween(those), 1, (key) => key)
  },
  longest_message: (_w, _c, said) => ({ value: Math.max(...said.map(twin.sizeOf)) }),
  who_longest: (world, chosen) => {
    const said = overall(world, chosen)
    const longest = Math.max(...said.map(twin.sizeOf))
    return { value: said.find((each) => twin.sizeOf(each) === longest)?.author ?? null }
  },
  longest_conversation: (world, chosen) => ({
    value: Math.max(...twin.conversationsIn(world.said).map((all) => (twin.isChosen(chosen)(all[0]) ? all.length : 0))),
  }),
  longest_streak: (_w, _c, said) => ({ value: atLeast(2, twin.longestRun(said)) }),
  longest_silence: (world, chosen) => ({
    value: atLeast(
      86_400,
      Math.max(...world.said.map((each, i) => (i > 0 && twin.isChosen(chosen)(each) ? each.time - world.said[i - 1].time : 0))),
    ),
  }),
  longest_burst: (world, chosen) => ({ value: twin.longestBurst(world.said, twin.isChosen(chosen)) || null }),
  median_reply: (world, chosen) => ({ value: medianOf(world, chosen) }),
  p90_reply: (world, chosen) => ({
    value: twin.quantile(
      twin.repliesIn(world.said).flatMap(({ by, seconds }) => (twin.isChosen(chosen)(by) ? [seconds] : [])),
      0.9,
    ),
  }),
  mean_reply: (world, chosen) => ({
    value: twin.mean(twin.repliesIn(world.said).flatMap(({ by, seconds }) => (twin.isChosen(chosen)(by) ? [seconds] : []))),
  }),
  fastest: (world, { from, to }) => leading(world, (name) => medianOf(world, { from, to, people: [name] }), -1),
  slowest: (world, { from, to }) => leading(world, (name) => medianOf(world, { from, to, people: [name] })),
  opens: (world, chosen) =>
    leading(
      world,
      (name) => twin.conversationsIn(world.said).filter(([first]) => first.author === name && twin.isChosen(chosen)(first)).length,
    ),
  closes: (world, chosen) =>
    leading(
      world,
      (name) =>
        twin.conversationsIn(world.said).filter((all) => all[all.length - 1].author === name && twin.isChosen(chosen)(all[all.length - 1]))
          .length,
    ),
  opened: (world, { from, to }) => ({
    value: twin.conversationsIn(world.said).filter(([first]) => twin.isChosen({ from, to, people: [world.people[0]] })(first)).length,
  }),
  conversations: (world, { from, to }) => ({
    value: twin.conversationsIn(world.said).filter(([first]) => twin.isChosen({ from, to })(first)).length,
  }),
  topics: () => ({ value: (value) => value === null || Number(value) > 0 }),
  sentiment: (_w, _c, said) => ({ value: twin.mean(scored(said)) }),
  happiest_month: (_w, _c, said) => feltMonth(said, 1),
  saddest_month: (_w, _c, said) => feltMonth(said, -1),
  happiest_day: (_w, _c, said) => ({ value: (value) => value === null || said.some(({ day }) => day === value) }),
  most_positive: (world, { from, to }) =>
    leading(world, (name) => twin.mean(scored(world.said.filter(twin.isChosen({ from, to, people: [name] }))))),
  // Of the two who are named.
  more_positive: (world) =>
    leading({ ...world, people: world.people.slice(0, 2) }, (name) =>
      twin.mean(scored(world.said.filter(twin.isChosen({ people: [name] })))),
    ),
  positive: (_w, _c, said) => counted(said, ({ score }) => score > 0.05),
  // In some months none stands out.
  emotion: (_w, { from, to }) => ({ value: from === undefined && to === undefined ? anyFigure : () => true }),
  favorite_emoji: (_w, _c, said) => {
    const [most, next] = twin.tallied(said.flatMap(twin.emojiOf))
    return { value: (value) => value === most.key || most.count === next?.count, parts: { [most.key]: most.count } }
  },
  favorite_words: (_w, _c, said) => ({
    value: (value) => typeof value === 'string' && said.some(twin.holds(value)),
  }),
  moments: () => ({ value: anyFigure }),
  birthday: () => ({ value: () => true }),
  participants: (world, chosen) => ({ value: new Set(overall(world, chosen).map(({ author }) => author)).size }),
  said_about: (_w, _c, said) => counted(said, twin.holds('lisbon')),
}
/** Other kinds of questions for the same truth. */
const sameTruth: Readonly<Record<string, string>> = { compare_claim: 'compare_people', compare_difference: 'compare_people' }

/** What the answer to a kind of question must be, for some people and days, counted by slow twins. */
export const truthFor = (kind: string, world: World, chosen: Chosen): Truth =>
  truths[sameTruth[kind] ?? kind](world, chosen, world.said.filter(twin.isChosen(chosen)))
