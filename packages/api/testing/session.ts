import type { LicenseStatus } from '@convostat/license'
import { freeStatus } from '@convostat/license'
import { expect } from 'vitest'
import { type Answer, type Answering, createAnswer, type Handlers, type PublicForms } from '#answer.ts'
import { named } from '#call.ts'
import { createClient, httpFetch, type Progress } from '#client.ts'
import { type Contract, contract } from '#contract.ts'
import { noLicenses } from '#handlers/license.ts'
import { createParts, type HandlersOptions, type SessionParts } from '#handlers/session-parts.ts'
import { uploadHandlers } from '#handlers/upload.ts'
import { uploadsHandlers } from '#handlers/uploads.ts'
import { createApp } from '#http.ts'
import { isEvents } from '#port.ts'
import { schemaOf } from '#schema-of.ts'
import { memoryStore } from './memory-store.ts'

const calls = new Map(named(contract).map(({ name, call }) => [name, call]))

/** The same answer, which must be what the contract says, nothing more and nothing less. */
const checked =
  (answer: Answer): Answer =>
  async (name, input, context) => {
    const output = await answer(name, input, context)
    const call = calls.get(name)
    const shape = call && schemaOf(context.isPlain ? call.plain : call.output)
    if (isEvents(output)) return each(output)
    expect(shape?.parse(output), name).toEqual(output)
    return output

    async function* each(events: AsyncIterable<unknown>) {
      for await (const event of events) {
        expect(shape?.parse(event), name).toEqual(event)
        yield event
      }
    }
  }

export interface SessionOptions extends Partial<HandlersOptions> {
  log?: (line: string) => void
}

/** What answers a session's calls, with its parts as a host would give them. */
type CreateAnswer = (options: HandlersOptions & { log: (line: string) => void }) => Answer

/** A session with a store in memory and a clock that is set by hand, over HTTP and without. */
export const sessionWith =
  (create: CreateAnswer) =>
  (options: SessionOptions = {}) => {
    const store = memoryStore()
    const clock = { now: Date.UTC(2021, 5, 1, 12) }
    const license: { status: LicenseStatus } = { status: freeStatus }
    const log: string[] = []
    const answer = checked(
      create({
        store,
        now: () => clock.now,
        limits: { textBytes: 64e6 },
        license: { ...noLicenses, status: () => license.status },
        log: (line) => log.push(line),
        ...options,
      }),
    )
    const app = createApp(contract, () => answer, { log: (line) => log.push(line) })
    const progress: Progress[] = []
    return {
      store,
      clock,
      log,
      app,
      progress,
      /** From now on this session has a Pro license. */
      goPro: () => {
        license.status = { ...freeStatus, is_pro: true, tier: 'pro' }
      },
      /** It has ended. */
      goFree: () => {
        license.status = freeStatus
      },
      http: createClient(
        contract,
        httpFetch('http://localhost', async (input, init) => app.request(new Request(input, init))),
      ),
      /** As a worker answers: a file by reference, with progress and a signal. */
      api: createClient(contract, (name, _call, input, { signal = new AbortController().signal, report, uploadId } = {}) =>
        answer(name, input, {
          signal,
          report: (step) => {
            progress.push(step)
            report?.(step)
          },
          uploadId,
        }),
      ),
    }
  }

type Subjects = Omit<Contract, 'upload' | 'uploads'>
type Built = { [S in keyof Subjects]?: (parts: SessionParts) => Answering<Subjects[S]> }

/**
 * A session that answers for uploads and for these subjects only: a test that builds no more is not among those to run when another
 * subject changes. Any other call is `not_found`.
 */
export const sessionOf = (subjects: Built = {}, publicForms: PublicForms = {}) =>
  sessionWith(({ log, license = noLicenses, ...options }) => {
    const parts = createParts({ ...options, license })
    const built = { upload: uploadHandlers, uploads: uploadsHandlers, ...subjects }
    const handlers = Object.fromEntries(Object.entries(built).map(([name, build]) => [name, build(parts)]))
    const answered = Object.fromEntries(Object.entries(contract).filter(([name]) => name in built)) as unknown as Contract
    const plan = async () => ((await license.status()).is_pro ? 'pro' : 'free')
    return createAnswer(answered, handlers as unknown as Handlers<Contract>, { plan, log, publicForms })
  })
