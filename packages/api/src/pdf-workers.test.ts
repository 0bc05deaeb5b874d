import type { Labels, Report } from '@convostat/report'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Failure } from './failure.ts'
import { lentPrinter } from './handlers/printing.ts'
import type { Press } from './kept-press.ts'
import { type PrintingDeskOptions, printingDesk } from './pdf-workers.ts'
import type { PrintingPlaces } from './report-queue.ts'

const labels = {} as Labels
const report = (title: string) => ({ title }) as Report
const context = () => ({ signal: new AbortController().signal, report: vi.fn() })
const text = (pdf: Uint8Array) => new TextDecoder().decode(pdf)

/** A press that prints titles; one called `never` it does not finish. */
function presses() {
  const ends = vi.fn()
  const printed: string[] = []
  const start = vi.fn<PrintingDeskOptions['start']>(async () => {
    const press: Press = {
      print: async (report) => {
        const title = String(report.title)
        printed.push(title)
        if (title === 'never') return new Promise(() => undefined)
        if (title === 'bad') throw new Failure('unknown')
        return new TextEncoder().encode(title)
      },
      end: ends,
    }
    return press
  })
  return { start, ends, printed }
}

const writing = (title: string, messages: number) =>
  ({ title, sections: [{ blocks: [{ kind: 'messages', messages: Array.from({ length: messages }) }] }] }) as unknown as Report

/** At most this many each, and this many in all. */
function placesFor(each: number, all: number): PrintingPlaces & { held: Map<string, number> } {
  const held = new Map<string, number>()
  const of = (caller: string) => held.get(caller) ?? 0
  const total = () => [...held.values()].reduce((sum, count) => sum + count, 0)
  return {
    held,
    fits: (caller) => of(caller) < each && total() < all,
    add: (caller, amount) => void held.set(caller, of(caller) + amount),
    heavier: (caller) => [...held.keys()].filter((other) => of(other) > of(caller) + 1).sort((a, b) => of(b) - of(a)),
  }
}

function desk(options: PrintingDeskOptions) {
  const opened = printingDesk(options)
  onTestFinished(() => opened.close())
  const visitor = () => {
    const printer = lentPrinter(() => printer.lend(opened.lend()))
    return printer
  }
  return { visitor, prepare: () => opened.prepare(), close: () => opened.close() }
}

test('one press prints for everyone, one report at a time, each for who asked for it', async () => {
  const { start, printed } = presses()
  const { visitor } = desk({ start })
  const [a, b] = [visitor(), visitor()]
  const pdfs = await Promise.all([a.print(report('one'), labels, context()), b.print(report('two'), labels, context())])
  expect(pdfs.map(text)).toEqual(['one', 'two'])
  expect([start.mock.calls.length, printed]).toEqual([1, ['one', 'two']])
})

test('who waits learns how far fetching has come, and that the line moves', async () => {
  const { start } = presses()
  const slow: typeof start = vi.fn(async (signal, tell) => {
    tell({ stage: 'fetching', done: 5, total: 21 })
    return start(signal, tell)
  })
  const asking = context()
  await desk({ start: slow }).visitor().print(report('one'), labels, asking)
  const told = asking.report.mock.calls.map(([progress]) => progress)
  expect(told).toContainEqual({ stage: 'fetching', done: 5, total: 21 })
  expect(told.at(-1)).toEqual({ stage: 'printing', done: 0, total: 1 })
})

test('its parts missing, that is said, and the next one tries again', async () => {
  const { start } = presses()
  start.mockRejectedValueOnce(new Failure('pack_unavailable'))
  const printer = desk({ start }).visitor()
  await expect(printer.print(report('one'), labels, context())).rejects.toMatchObject({ code: 'pack_unavailable' })
  expect(text(await printer.print(report('two'), labels, context()))).toBe('two')
})

test('who aborts ends what is under way, and the next report has its own press', async () => {
  const { start, ends, printed } = presses()
  const printer = desk({ start }).visitor()
  const aborter = new AbortController()
  const never = printer.print(report('never'), labels, { ...context(), signal: aborter.signal })
  const next = printer.print(report('next'), labels, context())
  await vi.waitFor(() => expect(printed).toEqual(['never']))
  aborter.abort()
  await expect(never).rejects.toMatchObject({ name: 'AbortError' })
  expect(text(await next)).toBe('next')
  expect([ends.mock.calls.length, start.mock.calls.length]).toEqual([1, 2])
})

test('fetching is given up where nobody waits for it any more', async () => {
  const starting = vi.fn<PrintingDeskOptions['start']>(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const printer = desk({ start: starting }).visitor()
  const aborter = new AbortController()
  const printing = printer.print(report('one'), labels, { ...context(), signal: aborter.signal })
  await vi.waitFor(() => expect(starting).toHaveBeenCalled())
  aborter.abort()
  await expect(printing).rejects.toMatchObject({ name: 'AbortError' })
  await vi.waitFor(() => expect(starting.mock.calls[0]?.[0].aborted).toBe(true))
})

test('a press that was prepared is the one that prints, and who asks meanwhile learns how far it has come', async () => {
  const { start } = presses()
  let open = () => {}
  const opening = new Promise<void>((resolve) => {
    open = resolve
  })
  const slow = vi.fn<PrintingDeskOptions['start']>(async (signal, tell) => {
    tell({ stage: 'fetching', done: 7, total: 21 })
    await opening
    return start(signal, tell)
  })
  const { visitor, prepare } = desk({ start: slow })
  prepare()
  prepare()
  const asking = context()
  const printing = visitor().print(report('one'), labels, asking)
  await vi.waitFor(() => expect(asking.report.mock.calls).toContainEqual([{ stage: 'fetching', done: 7, total: 21 }]))
  open()
  expect(text(await printing)).toBe('one')
  expect(slow).toHaveBeenCalledTimes(1)
})

test('what was prepared in vain is tried again, and what nobody used is ended', async () => {
  const { start, ends } = presses()
  start.mockRejectedValueOnce(new Failure('pack_unavailable'))
  const { visitor, prepare } = desk({ start, restSeconds: 0.05 })
  prepare()
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  expect(text(await visitor().print(report('one'), labels, context()))).toBe('one')
  await vi.waitFor(() => expect(ends).toHaveBeenCalledTimes(1))
  prepare()
  await vi.waitFor(() => expect(ends).toHaveBeenCalledTimes(2))
})

test('callers are printed for in turn: however many reports of one wait, another waits for one of them at most', async () => {
  const { start, printed } = presses()
  const places = placesFor(100, 100)
  // Until all of them wait.
  const slow: PrintingDeskOptions['start'] = async (signal, tell) => {
    await vi.waitFor(() => expect([...places.held.values()]).toEqual([30, 2, 1]))
    return start(signal, tell)
  }
  const printer = desk({ start: slow, places }).visitor()
  const all = [...Array.from({ length: 30 }, (_, i) => ['A', `A${i}`]), ['B', 'B0'], ['B', 'B1'], ['C', 'C0']]
  await Promise.all(all.map(([caller, title]) => printer.print(report(title), labels, { ...context(), caller })))
  expect(printed.slice(0, 7)).toEqual(['A0', 'A1', 'B0', 'C0', 'A2', 'B1', 'A3'])
  expect(printed).toHaveLength(33)
})

test('where there is no place the last report of who has most goes, and places are given back whatever becomes of a report', async () => {
  const { start, printed } = presses()
  const places = placesFor(3, 4)
  const { visitor } = desk({ start, places, jobSeconds: 0.05 })
  const printer = visitor()
  const aborter = new AbortController()
  const asked = (caller: string, title: string, signal = new AbortController().signal) =>
    printer
      .print(report(title), labels, { ...context(), signal, caller })
      .then(text, ({ code, name }) => (name === 'AbortError' ? name : code))
  const all = [
    asked('A', 'never'),
    asked('A', 'A1', aborter.signal),
    asked('A', 'A2'),
    asked('A', 'A3'),
    asked('B', 'bad'),
    asked('C', 'C0'),
  ]
  await vi.waitFor(() => expect(places.held.get('C')).toBe(1))
  aborter.abort()
  expect(await Promise.all(all)).toEqual(['timeout', 'AbortError', 'unavailable', 'unavailable', 'unknown', 'C0'])
  await vi.waitFor(() => expect([...places.held.values()]).toEqual([0, 0, 0]))
  expect(await asked('A', 'again')).toBe('again')
  expect(printed).not.toContain('A2')
})

test('many messages are given more time than a few', async () => {
  const { start } = presses()
  const printer = desk({ start, jobSeconds: 0.05 }).visitor()
  const many = vi.fn()
  const long = printer.print(writing('never', 10_000), labels, context()).catch(many)
  await expect(desk({ start, jobSeconds: 0.05 }).visitor().print(writing('never', 4), labels, context())).rejects.toMatchObject({
    code: 'timeout',
  })
  expect(many).not.toHaveBeenCalled()
  void long
})

test('a report that takes too long or cannot be drawn ends the press; at rest it is ended as well', async () => {
  const { start, ends } = presses()
  const printer = desk({ start, jobSeconds: 0.05, restSeconds: 0.05 }).visitor()
  await expect(printer.print(report('never'), labels, context())).rejects.toMatchObject({ code: 'timeout' })
  await expect(printer.print(report('bad'), labels, context())).rejects.toMatchObject({ code: 'unknown' })
  expect(ends).toHaveBeenCalledTimes(2)
  await printer.print(report('good'), labels, context())
  await vi.waitFor(() => expect(ends).toHaveBeenCalledTimes(3))
})
