import { Failure } from '@convostat/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeNotice, notices } from '#data/client/notices.ts'
import { hearLicenseWork, licenseStanding, licenseWork } from './license-work.ts'

const data = vi.hoisted(() => ({
  activateLicense: vi.fn(),
  keptLicenseFile: vi.fn(),
  refreshLicense: vi.fn(),
  removeDevice: vi.fn(),
  removeLicense: vi.fn(),
}))
vi.mock('#data/license/license.ts', () => data)

const file = new File(['{}'], 'license.json')
const device = { slot: 2, label: 'Chrome on Windows', last_seen: '2026-11-21T10:00:00Z', is_this: false }
const slips = () => notices().map(({ text }) => text)
const isOver = () => vi.waitFor(() => expect(licenseStanding().doing).toBe(null))
let leave: () => void

beforeEach(() => {
  leave = hearLicenseWork(() => undefined)
})
afterEach(async () => {
  await isOver()
  leave()
  for (const { key } of notices()) closeNotice(key)
  vi.resetAllMocks()
})

/** An activation that is under way until the test ends it. */
function underWay() {
  let resolve = () => {}
  let reject = (_error: unknown) => {}
  const promise = new Promise<void>((done, failed) => {
    resolve = done
    reject = failed
  })
  data.activateLicense.mockReturnValueOnce(promise)
  licenseWork.choose({ file })
  expect(licenseStanding().doing?.work).toBe('verifying')
  return { promise, resolve, reject }
}

test('an activation is said on the card', async () => {
  underWay().resolve()
  await isOver()
  expect(licenseStanding().said?.sentence).toBe('License activated successfully!')
  expect(slips()).toEqual([])
})

test('a person who leaves meanwhile loses nothing: it continues, and a toast says how it ended', async () => {
  const good = underWay()
  leave()
  expect(data.activateLicense.mock.lastCall?.[1].signal.aborted).toBe(false)
  good.resolve()
  await isOver()
  expect(slips()).toEqual(['License activated successfully!'])

  leave = hearLicenseWork(() => undefined)
  const bad = underWay()
  leave()
  bad.reject(new Failure('license_expired'))
  await isOver()
  expect(slips()).toEqual(['License verification failed: This license has expired.'])
  expect(licenseStanding().trouble).toBe(null)
})

test('a person who comes back meanwhile sees it under way', async () => {
  const activation = underWay()
  leave()
  leave = hearLicenseWork(() => undefined)
  expect(licenseStanding().doing?.work).toBe('verifying')
  activation.resolve()
  await isOver()
  expect(licenseStanding().said?.kind).toBe('success')
  expect(slips()).toEqual([])
})

test('what is canceled says what may have happened; kept too late, it is removed again', async () => {
  const activation = underWay()
  licenseWork.cancel()
  expect(licenseStanding().said?.sentence).toMatch(/^Canceled. The license isn’t saved in this browser. This device may already count/)
  expect(data.activateLicense.mock.lastCall?.[1].signal.aborted).toBe(true)
  activation.resolve()
  await vi.waitFor(() => expect(data.removeLicense).toHaveBeenCalledOnce())
  await isOver()
  expect(licenseStanding().said?.sentence).toMatch(/^Canceled/)
})

test('a refusal of what was canceled is not said', async () => {
  const activation = underWay()
  licenseWork.cancel()
  activation.reject(new DOMException('', 'AbortError'))
  await activation.promise.catch(() => undefined)
  await isOver()
  expect(licenseStanding()).toMatchObject({ trouble: null, said: { kind: 'note' } })
  expect(data.removeLicense).not.toHaveBeenCalled()
})

test('a refresh of a license without a device to spare offers them as an upload does', async () => {
  data.refreshLicense.mockRejectedValueOnce(new Failure('device_limit', { devices: [device] }))
  data.keptLicenseFile.mockResolvedValue(file)
  licenseWork.refresh()
  await isOver()
  expect(licenseStanding()).toMatchObject({
    trouble: { title: 'Failed to refresh license status', text: expect.stringContaining('three devices') },
    full: { file, devices: [device] },
  })
  data.activateLicense.mockResolvedValueOnce(undefined)
  licenseWork.replace(device)
  await isOver()
  expect(data.activateLicense).toHaveBeenCalledWith(file, expect.objectContaining({ replaceSlot: 2 }))
  expect(licenseStanding().full).toBe(null)
})

test('a wrong file is about the field, a refresh is not', async () => {
  licenseWork.choose({ sentence: 'Please upload a valid license.json file' })
  expect(licenseStanding().trouble?.isOfFile).toBe(true)
  data.refreshLicense.mockRejectedValueOnce(new Failure('unavailable'))
  licenseWork.refresh()
  await isOver()
  expect(licenseStanding().trouble?.isOfFile).toBe(false)
})
