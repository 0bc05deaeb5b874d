import { readFileSync } from 'node:fs'
import { examples } from '@convostat/figures/examples'
import type { Printable, Report } from '@convostat/report'
import demo from '@convostat/report/demo-figures'
import { expect, test } from 'vitest'
import { session } from '#testing/api.ts'
import { neverShownOf, shownMoments, withoutDelicate, withoutNever } from './on-paper.ts'

const grief = 'my grandmother died this morning, the funeral is on Friday'
const glad = 'we are going to the sea on Saturday, all of us'

test('what must not be put on show is not printed; how short or long a message is does not matter', () => {
  expect(withoutDelicate([grief, glad, 'I love you', 'far '.repeat(600)], (text) => text)).toEqual([glad, 'I love you', 'far '.repeat(600)])
})

test('a moment whose message must not be shown has another of its days, or none', () => {
  const moment = (message: string, others?: { author: string; date: string; message: string }[]) => ({
    ...{ author: 'Ana', date: '2024-05-01T10:00:00', title: 'The busiest day', message },
    ...(others && { others }),
  })
  const other = { author: 'Ben', date: '2024-05-01T11:00:00', message: glad }
  const { moments } = shownMoments({
    moments: [moment(glad), moment(grief, [other]), moment(grief)],
    years_covered: 1,
    average_significance: 1,
  })
  expect(moments.map(({ author, message }) => [author, message])).toEqual([
    ['Ana', glad],
    ['Ben', glad],
    ['Ana', ''],
  ])
})

test('the figures that the free page draws as the sample chat’s are those of the sample chat', async () => {
  const { http, goPro } = session()
  goPro()
  await http.upload.run({
    file: new File([readFileSync(new URL('../../../../apps/web/public/demo-chat.txt', import.meta.url))], 'demo-chat.txt'),
  })
  expect(demo.colors).toEqual(Object.fromEntries((await http.people.list()).people.map(({ name, color }) => [name, color])))
  const { words } = await http.words.list({ top_n: 100 })
  expect(demo.words).toEqual(
    words
      .filter(({ is_name }) => !is_name)
      .slice(0, demo.words.length)
      .map(({ word, count }) => ({ word, count })),
  )
  const { reply_discipline: replies } = await http.relationship.replyDiscipline()
  expect(replies).toMatchObject(demo.replyDiscipline.reply_discipline)
  const [trace] = (await http.charts.heatmap()).data
  expect(trace).toMatchObject({ z: demo.heatmap })
})

test('in place of a message that is never shown is the next one; a feeling with no other is left out', () => {
  const { messagesOnShow, topics, moodTimeline, emotionHighlights, caringMoments } = examples
  const all = { messagesOnShow, topics, moodTimeline, emotionHighlights, caringMoments }
  const [topic] = topics.topics
  const [hour] = messagesOnShow.hour
  const [caring] = caringMoments.caring_moments
  const [highlight] = emotionHighlights.highlights
  const [month] = moodTimeline.timeline
  const never = [topic!.messages[0]!, hour!, { ...caring!, message: caring!.text }, highlight!, ...highlight!.others]
  const left = withoutNever(all, neverShownOf(never))
  expect(left.topics?.topics[0]?.messages).toEqual([...topic!.messages, ...topic!.others].slice(1))
  expect(left.messagesOnShow?.hour).toEqual(messagesOnShow.hour.slice(1))
  expect(left.caringMoments?.caring_moments).toEqual(caringMoments.caring_moments.slice(1))
  expect(withoutNever(all, neverShownOf(month!.shown)).moodTimeline?.timeline).toEqual([
    { ...month, shown: [] },
    ...moodTimeline.timeline.slice(1),
  ])
  expect(left.emotionHighlights?.highlights).toEqual(emotionHighlights.highlights.slice(1))
  expect(withoutNever(all, neverShownOf([])).emotionHighlights).toEqual(emotionHighlights)
  const next = withoutNever(all, neverShownOf(emotionHighlights.highlights)).emotionHighlights?.highlights
  expect(next?.map(({ message }) => message)).toEqual(emotionHighlights.highlights.flatMap(({ others }) => others[0]?.message ?? []))
})

test('what the reader never wants to see is in no frame', async () => {
  const reports: Report[] = []
  const print = async (report: Printable) => {
    if ('sections' in report) reports.push(report)
    return new Uint8Array()
  }
  const { api, goPro } = session({ printing: { print } })
  goPro()
  const lines = Array.from({ length: 60 }, (_, i) => {
    const day = String(1 + Math.floor(i / 3)).padStart(2, '0')
    return `${day}/03/2021, 09:0${i % 3} - ${i % 2 === 0 ? 'Rosa Luz' : 'Tom Oak'}: shall we walk to the sunny market number ${i}?`
  })
  await api.upload.run({ file: new File([lines.join('\n')], 'WhatsApp Chat with Rosa Luz.txt') })
  const framedIn = async (neverShown: { author: string; message: string }[]): Promise<string[]> => {
    await api.exports.pdf({ neverShown })
    return JSON.stringify(reports.at(-1)).match(/shall we walk to the sunny market number \d+\?/g) ?? []
  }
  const framed = await framedIn([])
  expect(framed.length).toBeGreaterThan(0)
  const without = await framedIn(framed.flatMap((message) => ['Rosa Luz', 'Tom Oak'].map((author) => ({ author, message }))))
  expect(without.filter((each) => framed.includes(each))).toEqual([])
  // Another person's message of the same words stays.
  expect(await framedIn(framed.map((message) => ({ author: 'Nobody', message })))).toEqual(framed)
})

test('names are masked in framed messages and on the cover, and nothing is framed where messages are covered', async () => {
  const reports: Report[] = []
  const print = async (report: Printable) => {
    if ('sections' in report) reports.push(report)
    return new Uint8Array()
  }
  const { api, goPro } = session({ printing: { print } })
  goPro()
  const lines = Array.from({ length: 40 }, (_, i) => {
    const day = String(1 + i + (i > 20 ? 5 : 0)).padStart(2, '0')
    return `${Number(day) > 28 ? `0${Number(day) - 28}/04` : `${day}/03`}/2021, 09:00 - ${i % 2 === 0 ? 'Rosa Luz' : 'Tom Oak'}: Rosa, shall we walk to the market today, the ${i}th time?`
  })
  await api.upload.run({ file: new File([lines.join('\n')], 'WhatsApp Chat with Rosa Luz.txt') })
  await api.exports.pdf({ masked: true })
  await api.exports.pdf({ masked: 'all' })
  const [named, covered] = reports.map((report) => JSON.stringify(report))
  expect(named).toContain('shall we walk to the market')
  expect(named).not.toMatch(/Rosa|Tom Oak/)
  expect(reports[1]?.cover.framed).toBeNull()
  expect(covered).not.toMatch(/Rosa|market/)
})
