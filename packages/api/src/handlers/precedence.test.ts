import { expect, test } from 'vitest'
import { longExport } from '#testing/exports.ts'
import { memoryStore } from '#testing/memory-store.ts'
import { realModel } from '#testing/model.ts'
import { sessionOf } from '#testing/session.ts'
import { publicForms } from './figure-handlers.ts'
import { pause } from './pause.ts'
import { createPrecedence } from './precedence.ts'
import { sentimentHandlers } from './sentiment.ts'

const session = sessionOf({ sentiment: sentimentHandlers }, publicForms)

/** A turn of the event loop that no pause of ours is waiting for, as a disk takes it. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Something that happens once, and can be waited for. */
function moment() {
  let come = () => {}
  const came = new Promise<void>((resolve) => {
    come = resolve
  })
  return { come: () => come(), came }
}

/** A store that takes its time to save. */
function slowStore(events: string[]) {
  const store = memoryStore()
  return {
    ...store,
    put: async (...given: Parameters<typeof store.put>) => {
      for (let step = 0; step < 200; step++) await turn()
      await store.put(...given)
      events.push('saved')
    },
  }
}

/** A file that comes in many pieces, each in a separate turn of the event loop. */
class SlowFile extends File {
  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const reader = super.stream().getReader()
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        for (let from = 0; from < value.length; from += 1000) {
          await turn()
          controller.enqueue(value.slice(from, from + 1000))
        }
      },
    })
  }
}
const slowly = (file: File) => new SlowFile([file], file.name, { lastModified: file.lastModified })

test('a chat is saved before its feelings are read: the model is not even asked for', async () => {
  const events: string[] = []
  const asked = moment()
  const emotion = () => {
    events.push('the model is asked for')
    asked.come()
    return realModel()
  }
  const { api } = session({ emotion, store: slowStore(events) })
  await api.upload.run({ file: longExport(1000) })
  events.push('the figures are there')
  await asked.came
  expect(events).toEqual(['the figures are there', 'saved', 'the model is asked for'])
})

test('a chat is saved before its feelings are read, even if a call waits for them', async () => {
  const events: string[] = []
  const { api, goPro } = session({ emotion: realModel, store: slowStore(events) })
  goPro()
  await api.upload.run({ file: longExport(20_000) })
  await api.sentiment.distribution({}, { report: ({ done }) => events.push(`${done}`) })
  expect(events[0]).toBe('0')
  expect(events.slice(1, 3)).toEqual(['saved', '8192'])
})

test.each([
  ['looked into', 'inspect'],
  ['analyzed', 'run'],
] as const)('a file is %s before further feelings are read', async (_how, call) => {
  const events: string[] = []
  const { api, goPro } = session({ emotion: realModel })
  goPro()
  const { upload_id: uploadId } = await api.upload.run({ file: longExport(60_000) })
  const begun = moment()
  const report = ({ done }: { done: number }) => {
    events.push('a slice')
    if (done > 0) begun.come()
  }
  const waiting = api.sentiment.distribution({}, { uploadId, report })
  await begun.came
  events.length = 0
  await api.upload[call]({ file: slowly(longExport(3000)) })
  // The one that was being read when the file came.
  expect(events.length).toBeLessThanOrEqual(1)
  await waiting
  expect(events.length).toBeGreaterThan(1)
})

test('work ahead of a likely call runs once nobody waits for anything, and other background work after it', async () => {
  const { giveWay } = createPrecedence()
  const events: string[] = []
  const repeat = async (name: string, wait: () => Promise<void>) => {
    for (let step = 0; step < 3; step++) {
      await wait()
      events.push(name)
    }
  }
  const ranks = ['background', 'ahead', 'awaited'] as const
  await Promise.all([...ranks.map((rank) => repeat(rank, () => giveWay(rank))), repeat('asked for', pause)])
  expect(new Set(events.slice(0, 6))).toEqual(new Set(['asked for', 'awaited']))
  expect(events.slice(6)).toEqual(['ahead', 'ahead', 'ahead', 'background', 'background', 'background'])
})

test('what never ends, or fails, does not stop the rest for good', async () => {
  const { first, giveWay } = createPrecedence(0)
  void first(() => new Promise(() => undefined))
  await expect(first(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  await expect(giveWay('background')).resolves.toBeUndefined()
})
