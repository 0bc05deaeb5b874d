import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import emotionalInsights from '../emotional-insights/de.json'
import type { MomentTold } from '../en/api-messages.ts'
import { plural } from '../plural.ts'

const { count, decimal, percent, score, longDay, latency } = format

const form = plural('de')
const counted = (one: string, several: string) => (n: number) => `${count(n)} ${form(n, { one, other: several })}`
const messagesOf = counted('Nachricht', 'Nachrichten')
const daysOf = counted('Tag', 'Tage')
/** After a preposition. */
const inDays = counted('Tag', 'Tagen')
const inMessages = counted('Nachricht', 'Nachrichten')
const wasWere = (n: number) => (n === 1 ? 'wurde' : 'wurden')

/** `45 Sekunden`, `12 Minuten`, `3,2 Stunden`, `9 Tage`, `2,5 Jahre`. */
function span(seconds: number, clock?: Clock, days: (n: number) => string = daysOf, years = 'Jahre'): string {
  const [minute, hour, day] = [60, 3600, 86_400]
  const several = (n: number, one: string, more: string) => `${decimal(n)} ${decimal(n) === '1' ? one : more}`
  if (seconds < minute && clock === 'minutes') return latency(seconds, clock)
  if (seconds < minute) return several(Math.round(seconds), 'Sekunde', 'Sekunden')
  if (seconds < hour) return several(Math.round(seconds / minute), 'Minute', 'Minuten')
  if (seconds < 2 * day) return several(seconds / hour, 'Stunde', 'Stunden')
  if (seconds < 730 * day) return days(Math.round(seconds / day))
  return several(seconds / day / 365.25, 'Jahr', years)
}
const afterSpan = (seconds: number) => span(seconds, undefined, inDays, 'Jahren')

/** `Ana`, `Ana und Ben`, `Ana, Ben und 3 andere`; `all` where there are more than are named. */
function some(names: readonly string[], all = names.length): string {
  const named = all > 3 ? names.slice(0, 2) : names
  const others = all - named.length
  const parts = others > 0 ? [...named, others === 1 ? 'eine weitere Person' : `${count(others)} andere`] : named
  return parts.length < 2 ? (parts[0] ?? 'niemand') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`
}

/** The largest power of ten that divides it. */
const roundness = (n: number, level = 1): number => (n >= level * 10 && n % (level * 10) === 0 ? roundness(n, level * 10) : level)

type Worded = Pick<MomentTold, 'title' | 'description' | 'context' | 'impact'>

const moments: Record<MomentTold['kind'], (moment: MomentTold, facts: MomentTold['facts'], clock?: Clock) => Worded> = {
  first_message: ({ author }, { total = 0, days = 0 }) => ({
    title: 'Die erste Nachricht',
    description: `${author} schrieb die erste Nachricht.`,
    context: `Jeder Chat hat eine; diese eröffnete ${messagesOf(total + 1)}.`,
    impact: `Es ${total === 1 ? 'folgte' : 'folgten'} ${messagesOf(total)} ${days > 0 ? `in ${inDays(days)}` : 'am selben Tag'}.`,
  }),
  count: ({ author }, { number: nth = 0, days }) => ({
    title: messagesOf(nth),
    description: `${author} schrieb Nachricht Nummer ${count(nth)}.`,
    context: `Eine so runde Zahl kommt alle ${inMessages(roundness(nth))} einmal.`,
    impact:
      days === undefined
        ? 'Gezählt wird vom Anfang der Datei an, auch wo nur ihr letzter Teil ausgewertet wird.'
        : `Bis dahin dauerte es ${daysOf(days + 1)}, mit ${decimal(nth / (days + 1))} Nachrichten am Tag.`,
  }),
  busiest_day: ({ participants }, { value = 0, usual = 0, total = 0 }) => ({
    title: 'Der lebhafteste Tag',
    description: `${messagesOf(value)} an einem Tag, von ${some(participants)}.`,
    context: `Ein gewöhnlicher Tag hat ${decimal(usual)}: Dieser hatte das ${decimal(value / Math.max(1, usual))}-Fache.`,
    impact: `${percent(value / Math.max(1, total))} aller Nachrichten sind von diesem Tag.`,
  }),
  longest_conversation: ({ participants }, { value = 0, usual = 0, seconds = 0 }, clock) => ({
    title: 'Das längste Gespräch',
    description: `${messagesOf(value)} von ${some(participants)}, ohne dass es länger als 6 Stunden still war.`,
    context: `Ein gewöhnliches Gespräch hat hier ${decimal(usual)} ${usual === 1 ? 'Nachricht' : 'Nachrichten'}.`,
    impact: `Es dauerte ${span(seconds, clock)}.`,
  }),
  reunion: ({ author }, { number: nth = 1, seconds = 0, value = 0, usual = 0 }) => ({
    title: `Zurück nach ${afterSpan(seconds)}`,
    description: `${author} schrieb wieder, nach ${afterSpan(seconds)} ohne eine Nachricht.`,
    context:
      nth === 1
        ? 'Keine Pause in diesem Chat war länger.'
        : nth === 2
          ? 'Nur eine Pause in diesem Chat war länger.'
          : `Nur ${count(nth - 1)} Pausen in diesem Chat waren länger.`,
    impact: `${messagesOf(value)} in der Woche danach; eine gewöhnliche Woche hat ${decimal(usual)}.`,
  }),
  longest_streak: ({ from, to, messages }, { days = 0, usual }) => ({
    title: `${daysOf(days)} in Folge`,
    description: `Vom ${longDay(from)} bis ${longDay(to)} gab es jeden Tag eine Nachricht.`,
    context: usual === undefined ? 'Kein Tag des Chats verging ohne eine.' : `Von allen anderen Tagen haben ${percent(usual)} eine.`,
    impact: `In diesen Tagen ${wasWere(messages)} ${messagesOf(messages)} geschrieben.`,
  }),
  love: ({ participants, author, messages }, { is_first: isFirst = false, total = 0 }) =>
    isFirst
      ? {
          title: 'Liebe, zum ersten Mal gesagt',
          description: `${participants[0] ?? author} sagte es zuerst so geradeheraus.`,
          context: total === 1 ? 'Es ist die eine Nachricht dieses Chats, die es sagt.' : `Es steht in ${inMessages(total)} dieses Chats.`,
          impact: total === 1 ? 'Eine Nachricht sagt es einmal, und es bleibt.' : `Danach wurde es noch ${count(total - 1)}-mal gesagt.`,
        }
      : {
          title: 'Der Tag, an dem Liebe am öftesten gesagt wurde',
          description: `An diesem Tag steht es in ${inMessages(messages)} von ${some(participants)}.`,
          context: 'Kein Tag dieses Chats hat mehr davon.',
          impact: `Insgesamt steht es in ${inMessages(total)}.`,
        },
  birthday: ({ participants, messages }, { names = [], people = 0, total = 0 }) => ({
    title: names.length === 1 ? `Geburtstag: ${names[0]}` : 'Ein Geburtstag',
    description: `Glückwünsche zum Geburtstag${names.length === 1 ? ` für ${names[0]}` : ''} von ${some(participants, people)}.`,
    context:
      total === 1
        ? 'Es ist der eine Geburtstag, zu dem in diesem Chat gratuliert wurde.'
        : `Zu Geburtstagen wurde bei ${count(total)} Gelegenheiten gratuliert.`,
    impact: `Die Wünsche stehen in ${inMessages(messages)}.`,
  }),
  anniversary: ({ participants, messages }, { people = 0, total = 0 }) => ({
    title: 'Ein Jahrestag',
    description: `Glückwünsche zum Jahrestag von ${some(participants, people)}.`,
    context:
      total === 1
        ? 'Es ist der eine Jahrestag, zu dem in diesem Chat gratuliert wurde.'
        : `Zu Jahrestagen wurde bei ${count(total)} Gelegenheiten gratuliert.`,
    impact: `Die Wünsche stehen in ${inMessages(messages)}.`,
  }),
  happiest_day: ({ messages }, { value = 0, usual = 0 }) => ({
    title: 'Der glücklichste Tag',
    description: 'Die Nachrichten dieses Tages lesen sich positiver als die jedes anderen, an dem so viel zu lesen ist.',
    context: `Ihr Mittel ist ${score(value)} auf einer Skala von −1 bis +1; alle Tage zusammen haben ${score(usual)}.`,
    impact: `An ihm ${wasWere(messages)} ${messagesOf(messages)} geschrieben.`,
  }),
  moving_exchange: ({ participants, messages }, { emotion = 'love', seconds = 0 }, clock) => ({
    title: 'Der bewegendste Austausch',
    description: `${messagesOf(messages)} von ${some(participants)}, vor allem mit einem Gefühl darin: ${emotionalInsights(format).emotions[emotion]}.`,
    context: 'Keine anderen Nachrichten in Folge enthalten so viel davon, nach dem, was die Worte sagen.',
    impact: `Der Austausch dauerte ${span(seconds, clock)}.`,
  }),
  group_created: ({ participants: [author] }, { total = 0, people = 0, title }) => ({
    title: title === undefined ? 'Die Gruppe beginnt' : `„${title}“ beginnt`,
    description: author === undefined ? 'Die Gruppe wurde erstellt.' : `${author} hat die Gruppe erstellt.`,
    context: people === 1 ? 'Eine Person hat darin geschrieben.' : `${count(people)} Personen haben darin geschrieben.`,
    impact: `Darin ${wasWere(total)} ${messagesOf(total)} geschrieben.`,
  }),
  joined: (_, { names = [], people = 0, total = 0, value = 0 }) => ({
    title: `Neu dabei: ${some(names, people)}`,
    description: `Zur Gruppe ${people > 1 ? 'kamen' : 'kam'} ${some(names, people)}.`,
    context: total === 1 ? 'An keinem anderen Tag kam jemand dazu.' : `An ${inDays(total)} kam jemand dazu.`,
    impact:
      value === 0
        ? 'Nichts, was von da an kam, zählt hier.'
        : `Von diesem Tag an ${value === 1 ? 'stammt' : 'stammen'} ${messagesOf(value)} von dort.`,
  }),
  left: (_, { names = [], people = 0, total = 0, value = 0 }) => ({
    title: `Abschied: ${some(names, people)}`,
    description: `Die Gruppe ${people > 1 ? 'verließen' : 'verließ'} ${some(names, people)}.`,
    context: total === 1 ? 'An keinem anderen Tag ging jemand.' : `An ${inDays(total)} ging jemand.`,
    impact:
      value === 0
        ? 'Nichts, was bis dahin kam, zählt hier.'
        : `Bis zum Ende dieses Tages ${value === 1 ? 'stammt' : 'stammen'} ${messagesOf(value)} von dort.`,
  }),
}

/** Special moments, from their kinds and figures. */
export const apiMessages = {
  moment: (moment: MomentTold, clock?: Clock) => moments[moment.kind](moment, moment.facts, clock),
} as const
