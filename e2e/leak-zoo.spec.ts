import { expect } from '@playwright/test'
import { canaries } from './support/canaries.ts'
import { chatFile, chatText } from './support/chats.ts'
import { canariesSent, differences, requestList } from './support/leaks.ts'
import { type Mutant, mutants, plantedTogether } from './support/mutants.ts'
import type { Seen } from './support/recorder.ts'
import { analyzeChat, openUpload, picker } from './support/screens.ts'
import { test, type Watch } from './support/watched.ts'

// One process after the other looks, so that what they share is looked at once.
test.describe.configure({ mode: 'default' })

// A proof that cannot fail proves nothing. So here leaks are planted in the built product, and the checks that the product
// itself passes must catch every one. What a policy blocks must be caught as well: as an attempt. Each has its own mark
// in everything it does, and only what bears it counts as caught: so all that do not touch one another are let loose at once.

/** What the product as it is asks for, whatever the chat. */
let healthy: Promise<{ requests: string[]; traces: string[] }> | undefined

async function healthyRun(watch: Watch) {
  const eyes = await watch()
  await openUpload(eyes.page, eyes.own.origin)
  eyes.loaded()
  await analyzeChat(eyes.page, chatText({ messages: 30 }))
  return { requests: requestList(eyes.own), traces: await eyes.end() }
}

/** What was noticed of leaks that were let loose together. */
interface Noticed {
  secrets: string[]
  arrived: Seen[]
  requests: string[]
  traces: string[]
}

async function letLoose(watch: Watch, together: readonly Mutant[]): Promise<Noticed> {
  const secrets = canaries(2)
  const eyes = await watch({ plant: (stunPort) => plantedTogether(together, stunPort) })
  await openUpload(eyes.page, eyes.own.origin)
  eyes.loaded()
  const unseen = () => together.filter(({ mark }) => !eyes.traces().some((trace) => trace.includes(mark))).map(({ name }) => name)
  await picker(eyes.page).setInputFiles(chatFile(chatText({ messages: 30, names: secrets })))
  // A leak that is never noticed is waited for, in vain: its own test says so.
  await expect
    .poll(unseen, { timeout: 30_000 })
    .toEqual([])
    .catch(() => undefined)
  // Others of their traces follow.
  await eyes.page.waitForTimeout(700)
  return { secrets, arrived: eyes.arrived(), requests: requestList(eyes.own), traces: await eyes.end() }
}

const sociable = mutants.filter(({ isAlone }) => !isAlone)
let together: Promise<Noticed> | undefined

function noticed(watch: Watch, mutant: Mutant): Promise<Noticed> {
  if (mutant.isAlone) return letLoose(watch, [mutant])
  together ??= letLoose(watch, sociable)
  return together
}

test('7.4 the zoo has 26 leaks, and the product as it is has none of them', async ({ watch }) => {
  expect(new Set(mutants.map(({ mark }) => mark)).size).toBe(26)
  // What one does is not taken for what another does.
  expect(sociable.filter(({ mark }) => sociable.some((other) => other.mark !== mark && other.mark.includes(mark)))).toEqual([])
  healthy ??= healthyRun(watch)
  expect((await healthy).traces).toEqual([])
})

for (const mutant of mutants) {
  test(`7.4 a planted leak is caught: ${mutant.name}`, async ({ watch }, { annotations }) => {
    healthy ??= healthyRun(watch)
    const { requests } = await healthy
    const { secrets, ...all } = await noticed(watch, mutant)
    const isIts = (trace: string) => trace.includes(mutant.mark)
    const canaryHits = canariesSent(
      all.arrived.filter((seen) => isIts(JSON.stringify(seen))),
      secrets,
    )
    const others = differences(all.requests, requests).filter(isIts)
    const traces = all.traces.filter(isIts)
    const caught = [
      ...traces,
      ...others.map(() => 'another list of requests'),
      ...canaryHits.map(() => 'words of the chat in what was sent'),
    ]
    annotations.push({ type: 'caught', description: [...new Set(caught)].map((each) => each.slice(0, 140)).join('\n') })
    expect(traces).not.toEqual([])
  })
}
