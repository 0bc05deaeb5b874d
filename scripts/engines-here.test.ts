import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enginesHere } from './engines-here.mjs'
import { ensureFirefox } from './ensure-firefox.mjs'
import { ensureWebKit } from './ensure-webkit.mjs'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

const webKit = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  '/usr/bin/gjs',
  '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
]

/** A machine with these files, and those that installing would bring; null where it cannot install. */
function machineWith(files: readonly string[], installable: readonly string[] | null, env: Record<string, string> = {}) {
  const here = new Set(files)
  const install = vi.fn((_packages: readonly string[]) => {
    for (const path of installable ?? []) here.add(path)
  })
  return { exists: (path: string) => here.has(path), mayInstall: () => installable !== null, install, env }
}

test('an engine that is here is taken, and nothing is installed', () => {
  const machine = machineWith(['/usr/bin/firefox-esr', ...webKit], ['/usr/bin/firefox'])
  expect(ensureFirefox(machine)).toBe('/usr/bin/firefox-esr')
  expect(ensureWebKit(machine)).toMatchObject({ driver: '/usr/bin/WebKitWebDriver' })
  expect(machine.install).not.toHaveBeenCalled()
})

test('where it may be installed it is, and then taken', () => {
  const machine = machineWith([], ['/usr/bin/firefox-esr', ...webKit])
  expect(ensureFirefox(machine)).toBe('/usr/bin/firefox-esr')
  expect(machine.install).toHaveBeenCalledExactlyOnceWith(['firefox-esr'])
  expect(ensureWebKit(machine)).not.toBeNull()
})

test.each(webKit)('WebKit without %s is none, and is installed where it may be', (lacking) => {
  const others = webKit.filter((path) => path !== lacking)
  expect(ensureWebKit(machineWith(others, null))).toBeNull()
  const machine = machineWith(others, [lacking])
  expect(ensureWebKit(machine)).not.toBeNull()
  expect(machine.install).toHaveBeenCalledOnce()
})

test('where it cannot be installed there is none; where that fails it is an error that names the packages', () => {
  expect([ensureFirefox(machineWith([], null)), ensureWebKit(machineWith([], null))]).toEqual([null, null])
  expect(() => ensureFirefox(machineWith([], []))).toThrow('apt-get could not install it: firefox-esr.')
  expect(() => ensureWebKit(machineWith([], []))).toThrow('apt-get could not install it: webkit2gtk-driver, xvfb, gjs,')
  expect(() => ensureFirefox(machineWith([], null, { FIREFOX_PATH: '/nowhere' }))).toThrow(
    'FIREFOX_PATH is /nowhere, but there is no file.',
  )
})

const engine = (find: () => unknown) => ({ find: find as () => null, byHand: 'by hand', quirks: [] })
const open = () => undefined
const here = engine(() => open)
const notHere = engine(() => null)
const broken = engine(() => {
  throw new Error('apt-get could not install it.')
})

test('an engine that is not here is named and no failure, unless it was asked for; the others are run', () => {
  expect(
    enginesHere(
      [
        ['A', notHere],
        ['B', here],
      ],
      false,
    ),
  ).toEqual({
    found: [{ name: 'B', open, quirks: [] }],
    notHere: ['A (by hand)'],
    missing: [],
  })
  expect(enginesHere([['A', notHere]], true)).toEqual({ found: [], notHere: [], missing: ['A is not on this machine (by hand).'] })
})

test('one that could not be installed is a failure with its name, and keeps no other from being run', () => {
  expect(
    enginesHere(
      [
        ['A', broken],
        ['B', here],
      ],
      false,
    ),
  ).toMatchObject({
    found: [{ name: 'B' }],
    notHere: [],
    missing: ['A: apt-get could not install it.'],
  })
})
