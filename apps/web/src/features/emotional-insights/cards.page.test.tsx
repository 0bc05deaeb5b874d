import { examples } from '@convostat/figures/examples'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadExamples } from '#components/screen/examples.ts'
import { EmotionalSync } from '#components/sentiment/sync.tsx'
import { scoringKey } from '#data/client/scoring.ts'
import { attributes, leads, listItems, notes, show, texts, widths } from '#testing/cards.tsx'
import { wordsOf } from '#testing/look.ts'
import { drawAll } from '#ui/turns.ts'
import type { Languages, Trend, Vibe } from './answers.ts'
import { Highlights } from './highlights.tsx'
import { LanguagesRead } from './languages.tsx'
import { MoodTimeline } from './mood-timeline.tsx'
import { PeaksAndValleys } from './peaks-and-valleys.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { ProBlock } from './pro-block.tsx'
import { Doubt, Failed, Reading } from './states.tsx'
import { OverallTrend } from './trend.tsx'
import { ChatVibe } from './vibe.tsx'

const ready = <T,>(data: T) => ({ state: 'ready' as const, data })
const loading = { state: 'loading' as const }
const empty = { useAnswer: () => ({ state: 'empty' as const }) }
afterEach(() => void vi.restoreAllMocks())
/** With its drawings, as wide as a tablet: a document without a browser lays nothing out. */
async function drawn(card: Parameters<typeof show>[0]) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  const at = await show(card)
  act(drawAll)
  return at
}
/** What is read out for the point of a chart that the keys reached. */
const said = () =>
  screen
    .getAllByRole('status')
    .map((each) => wordsOf(each).replace(/[\u2066-\u2069]/g, ''))
    .find((text) => text.includes(':'))
const names = (at: Element, tag: string) => [...at.querySelectorAll(tag)].map(wordsOf)

describe('the trend', () => {
  const trendOf = (more: Partial<Trend> = {}) => show(<OverallTrend of={ready({ ...examples.sentimentTrend, ...more })} />)
  /** From where and how far each half is drawn, in percent. */
  const bars = (at: Element) =>
    [...at.querySelectorAll<HTMLElement>('li [style]')].map(({ style }) => [
      Math.round(Number.parseFloat(style.getPropertyValue('inset-inline-start'))),
      Math.round(Number.parseFloat(style.width)),
    ])

  test('is the average, where it goes, and both halves from the middle', async () => {
    const at = await trendOf()
    expect(wordsOf(at)).toBe(
      'Overall trendThe second half sounds more positive than the first.Average sentiment+0.15Trend: ImprovingFirst half+0.10Second half+0.19← negativepositive →',
    )
    // The scale ends at 0.25: 0.1 of 0.25 is two fifths of half the width.
    expect(bars(at)).toEqual([
      [50, 20],
      [50, 38],
    ])
    expect(await notes(at)).toEqual([
      [
        expect.stringMatching(/^Overall trendEach message has a score.*Counted over 4,865 messages that could be scored/),
        ['Show these messages', {}],
      ],
    ])
  })

  test('is one quiet line with its number where both halves sound the same', async () => {
    const at = await trendOf({ overall_trend: 'stable' })
    expect(wordsOf(at)).toBe('Overall trendThe second half sounds much like the first. Average sentiment: +0.15.')
    expect(bars(at)).toEqual([])
    expect(await notes(at)).toHaveLength(1)
  })

  test('draws a negative half to the left, and ends its scale where the farther half does', async () => {
    expect(bars(await trendOf({ first_half: -0.5, second_half: 0.25 }))).toEqual([
      [0, 50],
      [50, 25],
    ])
    expect(bars(await trendOf({ first_half: -0.05, second_half: 0 }))).toEqual([
      [40, 10],
      [50, 0],
    ])
  })

  test('has no half where there is none to compare', async () => {
    const one = await trendOf({ first_half: null, first_half_messages: 0 })
    expect(listItems(one.innerHTML)).toEqual(['Second half+0.19'])
    expect(wordsOf(one)).not.toContain('Trend:')
    const none = await trendOf({ first_half: null, second_half: null, first_half_messages: 0, second_half_messages: 0 })
    expect(none.querySelector('ul')).toBeNull()
    expect(wordsOf(none)).not.toContain('negative')
  })

  test('of nothing says so', async () =>
    expect(wordsOf(await show(<OverallTrend of={{ state: 'empty' }} />))).toMatch(/^Overall trendThere are no words or emoji here to read/))
})

describe('peaks and valleys', () => {
  test('are days with their score and their strongest message, and link to the day', async () => {
    const at = await show(<PeaksAndValleys of={ready(examples.peaksValleys)} />)
    expect(names(at, 'h3')).toEqual(['Peaks', 'Valleys'])
    expect(names(at, 'li')).toEqual([
      'Wednesday, August 2, 2023based on 41 of 44 messages+0.64Sleep well, thank you for everythingRomeo M.ConversationWhy?',
      'Saturday, February 11, 2023based on 23 messages−0.38I waited for an hourJuliet C.ConversationWhy?',
    ])
    expect(leads(at.innerHTML)).toEqual([
      ['based on 41 of 44 messages', { from: '2023-08-02', to: '2023-08-02' }],
      ['based on 23 messages', { from: '2023-02-11', to: '2023-02-11' }],
    ])
    expect(attributes(at.innerHTML, 'title').filter((title) => title !== 'Show in the conversation')).toEqual([
      'Show the messages of this day',
      'Show the messages of this day',
    ])
    expect((await notes(at))[0][0]).toMatch(/2 days shown\.$/)
  })

  test('have in place of the strongest message one that can be read alone, where there is one', async () => {
    const { peaks, valleys } = examples.peaksValleys
    const shown = { id: 131, author: 'Romeo M.', context: 'I came an hour too late' }
    const at = await show(<PeaksAndValleys of={ready({ peaks, valleys: valleys.map((day) => ({ ...day, context: 'Alone!', shown })) })} />)
    expect(names(at, 'li')[1]).toBe('Saturday, February 11, 2023based on 23 messages−0.38I came an hour too lateRomeo M.ConversationWhy?')
  })

  test('of one kind only say that the other is missing', async () => {
    const { peaks, valleys } = examples.peaksValleys
    const onlyPeaks = await show(<PeaksAndValleys of={ready({ peaks, valleys: [] })} />)
    expect(onlyPeaks.querySelectorAll('section section p.mt-2, section[aria-label=Valleys] > p')).toHaveLength(1)
    expect(onlyPeaks.querySelectorAll('section[aria-label=Peaks] > p')).toHaveLength(0)
    const onlyValleys = await show(<PeaksAndValleys of={ready({ peaks: [], valleys })} />)
    expect(onlyValleys.querySelectorAll('section[aria-label=Peaks] > p')).toHaveLength(1)
    expect(onlyValleys.querySelectorAll('section[aria-label=Valleys] > p')).toHaveLength(0)
    expect((await notes(onlyValleys))[0][0]).toMatch(/1 day shown\.$/)
  })
})

describe('languages', () => {
  const of = (languages: Languages['languages']) => show(<LanguagesRead of={ready({ languages, messages: 4985 })} />)
  const english: Languages['languages'][number] = { language: 'en', authors: ['Ana'], messages: 40, quality: 'well' }

  test('are named with their messages, their writers and how well they are read', async () => {
    const at = await of([
      english,
      { language: 'de', authors: ['Ben', 'Cem', 'Dora', 'Eva', 'Fay'], messages: 1, quality: 'fair' },
      { language: 'ar', authors: ['Gil'], messages: 3, quality: 'poorly' },
      { language: 'cy', authors: ['Hal', 'Ida', 'Jan'], messages: 2, quality: 'unknown' },
    ])
    const [first, second, third, fourth] = names(at, 'li')
    expect(first).toBe('English40 messagesreliableAna')
    expect(second).toMatch(/^German1 message.*Ben, Cem, Dora.* 2 /)
    expect(second).not.toMatch(/Eva|Fay/)
    expect(third).toMatch(/^Arabic3 messages.*Gil$/)
    expect(fourth).toMatch(/^Welsh2 messages.*Hal, Ida, Jan$/)
    // Of three marks this many are full.
    expect([...at.querySelectorAll('li')].map((each) => each.querySelectorAll('[aria-hidden] > .bg-pen').length)).toEqual([3, 2, 1, 0])
    expect([...at.querySelectorAll('li')].map((each) => each.querySelectorAll('[aria-hidden] > .bg-line').length)).toEqual([0, 1, 2, 3])
    expect((await notes(at))[0][0]).toMatch(/Counted over 4,985 messages\.$/)
  })

  test('come with the feelings that the model misses in each of them', async () => {
    const limits = [...(await of([english])).querySelectorAll('ul + p')].map(wordsOf)
    expect(limits).toEqual(['In every language, the model misses most irony and feelings that are only hinted at.'])
  })

  test('are named once where there is one', async () => {
    expect(wordsOf(await of([english]))).toMatch(/^LanguagesThe model is reliable in English\./)
  })
})

describe('the mood of each month', () => {
  test('is named where it stands out, as long as its share, and links to the month', async () => {
    const at = await show(<MoodTimeline />)
    expect(leads(at.innerHTML)).toEqual([
      ['April 2023Admiration29%, usually 13%', { from: '2023-04-01', to: '2023-04-30' }],
      ['May 2023Love38%, usually 31%', { from: '2023-05-01', to: '2023-05-31' }],
      ['July 2023Sadness33%, usually 9%', { from: '2023-07-01', to: '2023-07-31' }],
    ])
    expect(widths(at.innerHTML)).toEqual([29, 38, 33])
    // Those as usual are there once one asks.
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show all 5 months' }))
    // April and May are among them again: the list is whole.
    expect(
      leads(at.innerHTML)
        .slice(2)
        .map(([said]) => said),
    ).toEqual([
      'July 2023Sadness33%, usually 9%',
      'April 2023Admiration29%, usually 13%',
      'May 2023Love38%, usually 31%',
      'June 2023As usual',
      'August 2023As usual',
    ])
    expect(leads(at.innerHTML).slice(5)).toEqual([
      ['June 2023As usual', { from: '2023-06-01', to: '2023-06-30' }],
      ['August 2023As usual', { from: '2023-08-01', to: '2023-08-31' }],
    ])
    // 912 + 2,204 + 2,610 + 871 + 1,063.
    expect((await notes(at))[0][0]).toMatch(/Counted over 7,660 messages/)
    expect(wordsOf(at)).toMatch(/^Mood timelineIn color: the months that stand outTable3 of 5 months stand out from the rest\./)
  })

  test('is also said by a framed message of each month that has one, with another in its place', async () => {
    const [april, may, ...rest] = examples.moodTimeline.timeline
    const next = { id: 7, author: 'Romeo M.', date: '2023-05-20T08:00:00', message: 'It is my lady, O, it is my love' }
    const at = await show(<MoodTimeline />, { moodTimeline: { timeline: [april, { ...may, shown: [...may.shown, next] }, ...rest] } })
    const months = () => [...at.querySelectorAll('[data-month]')]
    expect(months().map((each) => [wordsOf(each.querySelector('h4')!), wordsOf(each.querySelector('blockquote')!)])).toEqual([
      ['April 2023Admiration29%, usually 13%', april.shown[0].message],
      ['May 2023Love38%, usually 31%', may.shown[0].message],
    ])
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'More: May 2023' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Another one' }))
    expect(wordsOf(months()[1])).toContain(next.message)
    expect(screen.getByRole('button', { name: 'More: April 2023' })).toBeVisible()
  })

  test('has no frame where no month has a message that may be shown', async () => {
    const timeline = examples.moodTimeline.timeline.map((each) => ({ ...each, shown: [] }))
    const at = await show(<MoodTimeline />, { moodTimeline: { timeline } })
    expect([...at.querySelectorAll('[data-month], blockquote')]).toEqual([])
  })

  test('shows no month as usual until one asks for all', async () => {
    const ordinary = { mood: 'joy' as const, intensity: 0.5, habit: 0.5, z: 0, stands_out: false, messages: 10, shown: [] }
    const timeline = Array.from({ length: 7 }, (_, i) => ({ date: `2023-0${i + 1}`, ...ordinary }))
    const at = await show(<MoodTimeline />, { moodTimeline: { timeline } })
    expect(at.querySelectorAll('ol > li')).toHaveLength(0)
    await userEvent.setup().click([...at.querySelectorAll('button')].find((button) => /7/.test(wordsOf(button)))!)
    expect(at.querySelectorAll('ol > li')).toHaveLength(7)
  })

  test('begins with the months that stand out where there are more', async () => {
    const ordinary = { mood: 'joy' as const, intensity: 0.5, habit: 0.5, z: 0, stands_out: false, messages: 10, shown: [] }
    const timeline = Array.from({ length: 7 }, (_, i) => ({
      date: `2023-0${i + 1}`,
      ...ordinary,
      ...(i === 5 && { z: 4, stands_out: true }),
    }))
    expect((await show(<MoodTimeline />, { moodTimeline: { timeline } })).querySelector('ol > li')?.textContent).toBe(
      'June 2023Joy50%, usually 50%',
    )
  })

  test('is a ribbon of all months that the arrow keys read, with what its colors mean', async () => {
    const at = await drawn(<MoodTimeline />)
    expect(screen.getByRole('img', { name: 'Mood timeline. 3 of 5 months stand out from the rest.' })).toBeVisible()
    expect(names(at, 'ul > li:not([data-month])')).toEqual([
      '2 months warmer than usual',
      '1 month heavier than usual',
      '2 months as usual',
    ])
    screen.getByRole('application', { name: 'Mood timeline' }).focus()
    await userEvent.setup().keyboard('{Home}{ArrowRight}')
    expect(said()).toMatch(/^May 2023: More love than usual, 38%, usually 31%, \d+ messages$/)
  })

  test('has its figures as a table', async () => {
    const at = await show(<MoodTimeline />)
    await userEvent.setup().click(within(at).getByRole('button', { name: 'Mood timeline, as a table' }))
    const [, april] = within(screen.getByRole('dialog')).getAllByRole('row')
    expect(wordsOf(april)).toMatch(/^April 2023More admiration than usual29%13%\d+$/)
  })

  test('of nothing says so', async () => expect(wordsOf(await show(<MoodTimeline />, {}, empty))).toMatch(/^Mood timeline.+/))
})

describe('whose moods move together', () => {
  test('is two lines, above them whose line is whose, the second one broken', async () => {
    const at = await drawn(<EmotionalSync />)
    expect(wordsOf(at)).toMatch(
      /^Emotional syncAverage sentiment per week, compared with each person’s own usualTableThe moods of Romeo M\. and Juliet C\. rise and fall together\./,
    )
    expect(screen.getByRole('img', { name: /^Emotional sync\. The moods of/ })).toBeVisible()
    const whose = within(within(at).getByRole('list', { name: 'One line per person' })).getAllByRole('listitem')
    expect(whose.map((each) => [wordsOf(each), each.querySelector('path')?.hasAttribute('stroke-dasharray')])).toEqual([
      ['Romeo M.', false],
      ['Juliet C.', true],
    ])
    expect(wordsOf(at)).toContain('Correlation +0.58, over 21 weeks')
    screen.getByRole('application', { name: 'Emotional sync' }).focus()
    await userEvent.setup().keyboard('{Home}')
    expect(said()).toBe('Week of Apr 3, 2023: Romeo M. +0.18, Juliet C. +0.30, 40 messages')
  })

  test('of several pairs is a list below the lines of the closest, the highest correlation first, gray where chance may explain it', async () => {
    const { closest, pairs } = examples.emotionSync
    const other = { a: 'Romeo M.', b: 'Rosaline', correlation: 0.1, weeks: 30 }
    const often = { a: 'Juliet C.', b: 'Rosaline', correlation: 0.31, weeks: 40 }
    const against = { a: 'Romeo M.', b: 'Tybalt', correlation: -0.4, weeks: 50 }
    const at = await show(<EmotionalSync />, { emotionSync: { pairs: [against, often, other, ...pairs], total_pairs: 4, closest } })
    expect(names(at, 'li.border-b').map((line) => line.replace(/.*weeks/, ''))).toEqual(['+0.58', '+0.31', '+0.10', '−0.40'])
    expect(names(at, 'li.border-b')[0]).toBe('Romeo M.Juliet C.rise and fall together, over 21 weeks+0.58')
    expect(names(at, 'li.border-b')[2]).toBe('Romeo M.Rosalinemostly independent, over 30 weeks+0.10')
    expect([...at.querySelectorAll('li [style*=width]')].map(({ className }) => /bg-(\w+)/.exec(className)?.[1])).toEqual([
      ...['pen', 'pen', 'edge', 'pen'],
    ])
  })
})

describe('the vibe', () => {
  test('is one word and the figures it rests on, without that of how many messages', async () => {
    const at = await show(<ChatVibe />)
    expect(names(at, 'dt')).toEqual([
      ...['of all emotions', 'of all emotions', 'of the messages show no emotion: plans, questions, small things'],
      ...['of scored messages sound positive', 'of scored messages sound negative'],
    ])
    expect(names(at, 'dd')).toEqual(['Love, 31%', 'Joy, 19%', '41%', '47%', '12%'])
    expect((await notes(at))[0][0]).toMatch(/Counted over 7,660 messages/)
  })

  test('is a quiet line with nothing to share where there is none', async () => {
    const shares = async (vibe: Vibe) => (await show(<ChatVibe />, { vibe })).querySelectorAll('button[aria-label^="Share"]').length
    const reasons: Vibe['reasons'] = [{ kind: 'messages', value: 30 }]
    expect([await shares({ vibe: 'cheerful', reasons }), await shares({ vibe: null, reasons })]).toEqual([1, 0])
    expect(screen.getByText('No single vibe stands out here.').className).not.toContain('display')
  })

  test('has a change as a score; without a figure of messages it is over none', async () => {
    const vibe: Vibe = { vibe: 'affectionate', reasons: [{ kind: 'change', value: -0.12 }] }
    const at = await show(<ChatVibe />, { vibe })
    expect(names(at, 'dd')).toEqual(['−0.12'])
    expect((await notes(at))[0][0]).toMatch(/over 0 messages/)
  })
})

test('a highlight is its emotion and its message', async () => {
  const at = await show(<Highlights />)
  expect(names(at, 'li')).toEqual([
    'LoveMy bounty is as boundless as the sea, my love as deepJuliet C.May 14, 2023, 11:12 PMWhy?',
    'AdmirationO, she doth teach the torches to burn bright!Romeo M.Apr 30, 2023, 10:41 PMWhy?',
  ])
  expect(wordsOf(at)).toMatch(/^HighlightsThe strongest message for each of 2 emotions\./)
  expect((await notes(at))[0][0]).toMatch(/2 messages\.$/)
  expect(attributes(at.innerHTML, 'aria-label')).toContain('Why? Juliet C., May 14, 2023, 11:12 PM')
})

test('months or years are chosen, and the one that is chosen is marked', async () => {
  const onChoose = vi.fn()
  const at = await show(<PeriodChoice period="yearly" onChoose={onChoose} />)
  const radios = [...at.querySelectorAll('input')]
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['monthly', false],
    ['yearly', true],
  ])
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
  await userEvent.setup().click(radios[0])
  expect(onChoose.mock.calls).toEqual([['monthly']])
  expect(at.querySelector('fieldset')).toHaveAccessibleName(texts(at.innerHTML, 'legend')[0])
  expect(names(at, 'label')).toHaveLength(2)
})

describe('states', () => {
  test('how far the reading is, as long as anything waits for it', async () => {
    const known = {
      known: (queries: { setQueryData: (key: readonly unknown[], data: unknown) => void }) =>
        queries.setQueryData(scoringKey(null), { fraction: 0.4, stage: 'scoring' }),
    }
    const isShown = async (states: Parameters<typeof Reading>[0]['of'], more = {}) =>
      wordsOf(await show(<Reading of={states} />, {}, more)) !== ''
    expect(await isShown([ready(1), loading], known)).toBe(true)
    expect(await isShown([ready(1), ready(2)], known)).toBe(false)
    expect(await isShown([loading])).toBe(false)
  })

  test('what went wrong, and Retry', async () => {
    const again = vi.fn()
    const at = await show(<Failed sentence="It could not be read." again={again} />)
    expect(wordsOf(at)).toBe('It could not be read.Retry')
    await userEvent.setup().click(at.querySelector('button')!)
    expect(again).toHaveBeenCalledOnce()
    expect(wordsOf(await show(<Doubt sentence="Hardly read." />))).toBe('Hardly read.')
  })
})

test('Pro has its cards; Free has them of an invented chat, behind the reason', async () => {
  const pro = await show(<ProBlock isPro />)
  expect(pro.querySelector('section')).toHaveAccessibleName(wordsOf(pro.querySelector('h2')!))
  for (const title of ['Mood timeline', 'Highlights']) expect(names(pro, 'h3')).toContain(title)
  // Beside the trend.
  expect(names(pro, 'h3')).not.toContain('Vibe')
  await loadExamples()
  const free = await show(<ProBlock isPro={false} />)
  expect(free.querySelectorAll('a[href*=pricing], a[href*=pro], a').length).toBeGreaterThan(0)
  expect(wordsOf(free)).not.toBe(wordsOf(pro))
})
