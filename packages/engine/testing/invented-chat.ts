/** Invented chats for property tests: who did what, when, and which phone wrote it down. */
import fc from 'fast-check'
import { anyPhone, type Phone } from './phone.ts'
import { phoneWords, type Words } from './phone-words.ts'

/** What a person did. */
export type Deed =
  | { did: 'write' | 'edit' | 'send a picture with' | 'send a file with'; text: string }
  | { did: 'send a picture' | 'send a file' | 'send a contact' | 'send a place' | 'delete' | 'miss a call' | 'ask all' | 'show once' }

interface InventedMessage {
  /** Wall-clock seconds. */
  time: number
  /** Null: the service says something. */
  author: string | null
  deed: Deed
}

export interface InventedChat {
  phone: Phone
  language: Words
  /** The phone marks people it does not know. */
  isUnsaved: boolean
  messages: InventedMessage[]
}

const names = [
  'Ana',
  'Ben',
  'Zoë',
  'Çağla Öz',
  '田中 さくら',
  'محمد علي',
  'נועה',
  'प्रिया',
  '👩‍🚀',
  '🇩🇪 Max',
  '+44 7700 900123',
  '+49\u00a0170\u00a01234567',
  '+1 (555) 010\u20110100',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'Ana - Work',
  '[Ana]',
  '(Ben)',
  'Robert "Bob" Smith',
  "O'Neil, Dr.",
  '12:30 club',
  '5',
  '24/09/2026',
  'AM',
  'Dr.Who:TARDIS',
  '<b>',
  'a'.repeat(150),
  'Meta AI',
  'You',
  'null',
  'Ana:)',
  ' Zed ',
]

/** Pieces of what people write, some of which look like what phones write. */
const pieces = [
  'hi',
  'ok 👍🏽',
  'Wie geht’s?',
  'see you at 3:30 - or 4?',
  'note: buy milk',
  'https://example.org/a?b=12:30',
  '2024/01/01 is a good day',
  '12:30',
  '[12] maybe',
  '- bread',
  '<Media omitted> again',
  'image omitted, it says',
  'null and void',
  'no',
  'お元気ですか',
  'كيف حالك؟',
  'नमस्ते',
  '👨‍👩‍👧‍👦🇯🇵1️⃣',
  'a\u2028b\u0085c',
  'tab\there',
  '\u202eback',
  'zero\u200bwidth',
  '*bold* _it_ ~no~ ```x```',
  '<script>alert(1)</script> {{7*7}}',
  '(file attached)',
  'I <3 you',
  '5 > 3',
  '...',
  '@\u2068Ana\u2069 look',
  'location: here',
  'a: b: c',
]

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
)
/** Any text with something to see in it, which no phone would take for its own. */
const anyText = fc
  .tuple(
    fc.array(fc.tuple(piece, fc.constantFrom(' ', ' ', '\n', '\n\n', '  ')), { maxLength: 4 }),
    fc.constantFrom(...pieces.slice(0, 8)),
    fc.constantFrom('', '', ' ', '  '),
  )
  .map(([before, last, space]) => before.map(([text, joint]) => text + joint).join('') + last + space)
  .map((text) => text.replaceAll('\r', '').replace(/^[\u200e\u200f\ufeff]+/u, ''))

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: anyText.map((text): Deed => ({ did: 'write', text })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('edit', 'send a picture with', 'send a file with'), anyText)
      .map(([did, text]) => ({ did, text })) as fc.Arbitrary<Deed>,
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('send a picture', 'send a file', 'send a contact', 'send a place', 'delete', 'miss a call', 'ask all', 'show once')
      .map((did) => ({ did })) as fc.Arbitrary<Deed>,
  },
)

const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 300 }) },
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: -3600, max: 86_400 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 * 86_400 }) },
)
/** The first second of a day, its noon, or any other. */
const anyStart = fc
  .tuple(fc.integer({ min: 14_400, max: 20_500 }), fc.constantFrom(0, 12 * 3600, 86_399, 45_296))
  .map(([day, second]) => day * 86_400 + second)

/** Any chat of this many messages, at most. */
const chatOf = (least: number, most: number): fc.Arbitrary<InventedChat> =>
  fc
    .record({
      phone: anyPhone,
      language: fc.constantFrom(...phoneWords),
      isUnsaved: fc.boolean(),
      people: fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: anyName() }), {
        minLength: 1,
        maxLength: 5,
      }),
      start: anyStart,
      deeds: fc.array(fc.tuple(anyStep, fc.nat(), anyDeed), { minLength: least, maxLength: most }),
    })
    .map(({ people, start, deeds, ...chat }) => {
      let time = start
      const messages = deeds.map(([step, who, deed]): InventedMessage => {
        time += step
        return { time, author: who % 9 === 8 ? null : people[who % people.length], deed: possible(deed, chat.phone) }
      })
      if (messages.every(({ author }) => author === null)) messages[0].author = people[0]
      return { ...chat, messages }
    })

/** Mostly small ones; some are longer than the beginning that a reader learns from. */
export const anyInventedChat: fc.Arbitrary<InventedChat> = fc.oneof(
  { weight: 60, arbitrary: chatOf(1, 25) },
  { weight: 1, arbitrary: chatOf(300, 700) },
)

/** Any name that is one: something to see, no colon that could end it, no mark, no space that is read as another. */
function anyName(): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter(
      (name) =>
        !/[:\n\r"“”„«»‟『』「」״＂]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\u00a0\u202f\u2007]|^~/u.test(name) &&
        /[\p{L}\p{N}]/u.test(name),
    )
}

/** Copies from the web contain only what can be marked and copied, old phones knew no polls. */
function possible(deed: Deed, { program }: Phone): Deed {
  const isText = deed.did === 'write' || deed.did === 'edit'
  if (program === 'web-copy' && !isText) return { did: 'write', text: deed.did }
  return deed.did === 'show once' && program !== 'android' ? { did: 'delete' } : deed
}
