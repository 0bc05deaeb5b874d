/** Small chats, each with figures that are easily counted by hand: for page tests and for the journeys of the same screens. */

const two = (n: number): string => String(n).padStart(2, '0')

/**
 * Four messages by Ana and two by Ben on three days of two years. Ben answers once, after a minute; Ana answers him
 * once, a day later.
 */
export const twoYears = `30/12/2020, 09:00:00 - Ana: good morning
30/12/2020, 09:01:00 - Ben: good morning to you
31/12/2020, 09:01:00 - Ana: <Media omitted>
31/12/2020, 09:02:00 - Ana: look at this
01/02/2021, 21:00:00 - Ben: one two three
01/02/2021, 21:00:10 - Ana: yes
`

/** Two people, answers after 45 s, 2 min and 3 h; one picture; three days, the second one quiet. */
export const threeDays = `13/01/2021, 09:00:00 - Ana: good morning
13/01/2021, 09:00:45 - Ben: good morning to you
13/01/2021, 09:02:45 - Ana: <Media omitted>
15/01/2021, 21:00:00 - Ben: are you there?
16/01/2021, 00:00:00 - Ana: yes
`

/** Nine messages of three people: two pictures, replies after 45 s, 2 min, 2 h and a night, on five days of three months. */
export const threePeople = `13/01/2021, 09:00:00 - Ana: good morning
13/01/2021, 09:00:45 - Ben: good morning to you
13/01/2021, 09:02:45 - Ana: <Media omitted>
13/01/2021, 11:02:45 - Cleo: late but here
25/02/2021, 21:00:00 - Ben: are you there?
25/02/2021, 21:10:00 - Ben: hello?
26/02/2021, 07:10:00 - Ana: yes
26/02/2021, 21:15:00 - Ana: <Media omitted>
31/03/2021, 09:30:00 - Cleo: the end
`

/** Eleven messages of three people: replies after 45 s, 2 min, 2 h, 10 h and weeks, two gaps of weeks, and a burst. */
export const threePeopleWithBurst = `13/01/2021, 09:00:00 - Ana: good morning
13/01/2021, 09:00:45 - Ben: good morning to you
13/01/2021, 09:02:45 - Ana: <Media omitted>
13/01/2021, 11:02:45 - Cleo: late but here
25/02/2021, 21:00:00 - Ben: are you there?
25/02/2021, 21:10:00 - Ben: hello?
26/02/2021, 07:10:00 - Ana: yes
26/02/2021, 21:15:00 - Ana: <Media omitted>
31/03/2021, 09:30:00 - Cleo: there you are
31/03/2021, 09:31:00 - Cleo: really
31/03/2021, 09:32:00 - Cleo: the end
`

/** Two people who write every day of three weeks, say it two weeks later, and find each other again after a gap of months. */
export const foundAgain = [
  ...Array.from({ length: 21 }, (_, i) => [
    `${two(i + 1)}/03/2021, 09:00 - Ana: good morning`,
    `${two(i + 1)}/03/2021, 09:05 - Ben: the same to you`,
  ]).flat(),
  '28/03/2021, 12:00 - Ana: back on Friday',
  '02/04/2021, 12:00 - Ben: see you then',
  '06/04/2021, 21:00 - Ben: I love you, you know',
  '06/04/2021, 21:01 - Ana: love you too',
  '03/11/2022, 10:00 - Ana: are you there?',
  '03/11/2022, 10:01 - Ben: always',
].join('\n')

/** Two people with their own words, one written from right to left, one without spaces, emoji, a phrase and links. */
const says = [
  ['Ana', 'the harbour is quiet and the harbour lights are on ❤️'],
  ['Ben', 'mountain weather again, the mountain is in the clouds 😂'],
  ['Ana', 'good night dear harbour שלום'],
  ['Ben', 'good night dear, mountain tomorrow 散歩しましょう'],
  ['Ana', 'look at https://www.boats.example/one ❤️❤️'],
]
export const ownWords = Array.from({ length: 60 }, (_, n) => {
  const [name, text] = says[n % says.length]
  return `${two(1 + (n % 28))}/${two(1 + Math.floor(n / 28))}/2021, 09:${two(n % 60)} - ${name}: ${text}\n`
}).join('')

const bright = [
  'I love this so much',
  'thank you, you are wonderful',
  'what a great day, I am so happy',
  'haha that is so funny 😂',
  'best news ever!',
]
const dark = [
  'I am so sad, I miss her',
  'this is terrible, I hate it',
  'I am really annoyed by this',
  'awful day, everything went wrong',
  'I am so scared',
]
const plain = ['see you at six', 'the train leaves at nine', 'bring the blue bag', 'which platform?', 'on my way']

const day = (week: number) => new Date(Date.UTC(2020, 10, 2 + 7 * week)).toISOString().slice(0, 10).split('-').reverse().join('/')
const said = (week: number, lines: readonly string[], hour: number) =>
  lines.map((line, i) => `${day(week)}, ${hour}:0${i} - ${i % 2 === 0 ? 'Ana' : 'Ben'}: ${line}\n`).join('')

/** Twelve Mondays of two years, ten messages each; the second is a bright one, the tenth a dark one. */
export const brightAndDark = Array.from({ length: 12 }, (_, week) => {
  const feeling = week === 1 ? bright : week === 9 ? dark : week % 3 === 0 ? [...bright.slice(0, 2), ...plain.slice(0, 3)] : plain
  return said(week, plain, 10) + said(week, feeling, 20)
}).join('')
