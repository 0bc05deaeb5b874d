import type { Format } from '@convostat/format'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The pseudo-language, from the left or from the right. */
async function opened(tag: string) {
  vi.resetModules()
  vi.stubEnv('CONVOSTAT_LANGUAGE', tag)
  const { inPseudo } = await import('./pseudo.ts')
  const { inLanguage, loadLanguage } = await import('./in-language.ts')
  await loadLanguage()
  const { isolatedFromRight } = await import('@convostat/sentences')
  const { format } = await import('#format/index.ts')
  /** A sentence as it is compiled. */
  const say = inLanguage('search', sentences(format, isolatedFromRight))
  return { inPseudo, say, format }
}

const sentences = (f: Format, alone: (text: string) => string) => ({
  title: 'Words',
  links: (_: { domain: string; n: number }) => `Most links lead to ${alone(_.domain)}: ${f.count(_.n)} of them.`,
  sent: (_: { date: string }) => f.day(_.date),
  more: <Drawn>(_: { n: number; link: (inner: string) => Drawn }) => [`Show ${f.count(_.n)} `, _.link('in the conversation')],
})

beforeEach(() => void vi.stubGlobal('navigator', { languages: ['en-US'] }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('a sentence is accented, in brackets, and longer by four tenths', async () => {
  const { inPseudo } = await opened('en-XA')
  expect(inPseudo('Settings')).toBe('⟦Šéţţíñĝš ~~~~⟧')
  expect(inPseudo('100 : 86')).toBe('100 : 86')
  expect(inPseudo('Choose a file of your own')).toMatch(/^⟦[^a-z]* ~{8} ~{2}⟧$/i)
})

test('names, numbers and days in it stay as they are', async () => {
  const { say, format } = await opened('en-XA')
  expect(say.title).toBe('⟦Ŵóŕðš ~~⟧')
  expect(say.links({ domain: 'example.com', n: 1200 })).toMatch(/^⟦Ṁóšţ ļíñķš ļéáð ţó example\.com: 1,200 óƒ ţĥéɱ\. [~ ]+⟧$/)
  expect(say.sent({ date: '2021-03-04' })).toBe('Mar 4, 2021')
  expect(format.day('2021-03-04')).toBe('Mar 4, 2021')
})

test('what is drawn within a sentence says its own', async () => {
  const { say, format } = await opened('en-XA')
  const link = (inner: string) => ({ $$typeof: 'drawn', text: `${inner} ${format.count(7)}` })
  expect(say.more({ n: 1200, link })).toEqual([
    expect.stringMatching(/^⟦Šĥóŵ 1,200 {2}~+⟧$/),
    { $$typeof: 'drawn', text: expect.stringMatching(/^⟦íñ ţĥé çóñṽéŕšáţíóñ [~ ]+⟧ 7$/) },
  ])
})

test('its twin runs from the right, and its values as they do', async () => {
  const { say } = await opened('ar-XB')
  const { direction } = await import('./language.ts')
  expect(direction).toBe('rtl')
  expect(say.links({ domain: 'example.com', n: 1200 })).toMatch(
    /^⟦\u202eṀóšţ ļíñķš ļéáð ţó \u2068example\.com\u2069: \u20681,200\u2069 óƒ ţĥéɱ\. [~ ]+\u202c⟧$/,
  )
})
