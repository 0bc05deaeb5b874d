import { readLicense } from '@convostat/license'
import { expect, test } from 'vitest'
import { exampleLetters } from './examples.ts'
import { htmlOf } from './html.ts'
import { letterOf } from './letters.ts'
import { messageOf } from './message.ts'
import { mailKinds } from './outbox.ts'
import { plainOf } from './plain.ts'

const all = await exampleLetters()
const example = (name: string) => all.find((each) => each.name === name) ?? all[0]

test('every kind of mail has an example', () => expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...mailKinds])))

/** What someone must find in each, in the HTML as well as in the text. */
const described = [
  ['issued', ['Paid', '$7', 'April 1, 2027', 'license.json', 'Settings', '14 days'], 1, 'https://convostat.example/settings'],
  ['issued-annual', ['$59', 'March 1, 2028', 'per year'], 1, 'https://convostat.example/settings'],
  ['renewed', ['$7', 'You have Pro until April 1, 2027', 'license.json'], 1, 'https://convostat.example/settings'],
  ['past_due', ['declined', '$7', 'April 4, 2027'], 0, 'https://convostat.example/settings'],
  ['cancel_scheduled', ['You will not be charged again', 'April 1, 2027'], 0, 'https://convostat.example/settings'],
  ['uncancelled', ['renews on April 1, 2027 for $7'], 0, 'https://convostat.example/settings'],
  ['ended', ['Free plan', '5,000 messages'], 0, 'https://convostat.example/pricing'],
  ['refunded', ['We refunded $7', 'no longer valid'], 0, 'https://convostat.example/pricing'],
  ['disputed', ['paused', 'contact your bank'], 0, null],
  ['restored', ['is active again'], 0, 'https://convostat.example/settings'],
  ['payment_failed', ['were not charged', '$59'], 0, 'https://convostat.example/pricing'],
  ['recovery', ['your license', 'ask for this? Then someone'], 1, 'https://convostat.example/settings'],
  ['recovery-several', ['license-monthly-1.json', 'license-annual-2.json', '2 are valid now'], 2, 'https://convostat.example/settings'],
  ['portal', ['only for you'], 0, /^https:\/\/convostat\.example\/subscription\/lic_/],
] as const

test('every example is described', () => {
  const names = all.map(({ name }) => name).filter((name) => name !== 'issued-sandbox')
  expect(described.map(([name]) => name).sort()).toEqual(names.sort())
})

test.each(described)('%s says what it is about, attaches what it names, and links to one place', (name, sentences, files, url) => {
  const { letter, attachments } = example(name)
  const html = htmlOf(letter)
  // As it is read: without marks, and lines of text joined.
  const readings = [html.replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' '), plainOf(letter)].map((text) => text.replace(/\s+/g, ' '))
  for (const reading of readings) for (const sentence of sentences) expect(reading).toContain(sentence)
  for (const each of attachments) expect(readLicense(each.content).format).toBe('convo-license')
  expect(attachments).toHaveLength(files)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual(url === null ? [] : [typeof url === 'string' ? url : expect.stringMatching(url)])
  if (links[0]) expect(plainOf(letter)).toContain(`\n${links[0]}\n`)
})

test.each(all)(
  '$name: nothing of it is fetched from anywhere, it has dark colors, and its lines of text are short',
  async ({ letter, attachments }) => {
    const html = htmlOf(letter)
    expect(html).not.toMatch(/<(img|script|link|iframe|form)|src=|url\(|@import|background-image/i)
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).toContain('name="color-scheme" content="light dark"')
    const lines = plainOf(letter)
      .split('\n')
      .filter((line) => !line.includes('://') && !line.startsWith('  '))
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(76)
    expect(letter.subject.length).toBeLessThanOrEqual(60)
    const from = { name: 'ConvoStat', address: 'pro@convostat.example' }
    const to = { name: 'Ana', address: 'ana@example.com' }
    const build = () => messageOf(letter, attachments, { id: 'x'.repeat(26), from, to, replyTo: null, date: 1_800_000_000 })
    expect(await build()).toBe(await build())
    // As a file, too, it is what goes over the wire: each line ends with both.
    expect(await build()).not.toMatch(/(?<!\r)\n/)
  },
)

test('in the sandbox a mail says above all that no card was charged', () => {
  const { letter } = example('issued-sandbox')
  expect(plainOf(letter)).toMatch(/^\*\*\* Sandbox: no card was charged \*\*\*\n/)
  expect(htmlOf(letter).replace(/<[^>]+>/g, '')).toContain('Sandbox: no card was charged')
  expect(plainOf(example('issued').letter)).not.toContain('Sandbox')
})

test('without the product’s address and a contact, a mail has no links and names nobody', () => {
  const { letter } = letterOf({ kind: 'payment_failed', plan: 'monthly' }, { home: null, support: null, isSandbox: false })
  expect([letter.action, letter.footer.join().includes('@')]).toEqual([null, false])
})

test('T24: any name is text', () => {
  const { letter } = example('issued')
  const evil = '<b>x</b>"\'&amp;\u202e<script>'
  const html = htmlOf({ ...letter, facts: [['Issued to', evil]], title: evil })
  expect(html).toContain('<bdi>&lt;b&gt;x&lt;/b&gt;&quot;&#39;&amp;amp;\u202e&lt;script&gt;</bdi>')
  expect(html).not.toContain('<script')
})
