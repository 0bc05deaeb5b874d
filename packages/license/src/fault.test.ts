import { expect, test } from 'vitest'
import { isLicenseFaultCode, LicenseFault, licenseFaultCodes } from './fault.ts'

test('its codes are known, and nothing else is', () => {
  for (const code of licenseFaultCodes) expect(isLicenseFaultCode(code)).toBe(true)
  for (const value of ['', 'license', 'device_removed', 'toString', null, undefined, 0, [licenseFaultCodes[0]]])
    expect(isLicenseFaultCode(value)).toBe(false)
})

test('a fault has its code, its sentence and its hint, and a name in a log', () => {
  const fault = new LicenseFault('license_malformed', 'Not UTF-8', 'utf16')
  expect(fault).toMatchObject({ name: 'LicenseFault', code: 'license_malformed', message: 'Not UTF-8', hint: 'utf16' })
  expect(`${fault}`).toBe('LicenseFault: Not UTF-8')
  expect(new LicenseFault('license_expired', '').hint).toBeNull()
})
