import fc from 'fast-check'
import type { Chat } from '#chat/chat.ts'
import { kinds } from '#chat/chat.ts'
import { dayOf } from '#chat/civil.ts'
import type { Line } from './chat-of.ts'
import { chatFrom } from './chat-of.ts'

/** Any chat for property tests: small, unsorted at times, several messages in one second, quiet weeks, every kind. Shrinks well. */
export function anyChat({ maxMessages = 60, people = ['Ana', 'Ben', 'Çağla', '田中'] } = {}): fc.Arbitrary<Chat> {
  const line = fc.record({
    step: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 300 }) },
      { weight: 2, arbitrary: fc.constant(0) },
      { weight: 2, arbitrary: fc.integer({ min: -60, max: 86_400 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 40 * 86_400 }) },
    ),
    author: fc.oneof({ weight: 9, arbitrary: fc.constantFrom<string | null>(...people) }, { weight: 1, arbitrary: fc.constant(null) }),
    kind: fc.oneof({ weight: 5, arbitrary: fc.constant(kinds[0]) }, { weight: 2, arbitrary: fc.constantFrom(...kinds) }),
    text: fc.constantFrom('', 'hi', 'how are you?', 'see https://example.org', 'jó éjt 🌙', 'two\nlines', 'お元気ですか'),
    edited: fc.boolean(),
  })
  const firstTime = fc.integer({ min: dayOf(2009, 6, 1) * 86_400, max: dayOf(2040, 1, 1) * 86_400 })
  return fc.tuple(firstTime, fc.array(line, { maxLength: maxMessages })).map(([first, lines]) => {
    let time = first
    return chatFrom(
      lines.map(({ step, ...rest }): Line => {
        time += step
        return { ...rest, time }
      }),
    )
  })
}

/** Uniform numbers in [0, 1) that depend on nothing but the seed (Mulberry32, Tommy Ettinger, public domain). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A large chat that depends on nothing but its seed: columns only, all text one shared "hi there".
 * Messages are `everySeconds` apart on average, the authors write in runs.
 */
export function randomChat(seed: number, { messages = 1000, people = 2, everySeconds = 600 } = {}): Chat {
  const random = randomNumbers(seed)
  const written = new TextEncoder().encode('hi there\n')
  const bytes = new Uint8Array(written.length + 64)
  bytes.set(written)
  const time = new Uint32Array(messages)
  const author = new Uint32Array(messages)
  const kind = new Uint8Array(messages)
  let now = dayOf(2015, 1, 1) * 86_400
  let name = 0
  let known = 0
  for (let i = 0; i < messages; i++) {
    now += Math.floor(random() * random() * 4 * everySeconds)
    // A new name is the next one, so that the order of participants is the order of first appearance.
    if (random() < 0.6) name = Math.min(Math.floor(random() * people), known)
    if (name === known) known++
    time[i] = now
    author[i] = name
    kind[i] = random() < 0.1 ? 1 : 0
  }
  const none = new Uint32Array(0)
  return {
    bytes,
    count: messages,
    id: Uint32Array.from({ length: messages }, (_, i) => i),
    time,
    author,
    kind,
    flags: new Uint8Array(messages),
    start: new Uint32Array(messages),
    end: new Uint32Array(messages).fill(written.length - 1),
    participants: Array.from({ length: known }, (_, i) => `Person ${i + 1}`),
    events: { count: 0, time: none, before: none, start: none, end: none },
  }
}
