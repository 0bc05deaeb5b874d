import { expect, test, vi } from 'vitest'
import { jsonLines } from './json-lines.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A stream of pieces; without an end where `isEndless`. */
function streamOf(pieces: readonly string[], isEndless = false) {
  const seen = { pulled: 0, cancelled: vi.fn() }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[isEndless ? seen.pulled % pieces.length : seen.pulled]
        seen.pulled++
        if (piece === undefined) controller.close()
        else controller.enqueue(bytes(piece))
      },
      cancel: seen.cancelled,
    },
    { highWaterMark: 0 },
  )
  return { stream, seen }
}

async function read(stream: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const values: unknown[] = []
  for await (const value of jsonLines(stream)) values.push(value)
  return values
}

test.each([1, 2, 5, 1000])('values are read in pieces of %i bytes, blank lines and a missing last newline included', async (size) => {
  const text = '{"a":"Grüße 🎉"}\n\n[1]\n"end"'
  const all = bytes(text)
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < all.length; at += size) controller.enqueue(all.slice(at, at + size))
      controller.close()
    },
  })
  expect(await read(stream)).toEqual([{ a: 'Grüße 🎉' }, [1], 'end'])
})

test('a line without an end is given up soon, and its sender is told to stop', async () => {
  const { stream, seen } = streamOf(['x'.repeat(1000)], true)
  await expect(read(stream)).rejects.toThrow('a line without an end')
  expect(seen.pulled).toBeLessThanOrEqual(202)
  expect(seen.cancelled).toHaveBeenCalledOnce()
})

test('a line that is too long is no value, also where it ends within one piece', async () => {
  const { stream } = streamOf([`"${'x'.repeat(300_000)}"\n`])
  await expect(read(stream)).rejects.toThrow('a line that is too long')
})

test('when reading ends early the sender is told to stop', async () => {
  const { stream, seen } = streamOf(['1\n'], true)
  for await (const value of jsonLines(stream)) if (value === 1) break
  expect(seen.cancelled).toHaveBeenCalledOnce()
})

test('what cannot be read is named without its words', async () => {
  await expect(read(streamOf(['{"secret": \n']).stream)).rejects.toThrow(/^a line that is no JSON$/)
})
