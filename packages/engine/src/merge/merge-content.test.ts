import { describe, expect, test } from 'vitest'
import { kinds } from '#chat/chat.ts'
import { countSteps } from '#testing/count-steps.ts'
import { plainMessages, readText } from '#testing/read-text.ts'
import { mergeReadings } from './merge-readings.ts'

const android = (...bodies: string[]) => bodies.map((body, i) => `13/03/2021, 09:0${i} - ${i % 2 ? 'Ben' : 'Ana'}: ${body}`).join('\n')
const iphone = (...bodies: string[]) =>
  bodies.map((body, i) => `[13.03.21, 09:0${i}:${10 + i}] ${i % 2 ? 'Ben' : 'Ana'}: ${body.replaceAll('\n', '\r\n')}\r\n`).join('')

/** The kinds of what is left of two exports, merged the one way round and the other. */
async function kindsOf(a: string, b: string): Promise<string[]> {
  const [x, y] = [await readText(a), await readText(b)]
  const both = [mergeReadings(x, y), mergeReadings(y, x)].map(({ reading }) => plainMessages(reading.chat).map(({ kind }) => kind))
  expect(both[0].length).toBe(both[1].length)
  return both[0]
}

/** What an English Android writes, what iPhones of other languages write for it, and what it is. */
const worded: [name: string, here: string, there: string, kind: (typeof kinds)[number]][] = [
  ['a missed call', 'Missed voice call', '\u200eVerpasster Sprachanruf', 'call'],
  ['a call with its length', 'Voice call, 3 min', '\u200eSprachanruf. \u200e3 Min.', 'call'],
  ['a place', 'location: https://maps.google.com/?q=1.5,2.5', '\u200eStandort: https://maps.google.com/?q=1.500000,2.500000', 'location'],
  [
    'a place, rounded',
    'location: https://maps.google.com/?q=48.8583701,-2.2944813',
    '\u200eUbicación: https://maps.google.com/?q=48.858370,-2.294481',
    'location',
  ],
  ['a live place', 'live location shared', '\u200eLive-Standort wird geteilt', 'location'],
  ['a contact', 'Cleo.vcf (file attached)', '\u200eKontaktkarte ausgelassen', 'contact'],
  ['a contact in French', 'Cleo.vcf (file attached)', '\u200efiche contact omise', 'contact'],
  ['what was deleted', 'This message was deleted', '\u200eSe eliminó este mensaje.', 'deleted'],
  ['a picture', '<Media omitted>', '\u200eBild weggelassen', 'media'],
  [
    'a poll',
    'POLL:\nWhen?\nOPTION: Mon (1 vote)\nOPTION: Tue (0 votes)',
    '\u200eABSTIMMUNG:\nWhen?\n\u200eOPTION: Mon (\u200e3 Stimmen)\n\u200eOPTION: Tue (\u200e2 Stimmen)',
    'poll',
  ],
  ['a mention', '@491701234567 look at this please', '@\u2068Cleo\u2069 look at this please', 'text'],
  ['a mention of someone unknown', 'ask @491701234567, ok?', 'ask @\u2068~Cleo M.\u2069, ok?', 'text'],
  ['a mention without marks', 'well @491701234567 then', 'well @Cleo then', 'text'],
  ['a mention by a written number', 'well @491701234567 then', 'well @\u2068+49 170 1234567\u2069 then', 'text'],
  ['two mentions', '@491701234567 @447700900123 hi', '@\u2068Cleo\u2069 @\u2068Dan\u2069 hi', 'text'],
  ['marks of direction', 'שלום \u200eAna\u200f \u202aok\u202c', 'שלום Ana ok', 'text'],
  ['an edited message', 'hey <This message was edited>', 'hey \u200e<Diese Nachricht wurde bearbeitet.>', 'text'],
]

describe('what two phones word differently is one message', () => {
  test.each(worded)('%s', async (_, here, there, kind) => {
    expect(await kindsOf(android('hi', here, 'bye'), iphone('hi', there, 'bye'))).toEqual(['text', kind, 'text'])
  })
})

describe('what is not the same stays apart', () => {
  const different: [name: string, here: string, there: string][] = [
    ['two places in one minute', 'location: https://maps.google.com/?q=1.5,2.5', '\u200eStandort: https://maps.google.com/?q=1.6,2.5'],
    ['two questions', 'POLL:\nWhen?\nOPTION: Mon (1 vote)', '\u200eABSTIMMUNG:\nWhere?\n\u200eOPTION: Mon (\u200e1 Stimme)'],
    ['two numbers', '@491701234567 come', '@447700900123 come'],
    ['two names', '@\u2068Ana\u2069 come', '@\u2068Cleo\u2069 come'],
    ['other words behind a mention', '@491701234567 come', '@\u2068Cleo\u2069 go'],
    ['other words in front of a mention', 'then @491701234567 come', 'now @\u2068Cleo\u2069 come'],
    ['words that are no name', '@491701234567 come', '@Cleo will not come'],
    ['a call and a picture', 'Missed voice call', '\u200eBild weggelassen'],
    ['capital letters', 'Yes', 'yes'],
  ]
  test.each(different)('%s', async (_, here, there) => {
    expect(await kindsOf(android('hi', here, 'bye'), iphone('hi', there, 'bye'))).toHaveLength(4)
  })
})

test('a poll is shown with the votes that the later export has, whichever is merged into which', async () => {
  const early = await readText(android('hi', 'POLL:\nWhen?\nOPTION: Mon (1 vote)'))
  const late = await readText(android('hi', 'POLL:\nWhen?\nOPTION: Mon (3 votes)', 'bye'))
  for (const { reading } of [mergeReadings(early, late), mergeReadings(late, early)])
    expect(plainMessages(reading.chat)[1].text).toBe('POLL:\nWhen?\nOPTION: Mon (3 votes)')
})

test('the last message of a file has lost the blank lines at its end', async () => {
  for (const tail of ['\n\n', ' \n', '\n \n\n', '\r\n\r\n'])
    expect(await kindsOf(android('hi', `list:\n- a${tail}`), android('hi', `list:\n- a${tail}`, 'ok'))).toHaveLength(3)
})

test('three calls in a minute are three calls, in the words of either phone', async () => {
  const [here, there] = [`13/03/2021, 09:00 - Ana: Missed voice call\n`, `[13.03.21, 09:00:10] Ana: \u200eVerpasster Sprachanruf\r\n`]
  expect(await kindsOf(here.repeat(3), there.repeat(2))).toHaveLength(3)
})

test('a minute with thousands of messages is joined in steps that grow with their number', async () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `13/03/2021, 09:00 - Ana: ${i % 5 ? `@${i} message` : 'ok'}\n`).join('')
  const [here, there] = [await readText(lines), await readText(lines)]
  // Each is looked at a few times; in pairs it would be 400 million times. Texts alone are counted: what goes through the numbers that stand
  // for them is seen only where it takes the test past its time.
  countSteps(50 * lines.length, () => expect(mergeReadings(here, there).reading.chat.count).toBe(20_000))
})

test('every kind is compared', () => expect(kinds).toHaveLength(7))
