import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { demoFiguresOf, readDemo } from '#build/count-demo.ts'
import type { DemoFigures } from '../demo/figures.ts'
import type { Drawn } from './draw.tsx'

const template = '<html lang="en" class="x"><head><title>ConvoStat</title></head><body><div id="root"></div></body></html>'
let counted: DemoFigures

beforeAll(async () => {
  counted = demoFiguresOf(await readDemo(join(import.meta.dirname, '../../../public/demo-chat.txt')))
})

/** The site with a server's settings. */
async function drawn(told: Record<string, string> = {}): Promise<readonly Drawn[]> {
  vi.resetModules()
  vi.stubEnv('CONVOSTAT_TOLD', JSON.stringify(told))
  vi.doMock('../demo/counted.ts', () => ({ counted }))
  const { draw } = await import('./draw.tsx')
  vi.unstubAllEnvs()
  return draw(template)
}

/** What one reads without scripts. */
const textOf = (pages: readonly Drawn[], path: string | null) =>
  pages
    .find((page) => page.path === path)!
    .html.replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

describe('each page is a document that is read without scripts', () => {
  test('with a title, a description and its own address, and its language said', async () => {
    const pages = await drawn()
    expect(pages.map(({ path }) => path)).toEqual(['/', '/pricing', '/payment-success', '/about', '/privacy', '/terms', null])
    const heads = pages.map(({ html }) => html.slice(0, html.indexOf('</head>')))
    expect(new Set(heads.map((head) => /<title>.*<\/title>/.exec(head)?.[0])).size).toBe(pages.length)
    for (const [i, { path }] of pages.entries()) {
      expect(heads[i]).toContain('<html lang="en" dir="ltr" data-written=""')
      const isFound = path !== null && path !== '/payment-success'
      expect(heads[i].includes(`<link rel="canonical" href="https://origin.convostat.invalid${path}"`), `${path}`).toBe(isFound)
      expect(heads[i].includes('<meta name="robots" content="noindex"'), `${path}`).toBe(!isFound)
    }
  })

  test('the first page says what the specification has it say', async () => {
    const pages = await drawn()
    const text = textOf(pages, '/')
    for (const sentence of [
      '100% Private · 100% Local · 100% Free to Start',
      'No signup required · No credit card · 5,000 messages free',
      'Start Analyzing Free',
      'View Pricing',
      'Chat Analytics',
      'AI Chat Q&A',
      'Try It Now',
      'not affiliated with WhatsApp',
    ]) {
      expect(text).toContain(sentence)
    }
    const { html } = pages[0]
    for (const id of ['features', 'how-it-works', 'faq']) expect(html).toContain(`id="${id}"`)
    // No file is ever taken on the site.
    expect(html).not.toMatch(/type="file"|<form/)
  })

  test('the demo shows what the engine counted in the demo chat', async () => {
    const [everyone, first] = counted.people
    const text = textOf(await drawn(), '/')
    expect(text).toContain(new Intl.NumberFormat('en-US').format(everyone.messages))
    expect(text).toContain(first.name)
    expect(everyone.hours.flat().reduce((sum, count) => sum + count, 0)).toBe(everyone.messages)
    expect(everyone.months.reduce((sum, { messages }) => sum + messages, 0)).toBe(everyone.messages)
    const others = counted.people.slice(1)
    expect(others.reduce((sum, { messages }) => sum + messages, 0)).toBe(everyone.messages)
    for (const { months } of others) expect(months.map(({ month }) => month)).toEqual(everyone.months.map(({ month }) => month))
  })

  test('both prices are there for visitors who cannot choose a period', async () => {
    const text = textOf(await drawn({ payments: 'live' }), '/pricing')
    for (const words of ['$7', '$4.92', 'Save 30%', 'MOST POPULAR', 'Get Pro License']) expect(text).toContain(words)
  })
})

describe('a server’s settings are in the pages themselves', () => {
  test('where a server reads the chats nothing is said to be local', async () => {
    const pages = await drawn({ engine: 'server' })
    expect(textOf(pages, '/')).not.toMatch(/100% local|worker in this tab/i)
    expect(textOf(pages, '/privacy')).toContain('host.convostat.invalid')
    expect(textOf(await drawn(), '/privacy')).not.toMatch(/the server at/)
  })

  test('who to ask, and nobody where nobody is named', async () => {
    const brand = JSON.stringify({ support_email: 'help@chats.example', social: { Mastodon: 'https://social.example/@us' } })
    const named = await drawn({ brand })
    for (const { html, path } of named) expect(html, `${path}`).toContain('href="mailto:help@chats.example"')
    expect(named[0].html).toContain('href="https://social.example/@us" target="_blank" rel="noopener noreferrer"')
    for (const { html } of await drawn()) expect(html).not.toContain('mailto:')
  })

  test('refunds are promised where money is taken, and only there', async () => {
    expect(textOf(await drawn({ payments: 'live' }), '/')).toContain('within 14 days of your first payment')
    expect(textOf(await drawn({ payments: '' }), '/')).not.toContain('within 14 days')
  })
})
