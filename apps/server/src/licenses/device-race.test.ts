// In one zone: processes that come at once.
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtScript } from '#testing/built-thread.ts'
import { desk, idOf, noon, wish } from '#testing/desks.ts'
import { temporaryFolder } from '#testing/published-folder.ts'
import { racers } from '#testing/racers.ts'
import { devicesOf } from './devices.ts'
import { issueLicense } from './issue.ts'

const rounds = 200
const processes = 4
const devicesEach = 5

test(`L10: ${processes} processes with ${devicesEach} devices each at once, ${rounds} times: exactly three get in`, async () => {
  const folder = temporaryFolder()
  const { database, ...rest } = desk(folder)
  const script = await builtScript(temporaryFolder(), 'testing/racer.ts')
  const { run, end } = await racers(script, join(folder, 'license', 'desk.db'), processes)
  onTestFinished(end)
  for (let round = 0; round < rounds; round++) {
    const lid = idOf(await issueLicense({ database, ...rest }, wish, noon))
    const outcomes = await run((process) => ({
      lid,
      dids: Array.from({ length: devicesEach }, (_, i) => `device-${process}-${i}-of-${round}`),
      now: noon,
    }))
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'device_limit')).toHaveLength(processes * devicesEach - 3)
    const devices = await database.read((db) => devicesOf(db, lid))
    expect(devices.map(({ slot }) => slot)).toEqual([1, 2, 3])
    expect(new Set(devices.map(({ did }) => did)).size).toBe(3)
  }
})
