import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { androidExport, picnic } from '#testing/exports.ts'
import { memoryStore } from '#testing/memory-store.ts'
import { type SessionOptions, sessionOf } from '#testing/session.ts'
import type { Plan } from '../call.ts'
import type { Progress } from '../client.ts'
import { type Chats, createChats } from './chats.ts'
import { chosenFile } from './chosen-file.ts'
import { lentCard } from './from-page-card.ts'
import { overviewHandlers } from './overview.ts'
import { pauseUntilQuiet } from './pause.ts'
import { lentPeople } from './people.ts'
import { personHandlers } from './person-handlers.ts'
import { createPrecedence } from './precedence.ts'

const session = sessionOf({ overview: overviewHandlers, people: personHandlers })

const MESSAGES = 12_000
/** A chat of so many words that a few hundred of its messages are a slice. */
const wordy = (name = 'wordy.txt', messages = MESSAGES) =>
  androidExport(
    Array.from({ length: messages }, (_, i) => {
      const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(new Date(Date.UTC(2020, 0, 13, 0, i)).toISOString()) ?? []
      const text = `${name} ${i} ${'what a long way to say so little '.repeat(4)}`
      return `${day}/${month}/${year}, ${time} - ${['Ana', 'Ben', 'Cleo'][i % 3]}: ${text}`
    }),
    name,
  )

/** Chats of one session whose counting ahead stops after as many slices as it may have, until the gate opens. */
function withGate(most = Number.POSITIVE_INFINITY, begun: (slices: number) => void = () => undefined) {
  const real = createPrecedence()
  let slices = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const precedence = {
    ...real,
    giveWay: async (...rank: Parameters<typeof real.giveWay>) => {
      if (slices === most) await gate
      await real.giveWay(...rank)
      slices++
      begun(slices)
    },
  }
  const chats = createChats({ store: memoryStore(), now: () => Date.UTC(2021, 5, 1), limits: { textBytes: 64e6 }, precedence })
  return { chats, slices: () => slices, letOn: () => open() }
}

function contextOf(plan: Plan, report: (progress: Progress) => void = () => undefined) {
  return { plan, report, signal: new AbortController().signal }
}

/** How many rows were counted at each report of the counting. */
async function countsOf(chats: Chats, file: File, plan: Plan) {
  const counted: number[] = []
  const report = ({ stage, done }: Progress) => stage === 'counting' && counted.push(done)
  const { overview } = await chats.upload({ file }, contextOf(plan, report))
  return { counted, overview }
}

/** The slices as they are where nothing was counted ahead. */
const atOnce = (plan: Plan) => countsOf(withGate().chats, wordy(), plan)

const plans = ['free', 'pro'] as const

test.each(plans)('while its card is looked at a file is counted, as much of it as %s analyzes: nothing is left to do', async (plan) => {
  const { chats } = withGate()
  await chats.inspect({ file: wordy() }, contextOf(plan))
  await chats.countAhead()
  const all = await atOnce(plan)
  expect(all.counted.length).toBeGreaterThan(2)
  expect(await countsOf(chats, wordy(), plan)).toEqual({ counted: [plan === 'free' ? 5000 : MESSAGES], overview: all.overview })
})

test.each(plans)('to be analyzed midway it is counted on from where it is: each slice once, on %s', async (plan) => {
  const all = await atOnce(plan)
  for (let before = 1; before < all.counted.length; before++) {
    const { chats, slices, letOn } = withGate(before)
    await chats.inspect({ file: wordy() }, contextOf(plan))
    const ahead = chats.countAhead()
    while (slices() < before) await pauseUntilQuiet()
    expect(await countsOf(chats, wordy(), plan)).toEqual({ counted: all.counted.slice(before), overview: all.overview })
    letOn()
    await ahead
  }
})

test.each<[string, (chats: Chats) => unknown]>([
  ['it is put back', (chats) => chats.putBack()],
  ['another one is chosen', (chats) => chats.inspect({ file: picnic() }, contextOf('pro'))],
  ['it is read in another way', (chats) => chats.inspect({ file: wordy(), dateOrder: 'mdy' }, contextOf('pro')).catch(() => undefined)],
  ['another one is analyzed', (chats) => chats.upload({ file: picnic() }, contextOf('pro'))],
])('where %s, a file is counted no further', async (_how, drop) => {
  const { chats, slices, letOn } = withGate(2)
  await chats.inspect({ file: wordy() }, contextOf('pro'))
  const ahead = chats.countAhead()
  while (slices() < 2) await pauseUntilQuiet()
  await drop(chats)
  letOn()
  await ahead
  // Each step that was left finds that there is nothing to do: none of them is a slice of many.
  expect(slices()).toBeLessThanOrEqual(2 + 4)
  const counted = slices()
  await pauseUntilQuiet()
  expect(slices()).toBe(counted)
})

test('one that is put back is free, even while the counting gives way', async () => {
  setFlagsFromString('--expose-gc')
  const gc: () => void = runInNewContext('gc')
  // As an event loop has it, a pause that is waited for is not garbage.
  const pauses: (() => void)[] = []
  const giveWay = () => new Promise<void>((resolve) => pauses.push(resolve))
  const precedence = { ...createPrecedence(), giveWay }
  const { readings, ...chosen } = chosenFile({ limitBytes: 64e6, keptPeople: () => null, precedence })
  await chosen.inspect({ file: wordy() }, contextOf('pro'))
  void chosen.countAhead()
  const read = new WeakRef(readings.last()?.chat ?? {})
  const isThere = async () => {
    await pauseUntilQuiet()
    gc()
    return read.deref() !== undefined
  }
  expect(await isThere()).toBe(true)
  chosen.putBack()
  expect(await isThere()).toBe(false)
  expect(pauses).toHaveLength(1)
})

/** A session whose page says what becomes of the card. */
function withCard(options: SessionOptions = {}) {
  const card = lentCard()
  const made = session({ card, ...options })
  /** Until other background work has its turn: nothing more is counted ahead then. */
  const counted = async (file: File) => {
    await made.api.upload.inspect({ file })
    card.lend('painted')
    await pauseUntilQuiet()
  }
  return { ...made, card, counted }
}

test('a call that comes while a file is counted is answered before that ends', async () => {
  const events: string[] = []
  const { port1, port2 } = new MessageChannel()
  const { chats, slices } = withGate(undefined, (begun) => begun === 1 && port1.postMessage(null))
  const answered = new Promise<void>((resolve) => {
    port2.onmessage = async () => {
      await chats.history()
      events.push(`answered after ${slices()}`)
      port1.close()
      resolve()
    }
  })
  await chats.inspect({ file: wordy() }, contextOf('pro'))
  await Promise.all([answered, chats.countAhead().then(() => events.push('counted'))])
  expect(slices()).toBeGreaterThan(6)
  expect(events).toEqual([expect.stringMatching(/^answered after [1-3]$/), 'counted'])
})

test('the page says when its card is painted, and when the file is put back', async () => {
  const { api, progress, card, counted } = withCard()
  await counted(wordy())
  card.lend('something else')
  const steps = async () => {
    progress.length = 0
    await api.upload.run({ file: wordy() })
    return [...new Set(progress.map(({ stage, done }) => (stage === 'counting' ? `${stage} ${done}` : stage)))]
  }
  expect(await steps()).toEqual(['counting 5000'])
  await counted(wordy())
  card.lend('put back')
  const [first, second, ...counting] = await steps()
  expect([first, second]).toEqual(['opening', 'reading'])
  expect(counting.length).toBeGreaterThan(1)
})

test('people who are merged, renamed or hidden, and further exports, count as they do without a card', async () => {
  const answers = async (look: (made: ReturnType<typeof withCard>, file: File) => Promise<void>) => {
    const people = lentPeople()
    const made = withCard({ people })
    made.goPro()
    const analyzed = async (messages: number, appendTo?: string) => {
      await look(made, wordy('wordy.txt', messages))
      return made.api.upload.run({ file: wordy('wordy.txt', messages), append_to: appendTo })
    }
    const asWritten = await analyzed(9000)
    const { kept } = await made.api.people.set({ names: { Ben: 'Ana', Cleo: 'Cléo' }, hidden: ['Cleo'] })
    people.lend([kept])
    const edited = await analyzed(9000)
    return [asWritten, edited, await analyzed(MESSAGES, edited.upload_id), await made.api.overview.get()]
  }
  const counted = await answers(({ counted }, file) => counted(file))
  expect(counted).toEqual(await answers(async () => undefined))
  const [asWritten, edited, appended] = counted.map(({ overview }) => overview)
  expect(edited).toMatchObject({ participants: ['Ana'], total_messages: 6000 })
  expect(edited.total_words).toBeLessThan(asWritten.total_words)
  expect(appended).toMatchObject({ participants: ['Ana'], total_messages: (MESSAGES * 2) / 3 })
})

test('a chat that is deleted while its opening counts it is not opened', async () => {
  const store = memoryStore()
  const options = { store, now: () => Date.UTC(2021, 5, 1), limits: { textBytes: 64e6 } }
  const { upload_id } = await createChats(options).upload({ file: wordy() }, contextOf('pro'))
  await pauseUntilQuiet()
  const later = createChats(options)
  let deleting: Promise<unknown> | undefined
  const opening = later.open(
    upload_id,
    {},
    contextOf('pro', ({ stage }) => {
      if (stage === 'counting') deleting ??= later.delete(upload_id)
    }),
  )
  await expect(opening).rejects.toMatchObject({ code: 'upload_not_found' })
  expect(deleting).toBeDefined()
  await expect(later.current(contextOf('pro'))).rejects.toMatchObject({ code: 'no_chat' })
})
