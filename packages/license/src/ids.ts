import { encodeBase64url } from './base64url.ts'

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** A new license's id: `lic_` and 26 characters of base32, 130 random bits. */
export const newLicenseId = (): string =>
  `lic_${Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => base32[byte & 31]).join('')}`

export const isLicenseId = (value: unknown): value is string => typeof value === 'string' && /^lic_[a-z2-7]{26}$/.test(value)

/** A new device's id: 128 random bits in base64url. It says nothing about the device. */
export const newDeviceId = (): string => encodeBase64url(crypto.getRandomValues(new Uint8Array(16)))

/** A host's id to tell devices apart: 8 to 128 of A-Z a-z 0-9 _ . : -, so that it can be in a header. */
export const isDeviceId = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_.:-]{8,128}$/.test(value)
