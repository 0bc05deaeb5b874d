import type { Book, Labels, Printable, Report } from '@convostat/report'
import { expect, test, vi } from 'vitest'
import { session } from '#testing/api.ts'
import { longExport } from '#testing/exports.ts'
import { Failure } from '../failure.ts'
import { lentPrinter, type Printing } from './printing.ts'

/** The reports and books asked for, in place of PDFs. */
function written() {
  const reports: Report[] = []
  const books: Book[] = []
  const printing: Printing = {
    print: async (printed: Printable, labels: Labels) => {
      if ('chapters' in printed) books.push(printed)
      else reports.push(printed)
      return new TextEncoder().encode(`${labels.kicker} ${'chapters' in printed ? printed.part : printed.watermark}`)
    },
  }
  return { reports, books, printing }
}

const lines = Array.from({ length: 60 }, (_, i) => {
  const who = i % 3 === 0 ? 'Rosa Luz' : '+49 170 1234567'
  return `${String(1 + (i % 28)).padStart(2, '0')}/03/2021, ${String(8 + (i % 12)).padStart(2, '0')}:${String(i % 60).padStart(2, '0')} - ${who}: ${i === 7 ? 'rosa, are you there? Rosalind says hi' : `message ${i} about the garden`}`
})
const chat = () => new File([lines.join('\n')], 'WhatsApp Chat with Rosa Luz.txt')
const favorite = { author: 'Rosa Luz', text: 'Ask +49 170 1234567, says Rosa', originalDate: '2021-03-04T09:00:00' }

async function opened(isPro: boolean) {
  const { reports, books, printing } = written()
  const { api, http, goPro, app, clock } = session({ printing })
  if (isPro) goPro()
  await api.upload.run({ file: chat() })
  return { api, http, app, reports, books, clock }
}

test('each plan gets its report: a page with a watermark, or all of it', async () => {
  const free = await opened(false)
  const page = await free.http.exports.pdf()
  expect([page.name, page.type, await page.text()]).toEqual([
    'convostat_report_free.pdf',
    'application/pdf',
    'ConvoStat report ConvoStat Free',
  ])
  expect(free.reports[0]?.sections.map(({ id }) => id)).toEqual(['overview'])

  const pro = await opened(true)
  const whole = await pro.http.exports.pdf({ favorites: [favorite] })
  expect([whole.name, await whole.text()]).toEqual(['convostat_report_pro.pdf', 'ConvoStat report null'])
  const ids = pro.reports[0]?.sections.map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining(['overview', 'activity', 'week', 'people', 'replies', 'relationship', 'words', 'favorites', 'counted']),
  )
  await pro.http.exports.pdf({ report: 'free' })
  expect(pro.reports[1]?.watermark).toBe('ConvoStat Free')
})

test('A13: the full report without Pro is 402, asked for in the address or in the body; nothing is printed', async () => {
  const { app, http, reports } = await opened(false)
  await expect(http.exports.pdf({ report: 'pro' })).rejects.toMatchObject({
    code: 'pro_required',
    status: 402,
    message: 'This feature requires a Pro license. Please upgrade to continue.',
  })
  const answer = await app.request('http://localhost/api/export/pdf?report=pro', { method: 'POST' })
  expect(answer.status).toBe(402)
  expect(reports).toEqual([])
  const letter = await app.request('http://localhost/api/export/pdf?paper=letter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '',
  })
  expect([letter.status, letter.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(letter.headers.get('content-disposition')).toContain('convostat_report_free.pdf')
  expect(reports[0]?.paper).toBe('letter')
  expect((await app.request('http://localhost/api/export/pdf?paper=a5', { method: 'POST' })).status).toBe(400)
})

test('without a chat there is no report, but favorites have their book', async () => {
  const { books, printing } = written()
  const { api } = session({ printing })
  await expect(api.exports.pdf()).rejects.toMatchObject({ code: 'no_chat' })
  const book = await api.exports.favoritesPdf({ messages: [favorite] })
  expect(book.name).toMatch(/^favorite-messages-\d{4}-\d\d-\d\d\.pdf$/)
  expect(books[0]?.chapters.flatMap(({ pages }) => pages.map(({ message }) => message.text.said))).toEqual([favorite.text])
})

test('a book has the paper, the bleed and the part asked for; a cover is another file', async () => {
  const { api, books } = await opened(false)
  const cover = await api.exports.favoritesPdf({ messages: [favorite], paper: 'a5', bleed: true, part: 'cover' })
  expect(cover.name).toMatch(/^favorite-messages-\d{4}-\d\d-\d\d-cover\.pdf$/)
  await api.exports.favoritesPdf({ messages: [favorite] })
  expect(books.map(({ paper, hasBleed, part }) => [paper, hasBleed, part])).toEqual([
    ['a5', true, 'cover'],
    ['a4', false, 'pages'],
  ])
})

test('the messages before and after a favorite are found beside it, and masked with it in its book', async () => {
  const { api, books } = await opened(true)
  const saved = { author: 'Rosa Luz', date: '2021-03-07T14:06:00', message: 'message 6 about the garden' }
  const { found, neighbors } = await api.messages.find({ messages: [saved, { ...saved, message: 'nowhere' }], neighbors: true })
  expect(found.map((each) => each?.message)).toEqual([saved.message, undefined])
  expect(neighbors?.map((each) => each && [each.before?.message ?? null, each.after?.message ?? null])).toEqual([
    [null, 'message 34 about the garden'],
    null,
  ])
  expect(await api.messages.find({ messages: [saved] })).not.toHaveProperty('neighbors')
  const before = { author: 'Rosa Luz', text: 'rosa, hello', originalDate: '2021-03-07T14:05:00' }
  const messages = [{ ...favorite, before, uploadTitle: 'Rosa Luz' }]
  await api.exports.favoritesPdf({ masked: true, messages })
  await api.exports.favoritesPdf({ masked: 'all', messages })
  for (const book of books) expect(JSON.stringify(book)).not.toMatch(/rosa/i)
  expect(books.map(({ chapters }) => chapters[0]?.pages[0]?.before?.text.said)).toEqual([
    'Person B, hello',
    expect.not.stringContaining('hello'),
  ])
})

test('A14: no favorites is 400 “No messages to export”; more than 10,000 is 413', async () => {
  const { api } = await opened(false)
  await expect(api.exports.favoritesPdf({ messages: [] })).rejects.toMatchObject({ status: 400, message: 'No messages to export' })
  await expect(api.exports.favoritesPdf()).rejects.toMatchObject({ code: 'no_messages_to_export' })
  const many = Array.from({ length: 10_001 }, () => favorite)
  await expect(api.exports.favoritesPdf({ messages: many })).rejects.toMatchObject({ code: 'too_large', status: 413 })
  await expect(api.exports.favoritesPdf({ messages: many.slice(1) })).resolves.toMatchObject({ type: 'application/pdf' })
})

test('masked, nobody’s name is anywhere in it: shown, in the file, or a part of one in a text', async () => {
  const { api, reports, books } = await opened(true)
  await api.people.set({ names: { '+49 170 1234567': 'Grandpa Joe' } })
  await api.exports.pdf({ masked: true, favorites: [favorite, { ...favorite, text: 'joe and ROSA' }] })
  await api.exports.favoritesPdf({ masked: true, messages: [favorite] })
  const all = JSON.stringify([reports, books])
  for (const name of ['Rosa Luz', '+49 170', 'Grandpa', 'Joe', 'joe and', 'ROSA', 'Luz']) expect(all).not.toContain(name)
  expect(all).toContain('Rosalind')
  expect(all).toContain('Person A')
  expect(all).toContain('Person B')
  expect(all).toContain('names are masked')
})

test('what a report contains can be told apart from a name that is also a word of ours', async () => {
  const { reports, printing } = written()
  const { api, goPro } = session({ printing })
  goPro()
  const text = lines.map((line) => line.replace('Rosa Luz', 'Joy').replace('+49 170 1234567', 'Stable')).join('\n')
  await api.upload.run({ file: new File([text], 'chat.txt') })
  await expect(api.exports.pdf({ masked: true })).resolves.toBeInstanceOf(File)
  expect(JSON.stringify(reports)).not.toContain('undefined')
})

test('a printer that is passed: asked for once, ended at the end, and released by an abort', async () => {
  const wanted = vi.fn()
  const printer = lentPrinter(wanted)
  const context = { signal: new AbortController().signal, report: vi.fn() }
  const report = { title: 'x' } as unknown as Report
  const none = printer.print(report, {} as Labels, context)
  const other = printer.print(report, {} as Labels, context)
  printer.lend(null)
  await expect(none).rejects.toMatchObject({ code: 'pack_unavailable' })
  await expect(other).rejects.toBeInstanceOf(Failure)

  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    const { id, report: what } = data as { id: number; report: { title: string } }
    if (what.title === 'never') return
    if (what.title === 'bad') port1.postMessage({ id, failed: true })
    else port1.postMessage({ id, pdf: new TextEncoder().encode(what.title) })
  }
  const first = printer.print(report, {} as Labels, context)
  printer.lend(port2)
  expect(new TextDecoder().decode(await first)).toBe('x')
  expect(wanted).toHaveBeenCalledTimes(3)
  await expect(printer.print({ title: 'bad' } as Report, {} as Labels, context)).rejects.toMatchObject({ code: 'unknown' })
  const aborter = new AbortController()
  const never = printer.print({ title: 'never' } as Report, {} as Labels, { ...context, signal: aborter.signal })
  aborter.abort()
  await expect(never).rejects.toMatchObject({ name: 'AbortError' })
  const again = printer.print({ title: 'never' } as Report, {} as Labels, context)
  await vi.waitFor(() => expect(context.report).toHaveBeenCalledTimes(3))
  printer.lend(null)
  await expect(again).rejects.toMatchObject({ code: 'pack_unavailable' })
  port1.close()
  port2.close()
})

test('the foot of every page says who made it: this device, or the server that was asked', async () => {
  for (const [madeBy, said] of [
    [undefined, 'made on this device on Jun 1, 2021'],
    ['device', 'made on this device on Jun 1, 2021'],
    ['server', 'made by a ConvoStat server on Jun 1, 2021'],
  ] as const) {
    const { reports, books, printing } = written()
    const { api, goPro } = session({ printing, madeBy })
    await api.upload.run({ file: chat() })
    await api.exports.pdf()
    goPro()
    await api.exports.pdf()
    await api.exports.favoritesPdf({ messages: [favorite] })
    for (const report of reports) {
      expect(report.foot).toContain(said)
      if (madeBy === 'server') expect(JSON.stringify(report)).not.toContain('this device')
    }
    expect(reports).toHaveLength(2)
    expect(JSON.stringify(books[0]?.colophon)).toContain(
      madeBy === 'server' ? 'Made by a ConvoStat server' : 'on this device, and sent nowhere',
    )
  }
})

test('the free page groups the digits of what it is about', async () => {
  const { reports, printing } = written()
  const { api } = session({ printing })
  await api.upload.run({ file: longExport(5200) })
  await api.exports.pdf()
  expect(JSON.stringify(reports[0]?.sections)).toContain('Analyzed: the newest 5,000 of 5,200 messages.')
})
