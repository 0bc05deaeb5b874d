import { isoTime } from '@convostat/engine/chat/civil'
import type { Moment, MomentFacts, MomentKind } from '@convostat/engine/moments/moment'
import type { Clock } from '@convostat/format'
import { day, decimal, duration, number, plural, share, signed, some } from './in-words.ts'

/** What is said of a moment, in English. */
export interface Wording {
  title: string
  description: string
  /** What it is measured against. */
  context: string
  /** What came of it, or how much of the chat it is. */
  impact: string
}

export const wording = (moment: Moment, clock: Clock): Wording => words[moment.kind](moment, moment.facts, clock)

/** The engine gives each kind the facts that are asked for here; one that it does not have counts as nothing. */
const words: Record<MomentKind, (moment: Moment, facts: MomentFacts, clock: Clock) => Wording> = {
  first_message: ({ participants: [author] }, { total = 0, days = 0 }) => ({
    title: 'The first message',
    description: `${author} wrote the first message.`,
    context: `Every chat has one; this one opened ${messages(total + 1)}.`,
    impact: `${messages(total)} followed${days > 0 ? ` in ${plural(days, 'day')}` : ' that day'}.`,
  }),
  count: ({ participants: [author] }, { number: nth = 0, days }) => ({
    title: `${number(nth)} messages`,
    description: `${author} wrote message number ${number(nth)}.`,
    context: `A number as round comes once in ${number(roundness(nth))} messages.`,
    impact:
      days === undefined
        ? 'It is counted from the beginning of the file, also where only its last part is analyzed.'
        : `It took ${plural(days + 1, 'day')}, at ${decimal(nth / (days + 1))} messages a day.`,
  }),
  busiest_day: ({ participants }, { value = 0, usual = 0, total = 0 }) => ({
    title: 'The busiest day',
    description: `${messages(value)} in one day, by ${some(participants)}.`,
    context: `A usual day has ${decimal(usual)}: this one had ${decimal(value / Math.max(1, usual))} times as many.`,
    impact: `${share(value / Math.max(1, total))} of all messages are of this day.`,
  }),
  longest_conversation: ({ participants, time }, { value = 0, usual = 0, seconds = 0 }, clock) => ({
    title: 'The longest conversation',
    description: `${messages(value)} by ${some(participants)} with no silence longer than 6 hours.`,
    context: `A usual conversation here has ${decimal(usual)} ${usual === 1 ? 'message' : 'messages'}.`,
    impact: `It lasted ${duration(seconds, clock)}, from ${timeOf(time)} to ${timeOf(time + seconds)}.`,
  }),
  reunion: ({ participants: [author] }, { number: nth = 1, seconds = 0, value = 0, usual = 0 }, clock) => ({
    title: `Back after ${duration(seconds, clock)}`,
    description: `${author} wrote again after ${duration(seconds, clock)} without a message.`,
    context:
      nth === 1
        ? 'No silence of this chat was longer.'
        : `Only ${plural(nth - 1, 'silence')} of this chat ${nth === 2 ? 'was' : 'were'} longer.`,
    impact: `${messages(value)} in the week from then on; a usual week has ${decimal(usual)}.`,
  }),
  longest_streak: ({ firstDay, lastDay, messages: written }, { days = 0, usual }) => ({
    title: `${plural(days, 'day')} in a row`,
    description: `There was a message every day from ${day(firstDay)} to ${day(lastDay)}.`,
    context: usual === undefined ? 'No day of the chat went by without one.' : `Of all other days ${share(usual)} have one.`,
    impact: `${messages(written)} were written in these days.`,
  }),
  love: ({ participants, messages: said }, { isFirst = false, total = 0 }) =>
    isFirst
      ? {
          title: 'Love, said for the first time',
          description: `${participants[0]} was the first to say it in so many words.`,
          context: total === 1 ? 'It is the one message of this chat that says so.' : `It is said in ${messages(total)} of this chat.`,
          impact: total === 1 ? 'A message says it once, and it stays.' : `It was said ${times(total - 1)} more from then on.`,
        }
      : {
          title: 'The day love was said most',
          description: `${some(participants)} said it in ${messages(said)} that day.`,
          context: 'No day of this chat has more of them.',
          impact: `It is said in ${messages(total)} in all.`,
        },
  birthday: ({ participants, messages: said }, { names = [], people = 0, total = 0 }) => ({
    title: names.length === 1 ? `${possessive(names[0])} birthday` : 'A birthday',
    description: `${some(participants, people)} wished ${names.length === 1 ? names[0] : 'somebody'} a happy birthday.`,
    context: total === 1 ? 'It is the one birthday wished in this chat.' : `Birthdays were wished on ${number(total)} occasions.`,
    impact: `${messages(said)} ${said === 1 ? 'carries' : 'carry'} the wishes.`,
  }),
  anniversary: ({ participants, messages: said }, { people = 0, total = 0 }) => ({
    title: 'An anniversary',
    description: `${some(participants, people)} wished a happy anniversary.`,
    context: total === 1 ? 'It is the one anniversary wished in this chat.' : `Anniversaries were wished on ${number(total)} occasions.`,
    impact: `${messages(said)} ${said === 1 ? 'carries' : 'carry'} the wishes.`,
  }),
  happiest_day: ({ messages: written }, { value = 0, usual = 0 }) => ({
    title: 'The happiest day',
    description: 'The messages of this day read more positive than those of any other with as much to read.',
    context: `Their mean is ${signed(value)} on a scale from −1 to +1; all days together have ${signed(usual)}.`,
    impact: `${messages(written)} were written on it.`,
  }),
  moving_exchange: ({ participants, messages: written }, { emotion = 'love', seconds = 0 }, clock) => ({
    title: 'The most moving exchange',
    description: `${messages(written)} by ${some(participants)}, most of all with ${emotion} in them.`,
    context: 'No other messages in a row hold so much of it, by what the words say.',
    impact: `The exchange lasted ${duration(seconds, clock)}.`,
  }),
  group_created: ({ participants: [author] }, { total = 0, people = 0, title }) => ({
    title: title === undefined ? 'The group begins' : `“${title}” begins`,
    description: author === undefined ? 'The group was created.' : `${author} created the group.`,
    context: `${people === 1 ? 'One person has' : `${number(people)} people have`} written in it.`,
    impact: `${messages(total)} ${total === 1 ? 'has' : 'have'} been written in it.`,
  }),
  joined: (_, { names = [], people = 0, total = 0, value = 0 }) => ({
    title: `${some(names, people)} joined`,
    description: `${some(names, people)} joined the group.`,
    context: total === 1 ? 'On no other day did anybody join.' : `People joined on ${number(total)} days.`,
    impact:
      value === 0
        ? 'Nothing that they wrote from then on is counted here.'
        : `${messages(value)} from that day on ${value === 1 ? 'is' : 'are'} theirs.`,
  }),
  left: (_, { names = [], people = 0, total = 0, value = 0 }) => ({
    title: `${some(names, people)} left`,
    description: `${some(names, people)} left the group.`,
    context: total === 1 ? 'On no other day did anybody leave.' : `People left on ${number(total)} days.`,
    impact:
      value === 0
        ? 'Nothing that they wrote until then is counted here.'
        : `${messages(value)} until the end of that day ${value === 1 ? 'is' : 'are'} theirs.`,
  }),
}

const messages = (count: number): string => plural(count, 'message')
const times = (count: number): string => (count === 1 ? 'once' : `${number(count)} times`)
const possessive = (name: string): string => `${name}’s`
const timeOf = (seconds: number): string => isoTime(seconds).slice(11, 16)

/** The largest power of ten that divides it. */
function roundness(nth: number): number {
  let level = 1
  while (nth >= level * 10 && nth % (level * 10) === 0) level *= 10
  return level
}
