/** What a mark (LRM or RLM) before a body proves: nothing on its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Chat, kindIndex, kinds, messageText } from '#chat/chat.ts'
import { plainEvents, plainMessages, readText } from '#testing/read-text.ts'

const LRM = '\u200e'
const RLM = '\u200f'

const fixtures = new URL('../../../../fixtures/', import.meta.url)
const filesIn = (folder: string) => readdirSync(new URL(`${folder}/`, fixtures)).map((name) => new URL(`${folder}/${name}`, fixtures))

const files = ['picnic', 'book-club', 'errands'].flatMap(filesIn).filter(({ pathname }) => pathname.endsWith('.txt'))
const nameOf = ({ pathname }: URL): string => pathname.slice(pathname.lastIndexOf('/') + 1)

/** What people say in the demo chats, line by line, and in every file of the others. */
async function readSaid(): Promise<{ author: string; text: string }[]> {
  const said = ['demo', 'demo-group'].flatMap((folder) =>
    filesIn(folder).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^([A-RT-Z][a-z]*): (.+)$/gm)].map(([, author, text]) => ({
        author: `${author} Jones`,
        text,
      })),
    ),
  )
  for (const file of files) {
    const { chat } = await readText(readFileSync(file), {}, nameOf(file))
    for (const { author, kind, text } of plainMessages(chat)) if (kind === 'text' && !text.includes('\n')) said.push({ author, text })
  }
  return said
}
let reading: ReturnType<typeof readSaid> | undefined
const allSaid = () => {
  reading ??= readSaid()
  return reading
}

const two = (n: number): string => String(n).padStart(2, '0')

/** Lines a minute apart, as an iPhone or an Android phone writes them; `before` is put in front of each body. */
function written(lines: readonly { author: string; text: string }[], frame: 'ios' | 'android', before: (i: number) => string): string {
  return lines
    .map(({ author, text }, i) => {
      const at = new Date(Date.UTC(2024, 0, 20, 0, i))
      const date = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
      return `${frame === 'ios' ? `[${date}:09] ` : `${date} - `}${author}:${before(i)}${text}`
    })
    .join('\n')
}

describe('a mark before what people say changes no message into an event, except for known sentences', () => {
  test('there are ten thousand lines to try', async () => expect((await allSaid()).length).toBeGreaterThan(10_000))

  const ways: [string, (i: number) => string][] = [
    ['U+200E before each', () => ` ${LRM}`],
    ['U+200F before each', () => ` ${RLM}`],
    ['two of them before each', () => ` ${LRM}${LRM}`],
    ['U+200E before every second', (i) => (i % 2 ? ' ' : ` ${LRM}`)],
    ['U+200F before every second', (i) => (i % 2 ? ' ' : ` ${RLM}`)],
    ['U+200E behind the colon of each', () => LRM],
    ['U+200F behind the colon of each', () => RLM],
    ['U+200F behind the colon of every third', (i) => (i % 3 ? ' ' : `${RLM} `)],
  ]
  for (const frame of ['ios', 'android'] as const) {
    let readingPlain: ReturnType<typeof readText> | undefined
    test.each(ways)(`${frame}, %s`, async (_, before) => {
      const said = await allSaid()
      readingPlain ??= readText(written(said, frame, () => ' '))
      const plain = await readingPlain
      const { chat, facts } = await readText(written(said, frame, before))
      expect(plain.chat.count + plain.chat.events.count).toBe(said.length)
      expect(plainEvents(chat).map(({ text }) => text)).toEqual(plainEvents(plain.chat).map(({ text }) => text))
      expect(kindsOf(chat)).toEqual(kindsOf(plain.chat))
      expect(facts.unsureLines).toBe(0)
      expect(facts.unreadLines).toBe(plain.facts.unreadLines)
    })
  }

  test.each(files.map((file) => [file.pathname.replace(/.*\/fixtures\//, ''), file] as const))('%s', async (name, file) => {
    const before = await readText(readFileSync(file), {}, name)
    for (const mark of [LRM, RLM]) {
      for (const step of [1, 2]) {
        const after = await readText(markedAnew(before.chat, mark, step), {}, name)
        expect(plainMessages(after.chat).map(({ author, kind, text }) => ({ author, kind, text }))).toEqual(
          plainMessages(before.chat).map(({ author, kind, text }) => ({ author, kind, text })),
        )
        expect(after.chat.events.count).toBe(before.chat.events.count)
        expect(after.facts).toMatchObject({
          language: before.facts.language,
          title: before.facts.title,
          unsureLines: before.facts.unsureLines,
        })
      }
    }
  })
})

function kindsOf({ kind, count }: Chat): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(kinds.map((name) => [name, 0]))
  for (let row = 0; row < count; row++) counts[kinds[kind[row]]]++
  return counts
}

/** The file's text with a mark before every ordinary message, or before every this many. */
function markedAnew({ bytes, count, start, kind, id }: Chat, mark: string, step: number): Uint8Array<ArrayBuffer> {
  const places = Array.from({ length: count }, (_, row) => row)
    .filter((row) => kind[row] === kindIndex.text && id[row] % step === 0)
    .map((row) => start[row])
    .sort((a, b) => a - b)
  const parts: Uint8Array[] = []
  let from = 0
  for (const place of places) {
    parts.push(bytes.subarray(from, place), new TextEncoder().encode(mark))
    from = place
  }
  const size = bytes.indexOf(0) < 0 ? bytes.length : bytes.lastIndexOf(10) + 1 || bytes.indexOf(0)
  parts.push(bytes.subarray(from, Math.max(from, size)))
  return new Uint8Array(Buffer.concat(parts))
}

/** An iPhone's lines, a minute apart: `Ana: hi`. */
const iphone = (...lines: string[]): string => lines.map((line, i) => `[20/01/24, 10:${two(i)}:00] ${line}`).join('\n')
const android = (...lines: string[]): string => lines.map((line, i) => `20/01/2024, 10:${two(i)} - ${line}`).join('\n')

/** What became of each line: `text`, `media`, … or `event`. */
async function told(text: string, name = '_chat.txt'): Promise<{ [line: string]: string }> {
  const { chat } = await readText(text, {}, name)
  const found: { [line: string]: string } = {}
  for (const { text: line } of plainEvents(chat)) found[line] = 'event'
  for (let row = 0; row < chat.count; row++) found[messageText(chat, row)] = kinds[chat.kind[row]]
  return found
}

const talk = ['Ana: good morning', 'Ben: hello', 'Cleo: hi both']

describe('what a person wrote behind a mark is theirs', () => {
  test.each(
    [
      'ok thanks',
      '+49 151 2345678',
      'שלום',
      'مرحبا',
      'thanks Ben',
      'Ben thanks',
      'Ben left',
      'Everyone left',
      'He left',
      'my sister added sugar',
      'nobody joined',
      'Ana here, running late',
      'see you at the pub?',
      'https://example.com/a',
      'Waiting for this message to cheer me up',
    ].filter((line) => line !== 'Ben left'),
  )('%s', async (line) => {
    for (const mark of [LRM, RLM]) {
      for (const author of ['Ana', 'Meta AI'])
        expect(await told(iphone(...talk, `${author}: ${mark}${line}`, 'Ben: ok'))).toMatchObject({ [line]: 'text' })
      expect(await told(iphone(`Ana: ${mark}ok thanks`, `Ana: ${mark}${line}`, 'Ben: ok'))).toMatchObject({ [line]: 'text' })
    }
  })

  test.each([
    ['a chat of two', ['Ana', 'Ben'], false],
    ['a chat with the assistant', ['Ana'], false],
    ['a group', ['Ana', 'Ben', 'Cem'], true],
  ])('the answers of the assistant in %s are its messages, and it is nobody there', async (_, names, isGroup) => {
    const answers = ['Ana left', 'You left', 'Ana added Ben', 'Ben removed you', 'Sure! Here is a plan.', 'ok', 'ok']
    const lines = answers.flatMap((answer, i) => [...names.map((name) => `${name}: and ${i}?`), `Meta AI: \u200e${answer}`])
    for (const phone of [iphone, android]) {
      for (const file of ['WhatsApp Chat - Ana.txt', 'WhatsApp Chat - Meta AI.txt', '_chat.txt']) {
        const { chat, facts } = await readText(phone(...lines), {}, file)
        const told = plainMessages(chat).flatMap(({ author, kind, text }) => (author === 'Meta AI' ? [[kind, text]] : []))
        expect(told).toEqual(answers.map((answer) => ['text', answer]))
        expect([chat.events.count, facts.isGroup]).toEqual([0, isGroup])
      }
    }
  })

  test('and a chat of nothing but answers of the assistant is a chat', async () => {
    const { chat } = await readText(
      iphone(...['a plan', 'another plan', 'Ana left'].flatMap((line) => [`Ana: give me ${line}`, `Meta AI: ${LRM}Here is ${line}`])),
    )
    expect([chat.count, chat.events.count, chat.participants]).toEqual([6, 0, ['Ana', 'Meta AI']])
  })
})

describe('known sentences are events', () => {
  test.each([
    ['Ana', 'Ana added Dora'],
    ['Ana', 'You added Ben'],
    ['Ana', 'Ben added you'],
    ['Ana', 'Ben left'],
    ['Ana', 'Cleo added +49 170 1234567'],
    ['Ana', '~ Kim joined'],
    ['Ana', 'Ana created group “Trip”'],
    ['Ana', 'Ben changed the subject to “Trip”'],
    ['Ana', 'Ana hat Dora hinzugefügt.'],
    ['Ana', 'Du hast Ben hinzugefügt.'],
    ['Ana', 'Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them.'],
    ['Dora', 'Dora joined using this group’s invite link'],
  ])('%s: %s', async (author, line) => {
    for (const mark of [LRM, RLM])
      expect(await told(iphone(...talk, `${author}: ${mark}${line}`, 'Ben: ok'))).toMatchObject({ [line]: 'event' })
  })

  test('one with someone of whom only the service says', async () => {
    const lines = [...talk, `Ana: ${LRM}Ana added Dora`, `Ben: ${LRM}Dora left`, `Ben: ${LRM}Eve left`]
    expect(await told(iphone(...lines))).toMatchObject({ 'Dora left': 'event', 'Eve left': 'text' })
  })

  test('an unknown one about its own sender in the form of known ones, and it is counted', async () => {
    const text = iphone(
      ...talk,
      `Ana: ${LRM}Ana changed the chat theme to green`,
      'Ben: nice',
      `Ben: ${LRM}Ben hat das Chatdesign geändert`,
      `Ben: ${LRM}花子がテーマを変更しました`,
    )
    expect(await told(text)).toMatchObject({
      'Ana changed the chat theme to green': 'event',
      'Ben hat das Chatdesign geändert': 'event',
      花子がテーマを変更しました: 'text',
    })
    const { facts } = await readText(text)
    expect([facts.unsureLines, facts.unsureExample]).toEqual([2, 'xxx xxxxxxx xxx xxxx xxxxx xx xxxxx'])
  })

  test('“Waiting for this message” is a message', async () => {
    const line = 'Waiting for this message. This may take a while.'
    for (const mark of ['', LRM, RLM]) expect(await told(iphone(...talk, `Ana: ${mark}${line}`))).toMatchObject({ [line]: 'media' })
  })
})

describe('what has the group as its sender is the service’s', () => {
  const lines = [...talk, `Trip: ${LRM}Dora left`, `Trip: ${LRM}სიტყვები რომლებსაც არავინ იცნობს`]
  const all = { 'Dora left': 'event', 'სიტყვები რომლებსაც არავინ იცნობს': 'event', 'good morning': 'text' }
  test('by the file’s title', async () => expect(await told(iphone(...lines), 'WhatsApp Chat - Trip.txt')).toMatchObject(all))
  test('by the encryption notice', async () =>
    expect(await told(iphone(`Trip: ${LRM}Messages and calls are end-to-end encrypted.`, ...lines))).toMatchObject(all))
  test('by a line that names the group', async () => {
    expect(await told(iphone(`Trip: ${LRM}Ana created group “Trip”`, ...lines))).toMatchObject(all)
    expect(await told(iphone(`Trip: ${LRM}ანამ შექმნა ჯგუფი „Trip“`, ...lines))).toMatchObject(all)
  })
  test('and it is counted', async () => {
    const { facts, chat } = await readText(iphone(...lines), {}, 'WhatsApp Chat - Trip.txt')
    expect([facts.unsureLines, facts.isGroup, chat.participants]).toEqual([1, true, ['Ana', 'Ben', 'Cleo']])
  })
  test('but a chat of two is titled by one of them', async () => {
    const text = iphone('Ben: hi', `Ana: ${LRM}ok thanks`, `Ana: ${LRM}see you`)
    expect(await told(text, 'WhatsApp Chat - Ana.txt')).toMatchObject({ 'ok thanks': 'text', 'see you': 'text' })
  })
})

describe('a placeholder in unknown words', () => {
  const wordings = [
    '图像已忽略',
    'пиктограма скривена',
    'тасма адхілена',
    'სურათი გამოტოვებულია',
    'nuotrauka neįtraukta',
    'picha imefichwa',
    'mynd sleppt',
  ]
  test.each(wordings)('is media where several people sent it, and is counted: %s', async (words) => {
    for (const mark of [LRM, RLM]) {
      const { chat, facts } = await readText(
        iphone(...talk, `Ana: ${mark}${words}`, 'Ana: look', `Ben: ${mark}${words}`, `Ben: ${mark}${words}`),
      )
      expect(
        plainMessages(chat)
          .filter(({ kind }) => kind === 'media')
          .map(({ text, bare }) => [text, bare]),
      ).toEqual([
        [words, true],
        [words, true],
        [words, true],
      ])
      expect([chat.events.count, facts.unsureLines]).toEqual([0, 3])
    }
  })

  test('and the text of a person where one sent it, where someone sent it without a mark, or where it is a sentence', async () => {
    const by =
      (...senders: string[]) =>
      (words: string) =>
        iphone(...talk, ...senders.map((sender) => `${sender}${words}`))
    expect(await told(by(`Ana: ${LRM}`, `Ana: ${LRM}`)('mynd sleppt'))).toMatchObject({ 'mynd sleppt': 'text' })
    expect(await told(by(`Ana: ${LRM}`, `Ben: ${LRM}`, 'Cleo: ')('ok thanks'))).toMatchObject({ 'ok thanks': 'text' })
    for (const words of [
      'good night!',
      'really?',
      'see you.',
      '+49 151 2345678',
      'this goes on for much longer than any placeholder',
      'ok 👍',
    ])
      expect(await told(by(`Ana: ${LRM}`, `Ben: ${LRM}`)(words))).toMatchObject({ [words]: 'text' })
  })
})

describe('what a person writes, all of it behind marks, stays theirs', () => {
  const texts = ['בוקר טוב', 'מה נשמע היום', 'thanks Ben', 'ok see you', 'אני בדרך']
  const notice = `Dana: ${LRM}Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them.`
  const dana = texts.map((text) => `Dana: ${RLM}${text}`)
  test.each([
    ['in a chat of two where Meta AI wrote once', [notice, 'Ben: hi', ...dana, `Meta AI: ${LRM}Here is a plan`], '_chat.txt'],
    ['in a group of three with the notice', [notice, 'Ben: hi', 'Cleo: hello', ...dana], '_chat.txt'],
    ['in a file named after them', ['Ben: hi', 'Cleo: hello', ...dana], 'WhatsApp Chat - Dana.txt'],
    ['in a group with lines of the service', [notice, ...talk, ...dana, `Ana: ${LRM}Ana added Eve`], 'WhatsApp Chat - Dana.txt'],
  ])('%s', async (_, lines, name) => {
    const found = await told(iphone(...lines), name)
    for (const text of texts) expect(found[text], text).toBe('text')
  })
  test.each(['Everyone left', 'Ben left the stove on', 'You added sugar'])('also where it is all they wrote: %s', async (text) => {
    expect(await told(iphone('Ben: hi', `Ana: ${LRM}${text}`, 'Ben: ok'))).toMatchObject({ [text]: 'text' })
  })
})

test('a group with nothing but service lines stays the group, even if nobody in them ever wrote', async () => {
  expect(await told(iphone('Cleo: hi', `The club: ${LRM}Ana added Ben`))).toMatchObject({ hi: 'text', 'Ana added Ben': 'event' })
})

describe('a sentence of “you” is the service’s only with someone in it', () => {
  test.each([
    ['You added sugar to it', 'text'],
    ['You added sugar', 'text'],
    ['You removed the stain', 'text'],
    ['Du hast Milch entfernt', 'text'],
    ['You added Ben to it', 'text'],
    ['Ana is cooking tonight', 'text'],
    ['Ana hat heute Hunger', 'text'],
    ['You added Ben', 'event'],
    ['You removed Cleo', 'event'],
    ['You added Ben and Cleo', 'event'],
    ['You added Ben, Cleo and +49 170 1234567', 'event'],
    ['Du hast Ben entfernt', 'event'],
    ['Ben removed you', 'event'],
    ['Ana changed the chat theme', 'event'],
  ])('%s: %s', async (line, kind) => {
    for (const mark of [LRM, RLM]) expect(await told(iphone(...talk, `Ana: ${mark}${line}`, 'Ben: ok'))).toMatchObject({ [line]: kind })
  })
})

// Looking through all of them at each took minutes: the test's time is over before that.
test('many marked lines with names are judged', async () => {
  const pairs = 60_000
  const text = Array.from({ length: pairs }, (_, i) => `Ben: ${LRM}Ben left\n[20/01/24, 10:00:00] Ben: ${LRM}Zoe${i} left`)
  const bytes = `[20/01/24, 10:00:00] Ana: hi\n[20/01/24, 10:00:00] Ben: hi\n${text.map((each) => `[20/01/24, 10:00:00] ${each}`).join('\n')}`
  const { chat } = await readText(bytes)
  expect(chat.count + chat.events.count).toBe(2 * pairs + 2)
})
