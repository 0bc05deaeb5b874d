import { expect } from '@playwright/test'
import { canaries } from './support/canaries.ts'
import { chatFile, chatText } from './support/chats.ts'
import { canariesSent, differences, requestList } from './support/leaks.ts'
import { mutants } from './support/mutants.ts'
import { analyzeChat, openUpload, picker } from './support/screens.ts'
import { test, type Watch } from './support/watched.ts'

// What leaves once has left.
test.describe.configure({ retries: 0 })

// A proof that cannot fail proves nothing. So here leaks are planted in the built product, one at a time, and the checks
// that the product itself passes must catch every one. What a policy blocks must be caught as well: as an attempt.

/** What the product as it is asks for, whatever the chat; run once in each of the runner's processes. */
let healthy: Promise<{ requests: string[]; traces: string[] }> | undefined

async function healthyRun(watch: Watch) {
  const eyes = await watch()
  await openUpload(eyes.page, eyes.own.origin)
  eyes.loaded()
  await analyzeChat(eyes.page, chatText({ messages: 30 }))
  return { requests: requestList(eyes.own), traces: await eyes.end() }
}

test('7.4 the zoo has 24 leaks, and the product as it is has none of them', async ({ watch }) => {
  expect(new Set(mutants.map(({ mark }) => mark)).size).toBe(24)
  healthy ??= healthyRun(watch)
  expect((await healthy).traces).toEqual([])
})

for (const { name, mark, alter } of mutants) {
  test(`7.4 a planted leak is caught: ${name}`, async ({ watch }, { annotations }) => {
    healthy ??= healthyRun(watch)
    const { requests } = await healthy
    const secrets = canaries(2)
    const eyes = await watch({ plant: alter })
    await openUpload(eyes.page, eyes.own.origin)
    eyes.loaded()
    const isSeen = () => eyes.traces().some((trace) => trace.includes(mark))
    await picker(eyes.page).setInputFiles(chatFile(chatText({ messages: 30, names: secrets })))
    // A leak that is never noticed is waited for, in vain.
    await expect.poll(isSeen, { timeout: 30_000 }).toBe(true)
    // Others of its traces follow.
    await eyes.page.waitForTimeout(700)
    const canaryHits = canariesSent(eyes.arrived(), secrets)
    const others = differences(requestList(eyes.own), requests).filter((line) => line.includes(mark))
    const traces = (await eyes.end()).filter((trace) => trace.includes(mark))
    const caught = [
      ...traces,
      ...others.map(() => 'another list of requests'),
      ...canaryHits.map(() => 'words of the chat in what was sent'),
    ]
    annotations.push({ type: 'caught', description: [...new Set(caught)].map((each) => each.slice(0, 140)).join('\n') })
    expect(traces).not.toEqual([])
  })
}
