import { examples } from '@convostat/figures/examples'
import { describe, expect, test } from 'vitest'
import { answerOf, factsOf } from '#testing/answers.ts'
import { attributes, leads, listItems, notes, show, widths } from '#testing/cards.tsx'
import { wordsOf } from '#testing/look.ts'
import { ActivitySummary } from './activity-summary.tsx'
import { EmotionBars, ToInsights } from './emotion-bars.tsx'
import { ResponseTimes } from './response-times.tsx'
import { StatCards } from './stat-cards.tsx'

const { overview } = answerOf()
const chat = answerOf()
/** Nobody wrote. */
const empty = answerOf({
  overview: { ...overview, total_messages: 0, total_words: 0, media_messages: 0, start_date: null, end_date: null },
  latency_stats: { avg_response_time: null },
  latency: { p50: null, mean: null, p75: null, p90: null, replies: 0 },
})
const names = (at: Element, tag: string) => [...at.querySelectorAll(tag)].map(wordsOf)

describe('the four figures', () => {
  test('are those of the chat, and link to what they count', async () => {
    const at = await show(<StatCards chat={chat} />)
    expect(names(at, 'dt')).toEqual(['Total Messages', 'Date Range', 'Avg Daily Messages', 'Avg Response Time'])
    expect(names(at, 'dd')).toEqual([
      '12by 2 people',
      'Mar 4, 2021 – Mar 6, 2021',
      '4quiet days included',
      '12.5 minaverage45 stypical (median)',
    ])
    expect(leads(at.innerHTML)).toEqual([
      ['12', {}],
      ['Mar 4, 2021 – Mar 6, 2021', { sort: 'date_asc' }],
      ['4', {}],
      ['45 s', { replyMin: 0 }],
    ])
    const show_ = 'Show these messages'
    expect(attributes(at.innerHTML, 'title')).toEqual([show_, show_, show_, 'Show these replies'])
    expect(at.querySelector('section')?.getAttribute('aria-label')).toBe('The chat in four figures')
  })

  test('say how they are counted, over how many messages, and lead there', async () => {
    const said = await notes(await show(<StatCards chat={chat} />))
    const messages = (wanted: object) => ['Show these messages', wanted]
    expect(said).toEqual([
      [expect.stringMatching(/^Total MessagesEverything people sent.*Counted over 12 messages\./), messages({})],
      [expect.stringMatching(/^Date RangeFrom the first message.*Counted over 12 messages\./), messages({ sort: 'date_asc' })],
      [expect.stringMatching(/^Avg Daily MessagesMessages divided by all days.*3 days, 12 messages\./), messages({})],
      [
        expect.stringMatching(/^Avg Response TimeThe average time of all replies.*Counted over 9 replies among 12 messages\./),
        ['Show these replies', { replyMin: 0 }],
      ],
    ])
  })

  test('of nothing have no days and no replies to lead to', async () => {
    const at = await show(<StatCards chat={empty} />)
    expect(names(at, 'dd')).toEqual(['0by 2 people', '–', '4quiet days included', '–no replies'])
    expect(leads(at.innerHTML).map(([text]) => text)).toEqual(['0', '–', '4'])
    expect((await notes(at)).at(-1)).toHaveLength(1)
  })

  test('of one day have that day once; half a span is none', async () => {
    const range = async (more: object) => {
      const at = await show(<StatCards chat={answerOf({ overview: { ...overview, ...more } })} />)
      return names(at, 'dd')[1]
    }
    expect(await range({ end_date: '2021-03-04' })).toBe('Mar 4, 2021')
    expect(await range({ start_date: null })).toBe('–')
    expect(await range({ end_date: null })).toBe('–')
  })

  test('are set as words where they are words', async () => {
    const sizes = async (mean: number, more: Parameters<typeof factsOf>[0] = {}) => {
      const latency = { ...chat.latency, p50: mean }
      const at = await show(<StatCards chat={answerOf({ latency, import: factsOf(more) })} />)
      return [...at.querySelectorAll('dd > span:last-child > .display')].map(({ className }) => className.includes('text-xl'))
    }
    expect(await sizes(750)).toEqual([false, true, false, false])
    expect(await sizes(20, { has_seconds: false })).toEqual([false, true, false, true])
  })

  test('show the median larger, beside the average, where replies are enough for one', async () => {
    const at = await show(<StatCards chat={chat} />)
    const [mean, median] = [...at.querySelectorAll('dd')].at(-1)!.querySelectorAll('.display')
    expect([mean, median].map(wordsOf)).toEqual(['12.5 min', '45 s'])
    expect([mean, median].map(({ className }) => /sm:text-(\dxl)/.exec(className)?.[1])).toEqual(['2xl', '5xl'])
    const few = await show(<StatCards chat={answerOf({ latency: { ...chat.latency, replies: 4 } })} />)
    expect(names(few, 'dd').at(-1)).toBe('12.5 minfrom 4 replies')
  })

  test('with people or days chosen, replies are those of the chosen', async () => {
    const [, , , replies] = await notes(await show(<StatCards chat={chat} />, {}, { hasFilters: true }))
    expect(replies[0]).toMatch(/The filters then pick replies/)
    const [, , , all] = await notes(await show(<StatCards chat={chat} />))
    expect(all[0]).not.toMatch(/filters/)
  })
})

describe('how much was written', () => {
  test('is a sentence and four figures, each with what it counts', async () => {
    const at = await show(<ActivitySummary chat={chat} />)
    // 40 words in 12 messages.
    expect(wordsOf(at)).toBe(
      'Activity SummaryA message has 3.3 words on average.Messages per dayon days with messages6Media messages1Total words40Total days3',
    )
    expect(leads(at.innerHTML)).toEqual([
      ['6', {}],
      ['1', { media: true }],
      ['40', { sort: 'length' }],
      ['3', { sort: 'date_asc' }],
    ])
    expect(attributes(at.innerHTML, 'title')).toEqual(Array.from({ length: 4 }, () => 'Show these messages'))
    const messages = (wanted: object) => ['Show these messages', wanted]
    expect(await notes(at)).toEqual([
      [expect.stringMatching(/^Messages per dayMessages divided by the days.*Counted over 12 messages\./), messages({})],
      [expect.stringMatching(/^Media messagesPictures.*1 of 12 messages\./), messages({ media: true })],
      [expect.stringMatching(/^Total wordsWords in texts.*Counted over 12 messages\./), messages({ sort: 'length' })],
      [expect.stringMatching(/^Total daysAll days.*3 days, 12 messages\./), messages({ sort: 'date_asc' })],
    ])
    expect(at.querySelector('section')).toHaveAccessibleName('Activity Summary')
  })

  test('of nothing is nothing per message, and no media leads nowhere', async () => {
    const at = await show(<ActivitySummary chat={empty} />)
    expect(wordsOf(at)).toContain('A message has 0 words on average.')
    expect(wordsOf(at)).toContain('Media messages0Total words')
    expect(leads(at.innerHTML).map(([text]) => text)).toEqual(['6', '0', '3'])
    expect((await notes(at))[1]).toEqual([expect.stringMatching(/0 of 0 messages\.$/)])
  })
})

test('what a figure says, no sentence and no other card says again: days, words and the median are each in one place', async () => {
  const [stats, activity, waiting] = [
    wordsOf(await show(<StatCards chat={chat} />)),
    wordsOf(await show(<ActivitySummary chat={chat} />)),
    wordsOf(await show(<ResponseTimes chat={chat} />)),
  ]
  expect(`${stats} ${activity}`.match(/3 days|Total days3/g)).toEqual(['Total days3'])
  expect(activity.match(/40/g)).toHaveLength(1)
  expect(waiting.match(/45\s/g)).toHaveLength(1)
})

describe('how long people wait', () => {
  /** Where a time is between a second and a week, in percent, each step ten times the one before. */
  const places = (at: Element) =>
    [...at.querySelectorAll<HTMLElement>('dd [style]:not(.w-px)')].map(
      ({ style }) => Math.round(Number.parseFloat(style.width || style.getPropertyValue('inset-inline-start')) * 10) / 10,
    )

  test('is four times, each at its place on a scale, which link to slower replies', async () => {
    const at = await show(<ResponseTimes chat={chat} />)
    expect(wordsOf(at.querySelector('p')!)).toBe('Three in four replies come within 15 minutes, nine in ten within 3.2 hours.')
    expect(names(at, 'dt')).toEqual(['Median', 'Average', '75th percentile', '90th percentile'])
    expect(names(at, 'dd').filter(Boolean)).toEqual(['45 s', '12.5 min', '15.0 min', '3.2 h'])
    expect(leads(at.innerHTML)).toEqual([
      ['45 s', { replyMin: 45 }],
      ['12.5 min', { replyMin: 750 }],
      ['15.0 min', { replyMin: 900 }],
      ['3.2 h', { replyMin: 11_520 }],
    ])
    expect(attributes(at.innerHTML, 'title')[0]).toBe('Replies that took at least 45 s')
    // A row of dots up to its place, and a dot there.
    expect(places(at)).toEqual([28.6, 28.6, 49.7, 49.7, 51.1, 51.1, 70.2, 70.2])
    const scale = at.querySelector('dl + div')!
    expect(names(scale, 'span > span')).toEqual(['1 s', '1 min', '1 h', '1 d'])
    expect(
      [...scale.querySelectorAll<HTMLElement>('span > span')].map(({ style }) =>
        Math.round(Number.parseFloat(style.cssText.split(': ')[1])),
      ),
    ).toEqual([0, 31, 62, 85])
    // Its lines go through the drawing of each time.
    expect([...at.querySelectorAll('dd:has(.w-px)')].map((each) => each.querySelectorAll('.w-px').length)).toEqual([4, 4, 4, 4])
    expect(at.querySelector('section')).toHaveAccessibleName('Response Time Analysis')
  })

  test('of fewer than five replies says that these are too few', async () => {
    const few = await show(<ResponseTimes chat={answerOf({ latency: { ...chat.latency, replies: 4 } })} />)
    expect(wordsOf(few.querySelector('p')!)).toBe('Only 4 replies: too few to say how long replies usually take.')
    expect(names(few, 'dd').filter(Boolean)).toHaveLength(4)
  })

  test('says how each is counted, and links to both sides of it', async () => {
    const said = await notes(await show(<ResponseTimes chat={chat} />))
    expect(said).toHaveLength(4)
    const [median, mean, p75, p90] = said
    expect(median).toEqual([
      expect.stringMatching(/^MedianHalf of all replies were faster.*Counted over 9 replies among 12 messages\./),
      ['Replies that took at most 45 s', { replyMin: 0, replyMax: 45 }],
      ['Replies that took at least 45 s', { replyMin: 45 }],
    ])
    expect(mean[0]).toMatch(/^AverageAll reply times added up/)
    expect(p75[0]).toMatch(/^75th percentileThree quarters/)
    expect(p90[0]).toMatch(/^90th percentileNine out of ten/)
  })

  test('links to whole seconds, since a percentile may be between two', async () => {
    const latency = { p50: 45.5, mean: 750, p75: 900, p90: 11_520, replies: 9 }
    const at = await show(<ResponseTimes chat={answerOf({ latency })} />)
    expect(leads(at.innerHTML)[0][1]).toEqual({ replyMin: 46 })
    expect((await notes(at))[0].slice(1).map((lead) => (lead as unknown[])[1])).toEqual([{ replyMin: 0, replyMax: 45 }, { replyMin: 46 }])
  })

  test('without replies is a sentence, and no scale', async () => {
    const at = await show(<ResponseTimes chat={empty} />)
    expect(wordsOf(at)).toBe('Response Time AnalysisNo one has replied to anyone yet.Median–Average–75th percentile–90th percentile–')
    expect([leads(at.innerHTML), places(at), at.querySelector('dl + div')]).toEqual([[], [], null])
    expect((await notes(at)).map((note) => note.length)).toEqual([1, 1, 1, 1])
    for (const half of [{ p50: 45 }, { p90: 45 }]) {
      const known = answerOf({ latency: { p50: null, mean: null, p75: null, p90: null, replies: 0, ...half } })
      expect((await show(<ResponseTimes chat={known} />)).querySelector('dl + div')).toBeNull()
    }
  })

  test('with people or days chosen is that of the chosen', async () => {
    const chosen = { hasFilters: true }
    expect(wordsOf(await show(<ResponseTimes chat={empty} />, {}, chosen))).not.toContain('yet')
    const at = await show(<ResponseTimes chat={chat} />, {}, chosen)
    expect(wordsOf(at.querySelector('p')!)).not.toBe('Three in four replies come within 15 minutes, nine in ten within 3.2 hours.')
    expect((await notes(at))[0][0]).toMatch(/The filters then pick replies/)
  })

  test('of a phone that shows no seconds is on a scale from a minute on', async () => {
    const at = await show(<ResponseTimes chat={answerOf({ import: factsOf({ has_seconds: false }) })} />)
    expect(names(at, 'dd').filter(Boolean)[0]).toBe('under a minute')
    expect(places(at).slice(0, 2)).toEqual([0, 0])
    expect(names(at.querySelector('dl + div')!, 'span > span')).toEqual(['1 min', '1 h', '1 d'])
    expect(at.querySelector('dl > div')?.className).toContain('6.5rem')
    expect((await show(<ResponseTimes chat={chat} />)).querySelector('dl > div')?.className).toContain('5.5rem')
  })
})

describe('which emotions there are', () => {
  test('are bars as long as their share, the strongest first', async () => {
    const at = await show(<EmotionBars hasModel />)
    expect(listItems(at.innerHTML)).toEqual([
      'Love31%',
      'Joy19%',
      'Amusement11%',
      'Admiration10%',
      'Sadness9%',
      'Gratitude7%',
      'Surprise6%',
      'Fear4%',
      'Anger3%',
    ])
    expect(widths(at.innerHTML)).toEqual([31, 19, 11, 10, 9, 7, 6, 4, 3])
    expect(wordsOf(at)).toMatch(/41%/)
    expect((await notes(at))[0][0]).toMatch(/7,660 messages/)
    const { neutral_share: _, ...fingerprint } = examples.emotionFingerprint
    const without = await show(<EmotionBars hasModel />, { emotionFingerprint: { ...fingerprint, neutral_share: null } })
    expect(wordsOf(without)).not.toMatch(/41%/)
    expect(without.querySelectorAll('li')).toHaveLength(9)
  })

  test('of nothing felt is said, not drawn as a leading emotion', async () => {
    const { emotions } = examples.emotionFingerprint
    const nothing = Object.fromEntries(Object.keys(emotions).map((name) => [name, 0])) as typeof emotions
    const said = wordsOf(
      await show(<EmotionBars hasModel />, { emotionFingerprint: { ...examples.emotionFingerprint, emotions: nothing } }),
    )
    expect(said).not.toMatch(/undefined|leads/)
    expect(said).not.toContain(wordsOf(await show(<EmotionBars hasModel />)).slice(0, 80))
  })

  test('is nothing without the model, and a way to Pro on Free', async () => {
    expect(wordsOf(await show(<EmotionBars hasModel={false} />))).toBe('')
    const free = await show(<EmotionBars hasModel={false} />, {}, { plan: 'free' })
    expect(wordsOf(free)).toMatch(/Pro/)
    expect(free.querySelectorAll('a').length).toBeGreaterThan(0)
    // The invented bars are a picture.
    const bars = [...free.querySelectorAll('li')]
    expect(bars.map((bar) => bar.closest('[inert]') !== null)).toEqual([true, true, true, true, true])
    expect(free.querySelector('section')).toHaveAccessibleName(wordsOf(free.querySelector('h3')!))
    // While nobody knows which plan it is, nothing is promised.
    const unknown = await show(<EmotionBars hasModel />, {}, { known: (queries) => queries.clear() })
    expect(wordsOf(unknown)).toBe('')
  })

  test('link to the screen that shows more', async () => {
    const at = await show(<ToInsights />)
    expect(at.querySelector('a')?.getAttribute('href')).toBe('/emotional-insights')
  })
})
