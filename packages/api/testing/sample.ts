import { z } from '@convostat/figures/zod'
import type { Handlers, PublicForms } from '#answer.ts'
import { get, getFile, post, postEvents, postFile, postForm } from '#call.ts'
import { Failure } from '#failure.ts'
import { clamped, personName } from '#shapes/index.ts'

/** A small API with a call of every kind, on which the laws of the transports are tested. */
export const sample = {
  notes: {
    read: get('/api/notes', {
      input: z.object({ from: z.iso.date().optional(), author: z.union([z.string(), z.array(z.string())]).optional() }),
      output: z.object({ given: z.unknown() }),
    }),
    write: post('/api/notes', {
      input: z.object({ text: z.string().min(1).optional(), top_n: clamped(1, 50).default(5), is_pro: z.boolean().optional() }),
      output: z.object({ text: z.string(), top_n: z.number() }),
    }),
    secret: get('/api/notes/secret', { plan: 'pro', output: z.object({ secret: z.string() }) }),
    break: post('/api/notes/break', { input: z.object({ how: z.string() }), output: z.object({}) }),
    wait: get('/api/notes/wait', { output: z.object({ done: z.boolean() }) }),
    chart: get('/api/notes/chart', {
      output: z.object({ data: z.array(z.number()) }),
      plain: z.object({ author: personName, total: z.number() }),
    }),
  },
  files: {
    count: postForm('/api/files/count', {
      input: z.object({ file: z.instanceof(File), order: z.string().optional() }),
      output: z.object({ name: z.string(), bytes: z.number(), order: z.string().nullable() }),
    }),
    keep: getFile('/api/files/keep', { output: z.instanceof(File) }),
    make: postFile('/api/files/make', { input: z.object({ size: z.number() }), output: z.instanceof(File) }),
  },
  talk: {
    words: postEvents('/api/talk/words', {
      input: z.object({ text: z.string() }),
      output: z.object({ event: z.literal('word'), data: z.string() }),
    }),
  },
}

export const seen = { aborted: 0, given: [] as unknown[] }

const pause = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms))

export const sampleHandlers: Handlers<typeof sample> = {
  notes: {
    read: (given) => ({ given }),
    write: (input) => {
      seen.given.push(input)
      return { text: input.text ?? '', top_n: input.top_n }
    },
    secret: (_, { plan }) => ({ secret: plan }),
    chart: () => ({ author: 'Ana', total: 3 }),
    break: ({ how }) => {
      if (how === 'failure') throw new Failure('no_chat')
      throw new TypeError(`${how}\n    at Ana: what nobody else may read`)
    },
    wait: async (_, { signal }) => {
      for (let i = 0; i < 400 && !signal.aborted; i++) await pause()
      if (signal.aborted) seen.aborted++
      signal.throwIfAborted()
      return { done: true }
    },
  },
  files: {
    count: async ({ file, order }, { report }) => {
      report({ stage: 'reading', done: 0, total: file.size })
      const { byteLength } = await file.arrayBuffer()
      report({ stage: 'reading', done: byteLength, total: file.size })
      return { name: file.name, bytes: byteLength, order: order ?? null }
    },
    keep: () => new File(['kept'], 'a name, “quoted”.csv', { type: 'text/csv' }),
    make: ({ size }) => new File([new Uint8Array(size)], 'report.pdf', { type: 'application/pdf' }),
  },
  talk: {
    words: async ({ text }, { signal }) => {
      if (text === 'REFUSED') throw new Failure('pro_required')
      return said(text, signal)
    },
  },
}

/** One call has its own public form. */
export const samplePublicForms: PublicForms = { 'notes.chart': (plain) => ({ data: [Object(plain).total] }) }

/** Word by word; some words do not come by themselves. */
async function* said(text: string, signal: AbortSignal) {
  try {
    for (const word of text.split(' ')) {
      if (word === 'FAIL') throw new Failure('no_chat')
      if (word === 'NEVER') await new Promise((resolve) => signal.addEventListener('abort', resolve))
      if (signal.aborted) return
      yield { event: 'word' as const, data: word }
      await pause()
      if (signal.aborted) return
    }
  } finally {
    if (!text.endsWith('.')) seen.aborted++
  }
}
