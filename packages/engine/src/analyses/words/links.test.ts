import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { hostOf, links } from './links.ts'

const said = (...lines: readonly (readonly [author: string, text: string])[]) =>
  chatFrom(lines.map(([author, text], i) => ({ time: 1_600_000_000 + i, author, text })))

test.each([
  ['https://example.org', 'example.org'],
  ['HTTP://WWW.Example.ORG/', 'example.org'],
  ['https://example.org..:80/', 'example.org'],
  ['https://example.org:/x', 'example.org'],
  ['https://example.org:8080', 'example.org'],
  ['https://a@b@example.org/c@d', 'example.org'],
  ['https://example.org\\x', 'example.org'],
  ['https://example.org#x/y', 'example.org'],
  ['https://www.www.example', 'www.example'],
  ['https://notwww.example', 'notwww.example'],
  ['https://a.www.example', 'a.www.example'],
  ['https://WWW./x', 'www'],
  ['https://.../x', '...'],
  ['www.https://a.example', 'https'],
  ['https://port80.example:80x', 'port80.example:80x'],
])('the host of %s is %s', (link, host) => expect(hostOf(link)).toBe(host))

test('links are counted of the messages selected: hosts, all, messages, the latest', () => {
  const chat = said(
    ['Ana', 'https://a.example/1 https://b.example/1'],
    ['Ben', 'https://b.example/2 and https://b.example/2'],
    ['Ana', 'none'],
    ['Ana', 'https://c.example/3'],
    ['Ben', 'https://a.example/4'],
  )
  expect(links(chat)).toEqual({
    domains: [
      { domain: 'b.example', count: 3, messages: 2 },
      { domain: 'a.example', count: 2, messages: 2 },
      { domain: 'c.example', count: 1, messages: 1 },
    ],
    totalDomains: 3,
    links: 6,
    messages: 4,
    latest: [
      { row: 4, url: 'https://a.example/4' },
      { row: 3, url: 'https://c.example/3' },
      { row: 1, url: 'https://b.example/2' },
      { row: 1, url: 'https://b.example/2' },
      { row: 0, url: 'https://b.example/1' },
      { row: 0, url: 'https://a.example/1' },
    ],
  })
  expect(links(chat, select(chat, { authors: ['Ana'] }))).toEqual({
    domains: [
      { domain: 'a.example', count: 1, messages: 1 },
      { domain: 'b.example', count: 1, messages: 1 },
      { domain: 'c.example', count: 1, messages: 1 },
    ],
    totalDomains: 3,
    links: 3,
    messages: 2,
    latest: [
      { row: 3, url: 'https://c.example/3' },
      { row: 0, url: 'https://b.example/1' },
      { row: 0, url: 'https://a.example/1' },
    ],
  })
  expect(links(chat, { from: 1, to: 4, authors: null })).toMatchObject({
    links: 3,
    messages: 2,
    latest: [{ row: 3 }, { row: 1 }, { row: 1 }],
  })
  expect(links(chat, undefined, { most: 3 }).latest.map(({ row }) => row)).toEqual([4, 3, 1])
  expect(links(said(['Ana', 'none']))).toEqual({ domains: [], totalDomains: 0, links: 0, messages: 0, latest: [] })
})

test('no more than 20 hosts and links are listed where nothing else is asked', () => {
  const { domains, totalDomains, latest } = links(said(...Array.from({ length: 25 }, (_, i) => ['Ana', `https://h${i}.example/`] as const)))
  expect([domains.length, totalDomains, latest.length]).toEqual([20, 25, 20])
})

test('a link is given as it was written however long it is, up to 8,192 characters', () => {
  for (const size of [280, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 310, 1000, 8000]) {
    const link = `https://a.example/${'Ü'.repeat(4)}${'b'.repeat(size - 22)}`
    const { latest } = links(said(['Ana', `first https://a.example/ ${link}, then www.b.example and ${link}`]))
    expect(latest.map(({ url }) => url)).toEqual([link, 'www.b.example', link, 'https://a.example/'])
  }
  const [{ url }] = links(said(['Ana', `https://a.example/${'b'.repeat(9000)}`])).latest
  expect(url).toBe(`https://a.example/${'b'.repeat(8192 - 18)}`)
})
