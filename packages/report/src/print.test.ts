import { beforeAll, expect, test } from 'vitest'
import { someBookOptions, someFacts, someOptions } from '#testing/facts.ts'
import { objectsOf, readPdf } from '#testing/pdf.ts'
import { bookLabels, favoritesBook, freeReport, fullReport, reportLabels } from './index.ts'
import { installedPack } from './pack/make-pack.ts'
import { openPrinter, type Printer } from './printer.ts'
import { told } from './sections/parts.ts'

let printer: Printer
beforeAll(async () => {
  printer = await openPrinter(await installedPack())
})

const written = (text: string, n = 0) => ({
  author: 'Ana Sol',
  text,
  originalDate: `2024-03-05T18:${String(n % 60).padStart(2, '0')}:00`,
  note: '',
})
const book = (...texts: string[]) => printer.print(favoritesBook(texts.map(written), {}, someBookOptions), bookLabels)

test('the free report is one page with a watermark, whatever the chat', async () => {
  const people = Array.from({ length: 1024 }, (_, i) => `Person ${i} with a long name that goes on and on`)
  const many = someFacts({ messageShare: { people: people.map((person, i) => ({ person, messages: 2000 - i })) } })
  for (const facts of [someFacts(), many, someFacts({ timeseries: null, heatmap: null, calendar: null, messageShare: null })]) {
    const { pages, text } = await readPdf(printer.print(freeReport(facts, { ...someOptions, monthlyCents: 700 }), reportLabels).pdf)
    expect(pages).toHaveLength(1)
    expect(text).toContain('ConvoStat Free')
  }
})

test('the full report has a cover, contents that link to its sections, an outline, tags, and no watermark', async () => {
  const facts = someFacts({
    favorites: [{ author: 'Ben Ohm', text: 'See you on Sunday!', originalDate: '2024-03-05T18:07:00', note: 'The day' }],
  })
  const { pages, text, outline, links, info, isTagged } = await readPdf(printer.print(fullReport(facts, someOptions), reportLabels).pdf)
  expect(pages[0]).toContain('Ana Sol\nBen Ohm')
  expect(outline).toEqual(['At a glance', 'Activity', 'Days and hours', 'People', 'Favorites', 'How everything is counted'])
  for (const title of outline) expect(pages[1]).toContain(title)
  expect(links.length).toBeGreaterThanOrEqual(outline.length)
  expect(text).toContain('See you on Sunday!')
  expect(text).not.toContain('ConvoStat Free')
  expect(isTagged).toBe(true)
  expect(info).toMatchObject({ Title: 'Chat report', Author: 'ConvoStat', Language: 'en' })
})

test('the same report gives the same bytes, and each paper its size', async () => {
  const print = (paper: 'a4' | 'letter') => printer.print(fullReport(someFacts(), { ...someOptions, paper }), reportLabels).pdf
  expect(Buffer.compare(print('a4'), print('a4'))).toBe(0)
  expect(objectsOf(print('a4'))).toMatch(/\/MediaBox\s*\[0 0 595\.\d+ 841\.\d+\]/)
  expect(objectsOf(print('letter'))).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
})

test.each([
  ['markup', '*bold* _em_ $x^2$ #strong[x] #set page(width: 1cm) = Head // gone /* gone */ `raw` <label> @ref \\ "quoted" [x] {y}'],
  ['code', '#image("/etc/passwd") #read("report.typ") #link("https://example.com")[here] #eval("1")'],
  ['ends of strings', ') \\) \\( ] >> endobj stream endstream %%EOF'],
])('T8: words that look like %s are printed as they are', async (_what, text) => {
  const squeezed = (it: string) => it.replace(/\s/g, '')
  expect(squeezed((await readPdf(book(text).pdf)).text)).toContain(squeezed(text))
})

test('T8, 7.3.7: no chat content becomes a link, runs, or is attached', async () => {
  const { pdf } = book(
    'https://example.com/path?x=1 www.example.com javascript:alert(1) file:///etc/passwd mailto:a@b.example',
    '/URI (x) /JavaScript /Launch',
  )
  const objects = objectsOf(pdf)
  for (const name of [
    '/URI',
    '/JavaScript',
    '/JS',
    '/Launch',
    '/EmbeddedFile',
    '/GoToR',
    '/OpenAction',
    '/AA',
    '/SubmitForm',
    '/RichMedia',
  ])
    expect(objects, name).not.toMatch(new RegExp(`${name}\\b(?!\\))`))
  expect((await readPdf(pdf)).links).toEqual([])
})

test.each([
  ['English', 'We’ll meet at the “old” café – naïve, isn’t it?'],
  ['Polish', 'Zażółć gęślą jaźń'],
  ['Vietnamese', 'Tiếng Việt rất đẹp'],
  ['Greek and Russian', 'Καλημέρα, привет'],
  ['Chinese', '今天天气很好，我们去公园吧'],
  ['Traditional Chinese', '這個週末我們去臺灣'],
  ['Japanese', '明日一緒に買い物に行きましょう'],
  ['Korean', '안녕하세요'],
  ['Thai', 'สวัสดีครับ'],
  ['Hebrew', 'שלום'],
  ['Georgian', 'გამარჯობა'],
])('%s can be read out of the file again', async (_language, text) => {
  const { pdf, missing } = book(text)
  expect(missing).toEqual([])
  const normal = (it: string) => it.normalize('NFC').replace(/[\s\p{Cc}\u2068\u2069\u200b-\u200f]/gu, '')
  const read = normal((await readPdf(pdf)).text)
  expect(read.includes(normal(text)) || read.includes([...normal(text)].reverse().join(''))).toBe(true)
})

test('P22: control characters, lone surrogates, marks of direction, towers of marks and long words are printed without harm', async () => {
  const zalgo = `Z${'\u0301\u0302\u0303\u0304'.repeat(40)}algo`
  const { pdf, missing } = book(
    'a\u0000b\u0007c',
    'lone \ud800 half',
    '\u202egnirts\u202c',
    zalgo,
    'x'.repeat(5000),
    '',
    ' \n\n ',
    '\u200b',
  )
  expect(missing).toEqual([])
  const { pages, text } = await readPdf(pdf)
  expect(text).toContain('abc')
  expect(text).toContain('gnirts')
  expect(text.replace(/[\s\u200b]/g, '')).toContain('x'.repeat(200))
  // One each, the long word on two, and what every book has.
  expect(pages.length).toBeLessThan(18)
})

test('text that no font draws is replaced by its script’s name, and reported', async () => {
  const { pdf, missing } = book('Osiyo ᎣᏏᏲ ᏅᎩ', 'ߒߞߏ and ཨ')
  expect(missing).toEqual(['Cherokee', 'Nko', 'Tibetan'])
  const { text } = await readPdf(pdf)
  expect(text).toContain('[Cherokee]')
  expect(text).toContain('[Tibetan]')
})

test('a sentence of the engine stays one when it begins with a name from right to left', () => {
  const facts = someFacts({
    overview: { ...someFacts().overview, overview: { ...someFacts().overview.overview, participants: ['ليلى حداد', 'x'.repeat(80)] } },
  })
  expect(told(facts, `ليلى حداد wrote to ${'x'.repeat(80)}.`)).toEqual([
    { said: 'ليلى حداد' },
    { said: ' wrote to ', isOurs: true },
    { said: `${'x'.repeat(36)} …` },
    { said: '.', isOurs: true },
  ])
})

test('borders that messages which are passed on are framed with are drawn, and copied as they were', async () => {
  const border = '╔══════════╗ ┊ ▓▒░ ━━━ ├─┤ ▀▄ ╰☆╮'
  const { pdf, missing } = book(border)
  expect(missing).toEqual([])
  const { text } = await readPdf(pdf)
  for (const piece of border.split(' ')) expect(text).toContain(piece)
})

test('hearts and other signs of chats are drawn in color, though the letters’ font has them in black', () => {
  // Only letters of several colors are separate pictures.
  const pictures = (text: string) => objectsOf(book(text).pdf).includes('/Type3')
  expect(['a → b © ★', '❤️', '❤', '♥', '☺', '✔️'].map(pictures)).toEqual([false, true, true, true, true, true])
})
