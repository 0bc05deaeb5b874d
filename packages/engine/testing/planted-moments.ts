import { DAY, HOUR } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { dayOf } from '#chat/civil.ts'
import type { Moment, MomentKind } from '#moments/moment.ts'
import { chatFrom, type Line } from './chat-of.ts'
import { randomNumbers } from './random-chat.ts'

/** What the people of an invented chat write, by what it is about. */
export interface PlantedWords {
  everyday: readonly string[]
  happy: readonly string[]
  moving: readonly string[]
  love: readonly string[]
  birthday: readonly string[]
  anniversary: readonly string[]
}

/** A moment that was put into a chat, and the calendar day on which it is. */
export interface Planted {
  kind: MomentKind
  day: number
}

const YEARS = 3
/** Days of a year around which moments are planted, well apart: with the first message, which is one itself, three a year. */
const PLACES = [70, 180, 290]
const forTwo = [
  'love',
  'birthday',
  'anniversary',
  'busiest_day',
  'longest_conversation',
  'reunion',
  'longest_streak',
  'happiest_day',
  'moving_exchange',
] as const
const forMany = ['joined', 'left', ...forTwo.filter((kind) => kind !== 'anniversary')] as const

/**
 * Three years of everyday talk, some days of it and some hours, in which moments are planted that a reader of it would
 * name: as many as a list has room for. It depends on nothing but the seed.
 */
export function plantedChat(seed: number, words: PlantedWords): { chat: Chat; planted: Planted[] } {
  const random = randomNumbers(seed)
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1))
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const people = seed % 3 === 0 ? ['Ana', 'Ben', 'Cem', 'Dora', 'Eli'] : ['Ana', 'Ben']
  const kinds: MomentKind[] = [...(people.length > 2 ? forMany : forTwo)].sort(() => random() - 0.5)
  const first = dayOf(2019, 1, 1)
  const planted = kinds.slice(0, YEARS * PLACES.length - 1).map((kind, before): Planted => {
    const i = before + 1
    const year = Math.floor(i / PLACES.length)
    return { kind, day: dayOf(2019 + year, 1, 1) + PLACES[i % PLACES.length] + whole(-8, 8) }
  })
  const on = (day: number): Planted | undefined => planted.find((each) => each.day === day)
  const reunion = planted.find(({ kind }) => kind === 'reunion')
  const silentFrom = (reunion?.day ?? 0) - whole(35, 60)
  const streak = planted.find(({ kind }) => kind === 'longest_streak')
  const streakFrom = (streak?.day ?? 0) - whole(28, 40)
  const often = 0.4 + 0.2 * random()
  const lines: Line[] = []
  const say = (time: number, text: string, author = oneOf(people)): void => void lines.push({ time, author, text })
  /** This many messages from a time on, none of them long after the one before; gives the time of the last. */
  const talk = (from: number, messages: number, texts: readonly string[], most = 240): number => {
    let time = from
    for (let i = 0; i < messages; i++) {
      say(time, oneOf(texts))
      time += whole(5, most)
    }
    return time
  }
  for (let day = first; day < first + YEARS * 365; day++) {
    const at = (hour: number): number => day * DAY + hour * HOUR + whole(0, 1800)
    const plant = on(day)
    const isSilent = reunion !== undefined && day >= silentFrom && day < reunion.day
    const isDue = plant !== undefined || day === first || (streak !== undefined && day >= streakFrom && day <= streak.day)
    // A day on either side keeps the streak as long as it was meant.
    const isBeside = streak !== undefined && (day === streakFrom - 1 || day === streak.day + 1)
    if (isSilent || (!isDue && (isBeside || random() > often))) continue
    if (plant?.kind === 'busiest_day') for (const hour of [0, 8, 16]) talk(at(hour), whole(45, 60), words.everyday, 100)
    else if (plant?.kind === 'longest_conversation') talk(at(20), whole(95, 120), words.everyday, 420)
    else if (plant?.kind === 'happiest_day') talk(at(12), whole(18, 26), words.happy)
    else {
      if (plant?.kind === 'joined') lines.push({ time: at(6), author: null, text: 'Ana added Fay' })
      if (plant?.kind === 'left') lines.push({ time: at(6), author: null, text: 'Gus left' })
      const end = talk(at(whole(8, 18)), whole(2, 12), words.everyday)
      if (plant?.kind === 'love') say(end + 20, oneOf(words.love))
      if (plant?.kind === 'birthday') say(end + 20, oneOf(words.birthday))
      if (plant?.kind === 'anniversary') say(end + 20, oneOf(words.anniversary))
      if (plant?.kind === 'moving_exchange') for (let i = 0; i < 8; i++) say(end + 60 * (i + 1), oneOf(words.moving), people[i % 2])
    }
  }
  return { chat: chatFrom(lines), planted }
}

/** What every chat has, planted or not. */
const always: ReadonlySet<MomentKind> = new Set(['first_message', 'count', 'group_created'])

/** Which of the planted moments were shown, and which of those shown were planted: those that every chat has are neither. */
export function judged(planted: readonly Planted[], told: readonly Moment[]): { found: Planted[]; missed: Planted[]; extra: Moment[] } {
  const isOne = ({ kind, day }: Planted, moment: Moment): boolean =>
    kind === moment.kind && Math.abs(Math.floor(moment.time / DAY) - day) <= 1
  const found = planted.filter((each) => told.some((moment) => isOne(each, moment)))
  return {
    found,
    missed: planted.filter((each) => !found.includes(each)),
    extra: told.filter((moment) => !always.has(moment.kind) && !planted.some((each) => isOne(each, moment))),
  }
}
