import { everything } from '@convostat/engine/chat/selection'
import { chatFrom } from '@convostat/engine/testing/chat-of.ts'
import { gaps } from '@convostat/figures/gaps/counted'
import { ribbon } from '@convostat/figures/ribbon/counted'
import { timeseries } from '@convostat/figures/timeseries/counted'
import { english } from '@convostat/format'
import { DAY } from '@convostat/format/seconds'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { importIn } from '#testing/in-language.ts'

afterEach(() => vi.unstubAllEnvs())

/** A chat of a few messages, a gap of at least 31 days, and a few messages again. */
const chats = fc
  .record({ begin: fc.nat({ max: DAY }), gap: fc.integer({ min: 31 * DAY, max: 2000 * DAY }), more: fc.nat({ max: 5 }) })
  .map(({ begin, gap, more }) => {
    const times = [0, 60, 90, 90 + gap, ...Array.from({ length: more }, (_, i) => 100 + gap + i)]
    const chat = chatFrom(times.map((time, i) => ({ time: 1_600_000_000 + begin + time, author: i % 2 ? 'Ana' : 'Ben', text: 'hi' })))
    return { gap, chat, selection: everything(chat) }
  })

test.each(['en', 'de', 'ar'] as const)('a gap has the same length on every screen, in the language %s', async (language) => {
  const { format, notableDetail, pinsOf, dashboard, findingsOf, gapSentence, gapNumbers, silenceOf, ask } = await importIn(
    language,
    async () => ({
      ...(await import('#format/index.ts')),
      ...(await import('#charts/notable.ts')),
      ...(await import('#charts/ribbon/words.ts')),
      ...(await import('#features/dashboard/findings.ts')),
      ...(await import('#features/relationship/numbers.ts')),
      ...(await import('#features/relationship/sentences.ts')),
      ...(await import('#features/wrapped/sentences.ts')),
      dashboard: await import('#features/dashboard/finding-words.ts'),
      ask: await import('#features/ask/sentences.ts'),
    }),
  )
  fc.assert(
    fc.property(chats, ({ gap, chat, selection }) => {
      const [all, woven, series] = [
        gaps.count(chat, selection, { top_n: 5 }),
        ribbon.count(chat, selection),
        timeseries.count(chat, selection),
      ]
      const finding = findingsOf({ counts: [], messages: 0, remark: null }, woven, {
        mondays: [],
        counts: [],
        messages: 0,
        remark: null,
        annotations: [],
      }).find(({ kind }) => kind === 'gap')!
      const back = series.annotations.find(({ kind }) => kind === 'return')!
      const said = format.span(gap)
      const everywhere = [
        gapSentence(all),
        gapNumbers.rows(all)[0].said,
        pinsOf(woven, false)[1].text,
        dashboard.figureOf(finding),
        dashboard.sentenceOf(finding, null),
        dashboard.sentenceOf(finding, 'Ana'),
        silenceOf({ seconds: gap }),
        ask.figureOf({ metric: 'longest_gap', value: gap, unit: 'seconds' })?.value,
      ]
      for (const text of everywhere) expect(text).toContain(said)
      if (back) expect(notableDetail(back)).toContain(format.spanAfter(gap))
      if (language === 'en') expect(said).toBe(english.span(gap))
    }),
    { numRuns: 60 },
  )
})
