/** Invented chats whose dates are hard to read: a handful of days over many years, and ordinary chats beside them. */
import { dateOf, dayOf, daysInMonth } from '#chat/civil.ts'
import type { DateOrder } from '#whatsapp/header-shape.ts'
import { randomNumbers } from './random-chat.ts'

/** How the phones of some locales write a date with a two-digit year (CLDR's short form), and what people there write. */
export interface ShortDate {
  name: string
  order: DateOrder
  /** `dd.MM.yy`: a doubled letter is padded. */
  pattern: string
  /** Between date and time. */
  joint: string
  clock: '24' | '12' | 'ko' | '(24)'
  digits?: string
  words: readonly string[]
}

const english = ['happy birthday!', 'thanks, see you there', 'what are you doing?', 'I have it, and you?', 'that was so good', 'ok']
const german = ['alles Gute!', 'danke, wir sehen uns dort', 'was machst du gerade?', 'ich habe es, und du?', 'das war so gut', 'ok']
const spanish = ['¡feliz cumpleaños!', 'gracias, nos vemos allí', '¿qué haces?', 'lo tengo, ¿y tú?', 'pero eso fue muy bueno', 'ok']

export const shortDates: readonly ShortDate[] = [
  { name: 'German dd.MM.yy', order: 'dmy', pattern: 'dd.MM.yy', joint: ', ', clock: '24', words: german },
  {
    name: 'Russian dd.MM.yy',
    order: 'dmy',
    pattern: 'dd.MM.yy',
    joint: ', ',
    clock: '24',
    words: ['с днём рождения!', 'спасибо, увидимся', 'что ты делаешь?', 'у меня есть, а у тебя?', 'это было так хорошо', 'да'],
  },
  { name: 'English dd.MM.yy', order: 'dmy', pattern: 'dd.MM.yy', joint: ' ', clock: '24', words: english },
  { name: 'English dd/MM/yy', order: 'dmy', pattern: 'dd/MM/yy', joint: ', ', clock: '24', words: english },
  { name: 'Indian dd/MM/yy', order: 'dmy', pattern: 'dd/MM/yy', joint: ', ', clock: '12', words: english },
  { name: 'Spanish d/M/yy', order: 'dmy', pattern: 'd/M/yy', joint: ', ', clock: '24', words: spanish },
  { name: 'English d/M/yy', order: 'dmy', pattern: 'd/M/yy', joint: ', ', clock: '24', words: english },
  { name: 'Chilean dd-MM-yy', order: 'dmy', pattern: 'dd-MM-yy', joint: ' ', clock: '24', words: spanish },
  { name: 'American M/d/yy', order: 'mdy', pattern: 'M/d/yy', joint: ', ', clock: '12', words: english },
  {
    name: 'Korean yy. M. d.',
    order: 'ymd',
    pattern: 'yy. M. d.',
    joint: ' ',
    clock: 'ko',
    words: ['생일 축하해!', '고마워, 거기서 보자', '뭐 하고 있어?', '나한테 있어', '정말 좋았어', '응'],
  },
  {
    name: 'Basque yy/M/d',
    order: 'ymd',
    pattern: 'yy/M/d',
    joint: ' ',
    clock: '(24)',
    words: ['zorionak!', 'eskerrik asko, han ikusiko gara', 'zer egiten ari zara?', 'nik badut, eta zuk?', 'oso ona izan da', 'bai'],
  },
  {
    name: 'Nepali yy/M/d',
    order: 'ymd',
    pattern: 'yy/M/d',
    joint: ', ',
    clock: '24',
    digits: '०१२३४५६७८९',
    words: ['जन्मदिनको शुभकामना!', 'धन्यवाद, त्यहाँ भेटौंला', 'तिमी के गर्दै छौ?', 'मसँग छ, तिमीसँग पनि?', 'धेरै राम्रो भयो', 'हुन्छ'],
  },
  {
    name: 'Yakut yy/M/d',
    order: 'ymd',
    pattern: 'yy/M/d',
    joint: ', ',
    clock: '24',
    words: ['төрөөбүт күнүнэн эҕэрдэ!', 'махтал, онно көрсүөхпүт', 'тугу гынаҕын?', 'миэхэ баар, эйиэхэ?', 'олус үчүгэй этэ', 'сөп'],
  },
  {
    name: 'Esperanto yy-MM-dd',
    order: 'ymd',
    pattern: 'yy-MM-dd',
    joint: ' ',
    clock: '24',
    words: ['feliĉan naskiĝtagon!', 'dankon, ĝis revido tie', 'kion vi faras?', 'mi havas ĝin, kaj vi?', 'tio estis tre bona', 'jes'],
  },
]

export const phones = ['android', 'ios'] as const
export type Phone = (typeof phones)[number]

/** Days in a chat, in order, one entry per message; made of nothing but the numbers it is given. */
type Days = (random: () => number) => number[]

const between = (random: () => number, from: number, to: number): number => from + Math.floor(random() * (to - from + 1))
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

/** The same day of the year, year after year. */
function yearly(random: () => number, month: number, day: number, spread: number): number[] {
  const years = between(random, 3, 7)
  const first = between(random, 2012, 2025 - years)
  return times(years, (i) => dayOf(first + i, month, day)).flatMap((from) => {
    const offsets = times(between(random, 1, 4), () => between(random, 0, spread))
    return offsets.sort((a, b) => a - b).map((offset) => from + offset)
  })
}

export const sparseKinds: Readonly<Record<string, Days>> = {
  birthdays: (random) => {
    const month = between(random, 1, 12)
    return yearly(random, month, between(random, 1, daysInMonth(2021, month)), 0)
  },
  Christmas: (random) => yearly(random, 12, 24, 2),
  'one week, then years': (random) => {
    const first = dayOf(between(random, 2012, 2021), between(random, 1, 12), between(random, 1, 28))
    const week = times(7, (i) => times(between(random, 0, 3), () => first + i)).flat()
    return [first, ...week, first + 6 + between(random, 700, 1400)]
  },
  'two messages': (random) => {
    const first = dayOf(between(random, 2012, 2022), between(random, 1, 12), between(random, 1, 28))
    return [first, first + between(random, 1, 1000)]
  },
  'monthly with a pause': (random) => {
    const day = between(random, 1, 28)
    const first = between(random, 2012 * 12, 2021 * 12)
    const pauseAfter = between(random, 3, 8)
    const pause = between(random, 9, 30)
    return times(between(random, 10, 14), (i) => first + i + (i >= pauseAfter ? pause : 0)).map((month) =>
      dayOf(Math.floor(month / 12), (month % 12) + 1, day),
    )
  },
}

/** Thirty days and a hundred messages. */
export const ordinary: Days = (random) => {
  const first = dayOf(between(random, 2012, 2025), between(random, 1, 12), between(random, 1, 28))
  return times(100, () => first + between(random, 0, 29)).sort((a, b) => a - b)
}

/** A chat as exported, and the day of each of its messages. */
export function writtenChat(days: readonly number[], format: ShortDate, phone: Phone, random: () => number): string {
  let day = 0
  let second = 0
  return days
    .map((each, i) => {
      second = each === day ? second + between(random, 1, 600) : between(random, 0, 60_000)
      day = each
      const date = inDigits(dateAs(format, day), format.digits)
      const time = inDigits(timeAs(format, second, phone), format.digits)
      const text = `${['Ana', 'Ben'][between(random, 0, 1)]}: ${format.words[(i + days.length) % format.words.length]}`
      return phone === 'ios' ? `[${date}${format.joint}${time}] ${text}\r\n` : `${date}${format.joint}${time} - ${text}\n`
    })
    .join('')
}

function dateAs({ pattern }: ShortDate, dayNumber: number): string {
  const { year, month, day } = dateOf(dayNumber)
  const parts: Record<string, number> = { y: year % 100, M: month, d: day }
  return pattern.replaceAll(/([yMd])\1?/g, (part) => String(parts[part[0]]).padStart(part.length, '0'))
}

function timeAs({ clock }: ShortDate, second: number, phone: Phone): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  const hour = Math.floor(second / 3600)
  const rest = `:${two(Math.floor(second / 60) % 60)}${phone === 'ios' ? `:${two(second % 60)}` : ''}`
  if (clock === '12') return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`
  if (clock === 'ko') return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}${rest}`
  return clock === '(24)' ? `(${two(hour)}${rest})` : `${two(hour)}${rest}`
}

const inDigits = (text: string, digits?: string): string => (digits ? text.replaceAll(/\d/g, (digit) => digits[Number(digit)]) : text)

/** A separate seed for each chat, so that no chat changes with another. */
export const randomFor = (...parts: (string | number)[]): (() => number) => {
  let seed = 7
  for (const character of parts.join(' ')) seed = (Math.imul(seed, 31) + (character.codePointAt(0) as number)) | 0
  return randomNumbers(seed)
}
