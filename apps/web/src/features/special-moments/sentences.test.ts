import { inventedMoments } from '@convostat/api/testing/invented-moments.ts'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const asItCame = { title: 'Of the API', description: 'Of the API', context: 'Of the API', impact: 'Of the API' }

test.each([
  ['en', 'en-US', 'Of the API', 'Of the API'],
  ['de', 'de-DE', 'An einem Montag fing alles an, mit Ben', 'Ben schrieb die erste Nachricht.'],
  ['ar', 'ar-EG', 'البداية يوم الاثنين، مع \u2068Ben\u2069', 'كانت أول رسالة من \u2068Ben\u2069.'],
  ['en-XA', 'en-US', '⟦Íţ áļļ ƀéĝáñ óñ á Monday, ŵíţĥ Ɓéñ ~~~~~~~~ ~~~~⟧', '⟦Ɓéñ ŵŕóţé ţĥé ƒíŕšţ ɱéššáĝé. ~~~~~~~~ ~~~~⟧'],
])('a moment is worded in %s', async (language, reader, title, description) => {
  vi.stubEnv('CONVOSTAT_LANGUAGE', language)
  vi.stubGlobal('navigator', { languages: [reader] })
  await (await import('#messages/in-language.ts')).loadLanguage()
  const { sayMoment } = await import('./sentences.ts')
  const [{ moment }] = inventedMoments('first_message', 1)
  expect(sayMoment({ ...moment, ...asItCame })).toMatchObject({ title, description })
})

test.each([
  ['en', 'en-US', ', from ', ' to ', ' the next day.'],
  ['en', 'en-GB', ', from ', ' to ', ' the next day.'],
  ['de', 'de-DE', ', von ', ' bis ', ' am nächsten Tag.'],
  ['ar', 'ar-EG', '، من ', ' إلى ', ' في اليوم التالي.'],
])('the times of a conversation are those of every other screen, in %s for a reader of %s', async (language, reader, from, to, nextDay) => {
  vi.stubEnv('CONVOSTAT_LANGUAGE', language)
  vi.stubGlobal('navigator', { languages: [reader] })
  await (await import('#messages/in-language.ts')).loadLanguage()
  const { sayMoment } = await import('./sentences.ts')
  const { format } = await import('#format/index.ts')
  const overnight: string[] = []
  for (const { moment } of inventedMoments('longest_conversation', 50)) {
    const { impact } = sayMoment({ ...moment, ...asItCame })
    const end = new Date(Date.parse(`${moment.date}Z`) + 1000 * (moment.facts.seconds ?? 0)).toISOString()
    expect(impact).toContain(from + format.time(moment.date) + to + format.time(end))
    const nights = (Date.parse(end.slice(0, 10)) - Date.parse(moment.date.slice(0, 10))) / 86_400_000
    const isHours = (moment.facts.seconds ?? 0) < 86_400
    if (isHours && nights === 1) overnight.push(impact)
    expect(impact.endsWith(nextDay), impact).toBe(isHours && nights === 1)
  }
  expect(overnight.length).toBeGreaterThan(0)
})
