import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { jsonLines } from './json-lines.ts'

const encoder = new TextEncoder()

/** A stream of these pieces, one per read, that notes how many were asked for and whether it was hung up on. */
function streamOf(pieces: Iterable<Uint8Array>) {
  const iterator = pieces[Symbol.iterator]()
  const seen = { reads: 0, cancelled: vi.fn() }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.reads++
        const { value, done } = iterator.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: seen.cancelled,
    },
    { highWaterMark: 0 },
  )
  return { stream, seen }
}

async function all(stream: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const values: unknown[] = []
  for await (const value of jsonLines(stream)) values.push(value)
  return values
}

test('values come out as they went in, wherever the stream is cut, with or without an end of line behind the last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.array(fc.nat({ max: 400 })), fc.boolean(), async (values, cuts, isEnded) => {
      const bytes = encoder.encode(values.map((value) => JSON.stringify(value)).join('\n') + (isEnded ? '\n' : ''))
      const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length]
      const pieces = places.slice(1).map((to, i) => bytes.slice(places[i], to))
      expect(await all(streamOf(pieces).stream)).toEqual(JSON.parse(JSON.stringify(values)))
    }),
    { numRuns: 200 },
  )
})

test('a line without an end is read no further than a line may be long, and hung up on', async () => {
  function* endless() {
    for (;;) yield encoder.encode('a'.repeat(1000))
  }
  const { stream, seen } = streamOf(endless())
  await expect(all(stream)).rejects.toThrow('a line without an end')
  expect(seen.reads).toBeLessThanOrEqual(202)
  expect(seen.cancelled).toHaveBeenCalledOnce()
  // One that comes as a whole is no better.
  const whole = streamOf([encoder.encode(`"${'a'.repeat(300_000)}"\n`)])
  await expect(all(whole.stream)).rejects.toThrow('a line that is too long')
  expect(whole.seen.cancelled).toHaveBeenCalledOnce()
})

test('a reader that stops hangs up, and nothing more is read', async () => {
  function* endless() {
    for (let n = 0; ; n++) yield encoder.encode(`${n}\n`)
  }
  const { stream, seen } = streamOf(endless())
  for await (const value of jsonLines(stream)) if (value === 3) break
  expect(seen.reads).toBe(4)
  expect(seen.cancelled).toHaveBeenCalledOnce()
})

test('what is said of a line that is not JSON contains none of its words', async () => {
  const failed = await all(streamOf([encoder.encode('{"content": Gustav the tortoise\n')]).stream).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(String((failed as Error).stack)).not.toContain('Gustav')
})
