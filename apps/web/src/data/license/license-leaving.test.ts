import { Failure } from '@convostat/api'
import { newLicenseId } from '@convostat/license'
import { describe, expect, test } from 'vitest'
import { createWorld } from '#testing/license-profile.ts'

const { issuer, world, activated: activatedOn, stateIn } = await createWorld()
const activated = (text?: string) => activatedOn(undefined, text)
const offline = new Failure('unavailable')
const onServer = { isBySession: true }

describe('a license that a session on the server is Pro by', () => {
  test.each(['remove', 'wipe'] as const)('%s throws where the session could not be ended, and all is as it was', async (way) => {
    const { keeper, shelf } = await activated()
    const before = keeper.record()
    world.service.fault = offline
    await expect(keeper[way](onServer)).rejects.toMatchObject({ code: 'unavailable' })
    expect([keeper.record(), await shelf.all()]).toEqual([before, [before]])
    world.service.fault = null
    await keeper[way](onServer)
    expect([keeper.record()?.kept ?? null, world.service.session]).toEqual([null, null])
  })

  test.each(['remove', 'wipe'] as const)('%s: a listener that looks finds the session ended', async (way) => {
    const { keeper } = await activated()
    await keeper.read()
    const seen: unknown[] = []
    keeper.hear(() => seen.push(world.service.session))
    await keeper[way](onServer)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every((session) => session === null)).toBe(true)
  })

  test('a session ends also where no lease is kept any more; where there is none, none has to', async () => {
    const lid = newLicenseId()
    const { keeper, file } = await activated(await issuer.text({ lid }))
    world.service.states(lid, 'suspended')
    await keeper.contact('wished')
    expect(world.service.session).not.toBeNull()
    const undo = await keeper.remove(onServer)
    expect(world.service.session).toBeNull()
    await undo()
    expect(await stateIn(keeper)).toBe('free: suspended')
    await keeper.remove(onServer)
    expect(keeper.record()?.kept).toBeNull()
    world.service.states(lid, 'active')
    await keeper.activate(file)
    expect(await stateIn(keeper)).toBe('pro: active')
  })
})

test('in the browser it is removed offline as well', async () => {
  const { keeper } = await activated()
  world.service.fault = offline
  await keeper.remove()
  expect(keeper.record()?.kept).toBeNull()
})

test('deleting everything waits for what is under way, which brings nothing back', async () => {
  const { keeper, shelf } = await activated()
  await Promise.all([keeper.contact('wished'), keeper.wipe()])
  expect([await shelf.all(), keeper.record()]).toEqual([[], null])
})

describe('the way to have it again', () => {
  const laters: [string, (here: Awaited<ReturnType<typeof activated>>) => Promise<unknown>][] = [
    ['another license was activated', async ({ keeper }) => keeper.activate(await issuer.text())],
    [
      'another one was activated and removed',
      async ({ keeper }) => {
        await keeper.activate(await issuer.text())
        await keeper.remove()
      },
    ],
    ['another tab has activated it', async ({ tab, file }) => tab().activate(file)],
    ['everything was deleted', async ({ keeper }) => keeper.wipe()],
    [
      'it was gone before',
      async ({ tab, file }) => {
        const other = tab()
        await other.activate(file)
        await other.remove()
        await other.activate(file)
      },
    ],
  ]
  describe.each([
    ['online', null],
    ['offline', offline],
  ])('%s', (_how, fault) => {
    test.each(laters)('does nothing once %s', async (_what, later) => {
      const here = await activated()
      world.service.fault = fault
      const undo = await here.keeper.remove()
      world.service.fault = null
      await later(here)
      await here.keeper.read()
      await new Promise((resolve) => setTimeout(resolve))
      const [before, calls] = [JSON.stringify(await here.shelf.all()), world.service.calls.length]
      await undo()
      expect([JSON.stringify(await here.shelf.all()), world.service.calls.length]).toEqual([before, calls])
    })
  })

  test('works once, and again where it did not work', async () => {
    const { keeper } = await activated()
    const undo = await keeper.remove()
    world.service.fault = offline
    await expect(undo()).rejects.toMatchObject({ code: 'unavailable' })
    world.service.fault = null
    await undo()
    await undo()
    expect(await stateIn(keeper)).toBe('pro: active')
    expect(world.service.calls).toEqual(['verify', 'deactivate', 'verify', 'verify'])
  })
})
