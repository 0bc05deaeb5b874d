import { readFileSync } from 'node:fs'
import { HOUR } from '@convostat/format/seconds'
import { expect, test } from 'vitest'
import { wholeOf } from '#http/fair-share.ts'
import {
  arrivalLimits,
  bodyLimits,
  chatLimits,
  emailLimits,
  endLimits,
  httpLimits,
  paymentLimits,
  type Rate,
  rates,
  refillFactor,
  refusalSeconds,
  sessionLimits,
} from './limits.ts'

const page = readFileSync(new URL('../../../../docs/self-hosting.md', import.meta.url), 'utf8').replaceAll('\n', ' ')

const count = (of: number): string => of.toLocaleString('en')
const megabytes = (bytes: number): string => `${bytes / 1e6} MB`
const gigabytes = (bytes: number): string => `${bytes / 1e9} GB`
const shared = (of: number, written: (of: number) => string = count): string => `${written(of)}, of everyone ${written(wholeOf(of))}`
const then = ({ atOnce, perSecond }: Rate): string =>
  `${atOnce} at once, then ${perSecond >= 1 ? `${perSecond} per second` : `one every ${1 / perSecond} seconds`}`
const refilled = ({ atOnce, perSecond }: Rate): number => (refillFactor * atOnce) / perSecond / 60

/** What the page says of each limit. */
const statements = [
  `the text in a zip | ${megabytes(chatLimits.fileBytes)} |`,
  `uploads of one address at once | ${shared(chatLimits.uploadsAtOnce)} |`,
  `until they are answered | ${shared(bodyLimits.places)} |`,
  `more than ${arrivalLimits.smallBytes / 1000} kB, parsed in turn at ${megabytes(arrivalLimits.parsedBytesPerSecond)} per second`,
  `what these keep in memory | ${shared(bodyLimits.large)}; ${shared(bodyLimits.bytes, megabytes)} |`,
  `one at a time | ${shared(chatLimits.reportsWaiting)} |`,
  `that wait | ${shared(chatLimits.questionsAtOnce)}; ${shared(chatLimits.questionsWaiting)} |`,
  `files sent from one address | ${then(rates.sending)} |`,
  `checkouts from one address | ${then(rates.verifying).replace(',', ' each,')} |`,
  `links to a subscription) | ${then(rates.asking)} |`,
  `questions from one address | ${then(rates.questioning)} |`,
  `10 uploads, ${megabytes(chatLimits.storedBytes)} |`,
  `${gigabytes(sessionLimits.bytes)}, ${sessionLimits.sessions} sessions; of everyone ${gigabytes(wholeOf(sessionLimits.bytes))}, ${wholeOf(sessionLimits.sessions)} sessions |`,
  `${chatLimits.callsWaiting}, of one session ${chatLimits.sessionCallsWaiting}, of everyone ${wholeOf(chatLimits.callsWaiting)} |`,
  `one call | ${chatLimits.callSeconds} s,`,
  `${chatLimits.threadMegabytes} MB of JavaScript's memory |`,
  `chats in memory | ${megabytes(chatLimits.heldBytes)} per thread |`,
  `headers of ${httpLimits.headerBytes / 1024} KB within ${httpLimits.headersSeconds} s, whole within ${httpLimits.requestSeconds} s |`,
  `at ${httpLimits.uploadBytesPerSecond} bytes per second or faster; at ${arrivalLimits.slowBytesPerSecond / 1000} kB/s over ${arrivalLimits.slowSeconds} s where others wait`,
  `${shared(httpLimits.connections)}; ${httpLimits.keepAliveSeconds} s between requests, ${count(httpLimits.requests)} requests each, ${httpLimits.silentSeconds} s in which nothing moves |`,
  `those under way may finish for ${endLimits.graceSeconds} seconds`,
  `the process ends with code 0 within ${endLimits.mostSeconds} seconds`,
]

test.each(statements)('docs/self-hosting.md says "%s"', (sentence) => {
  expect(page).toContain(sentence)
})

test('a server that ends has wiped its sessions before its process is over, and everything is over within 25 seconds', () => {
  const untilWiped = endLimits.graceSeconds + refusalSeconds + chatLimits.sweepingMilliseconds / 1000
  // What is left is for hanging up and wiping, half a second of it for the process itself.
  expect(untilWiped).toBeLessThan(endLimits.mostSeconds - 1)
  expect(endLimits.mostSeconds).toBeLessThanOrEqual(25)
  // None of these has to be over by then: what is kept is kept at each step. Each has its time where nothing was under way.
  for (const { partingMilliseconds } of [emailLimits, paymentLimits])
    expect(chatLimits.sweepingMilliseconds + partingMilliseconds).toBeLessThanOrEqual(
      (endLimits.mostSeconds - endLimits.graceSeconds) * 1000,
    )
})

test('docs/self-hosting.md says when as many calls may come at once again', () => {
  expect([rates.sending, rates.verifying, rates.buying].map(refilled)).toEqual([10, 10, 10])
  expect(page).toContain(
    `ten minutes after the first of them (${refilled(rates.questioning)} for questions, ${refilled(rates.asking)} for mails)`,
  )
})

test('docs/self-hosting.md says in words how long a session lasts and an upload may take', () => {
  expect([sessionLimits.idleSeconds, sessionLimits.longestSeconds, sessionLimits.keptSeconds]).toEqual([HOUR, 24 * HOUR, 300])
  expect(page).toContain('after an hour without a call, a day after it began')
  expect(page).toContain('used in the last five minutes')
  expect(httpLimits.uploadSeconds).toBe(HOUR)
  expect(page).toContain('an upload | within an hour')
  expect(rates.buying).toEqual(rates.verifying)
  expect(chatLimits.textBytes).toBe(chatLimits.fileBytes)
})
