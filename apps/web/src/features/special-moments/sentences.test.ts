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
