import { DAY } from '@convostat/format/seconds'
import { isDeviceId, isLicenseId } from './ids.ts'
import type { Mode } from './keys.ts'
import type { BillingPeriod, Feature } from './plans.ts'

export const issuer = 'convostat'
export const audience = 'convo-app'

/** What a license says, as it is signed. Times are whole seconds since 1970, UTC. */
export interface LicensePayload {
  typ: 'license'
  iss: string
  aud: 'convo-app'
  lid: string
  /** Counts the files of one license: of two, the one with the greater number counts. */
  seq: number
  tier: 'pro'
  plan: BillingPeriod
  /** In order, none twice. A newer issuer may name some that this version does not know. */
  features: Feature[]
  /** 1 to 120 characters (code points), NFC, no control characters. It must be escaped to be shown. */
  licensee: string
  iat: number
  nbf: number
  /** The end of what was paid for. */
  period_end: number
  /** The first second in which it no longer counts: at `period_end`, or at most 3 days later. */
  exp: number
  max_devices: 3
  mode: Mode
}

/** That a device may use a license: what the service gives back for an activation. */
export interface LeasePayload {
  typ: 'lease'
  lid: string
  seq: number
  did: string
  iat: number
  /** The first second in which it no longer counts, at most 30 days after `iat`. */
  exp: number
  mode: Mode
}

export const graceSeconds = 3 * DAY
export const leaseSeconds = 30 * DAY

const isOneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value)
const isText = (value: unknown) => typeof value === 'string'
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
/** Seconds up to the year 9999, which a date can be made of. */
const isTime = (value: unknown) => isCount(value) && Number(value) < 253_402_300_800

// Whether it is ours at all (typ, iss, aud, mode) is looked at afterwards: that has its own code.
const licenseFields = {
  typ: isText,
  iss: isText,
  aud: isText,
  lid: isLicenseId,
  seq: isCount,
  tier: isOneOf('pro'),
  plan: isOneOf('monthly', 'annual'),
  features: isFeatureList,
  licensee: isLicensee,
  iat: isTime,
  nbf: isTime,
  period_end: isTime,
  exp: isTime,
  max_devices: isOneOf(3),
  mode: isOneOf('live', 'test'),
} satisfies Record<keyof LicensePayload, (value: unknown) => boolean>

const leaseFields = {
  typ: isText,
  lid: isLicenseId,
  seq: isCount,
  did: isDeviceId,
  iat: isTime,
  exp: isTime,
  mode: isOneOf('live', 'test'),
} satisfies Record<keyof LeasePayload, (value: unknown) => boolean>

/** Whether it has the fields of a license, and no other, each as it may be. */
export const hasLicenseFields = (value: Record<string, unknown>): value is Record<string, unknown> & LicensePayload =>
  hasFields<LicensePayload>(value, licenseFields) &&
  value.nbf < value.exp &&
  value.iat < value.exp &&
  value.period_end <= value.exp &&
  value.exp <= value.period_end + graceSeconds

/** Whether it has the fields of a lease, and no other, each as it may be. */
export const hasLeaseFields = (value: Record<string, unknown>): value is Record<string, unknown> & LeasePayload =>
  hasFields<LeasePayload>(value, leaseFields) && value.iat < value.exp && value.exp <= value.iat + leaseSeconds

/** RFC 8785: keys in order, no spaces. Nothing is nested and every number is a whole one, so that what JSON.stringify writes is canonical. */
export const canonicalJson = (payload: LicensePayload | LeasePayload): string => JSON.stringify(payload, Object.keys(payload).toSorted())

function hasFields<T>(
  value: Record<string, unknown>,
  fields: Record<keyof T & string, (value: unknown) => boolean>,
): value is Record<string, unknown> & T {
  const checks: [string, (value: unknown) => boolean][] = Object.entries(fields)
  return Object.keys(value).length === checks.length && checks.every(([key, isRight]) => Object.hasOwn(value, key) && isRight(value[key]))
}

/** Names in order of their characters, none twice. */
function isFeatureList(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 64) return false
  return value.every((name, i) => typeof name === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(name) && (i === 0 || value[i - 1] < name))
}

/** A line break would end a header of the e-mail that it is written into. */
function isLicensee(value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '' || value.length > 240 || [...value].length > 120) return false
  return value.isWellFormed() && value.normalize('NFC') === value && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)
}
