import { Failure } from '@convostat/api'
import { type LicensePayload, openLease, openLicense, readLicense, serializeLicense, type Trust } from '@convostat/license'
import type { DeviceLicense } from '#store/kept-license.ts'

/** A lease, if it is of this license and this device, by a trusted key; else null. */
export async function ownLease(lease: string | null, { lid, did }: { lid: string; did: string }, trust: Trust): Promise<string | null> {
  const payload = lease === null ? null : await openLease(lease, trust).catch(() => null)
  return payload?.lid === lid && payload.did === did ? lease : null
}

/** What the license kept says, whenever; null where it cannot be verified. */
export async function payloadOf({ file }: DeviceLicense, trust: Trust): Promise<LicensePayload | null> {
  try {
    return await openLicense(readLicense(file), trust)
  } catch {
    return null
  }
}

/** The newer file that a refusal brings, if it is one of the same license and signed; else the refusal is thrown. */
export async function newerFile(error: unknown, { lid, seq }: Pick<LicensePayload, 'lid' | 'seq'>, trust: Trust): Promise<string> {
  if (!(error instanceof Failure) || error.code !== 'license_superseded' || !error.license) throw error
  const file = readLicense(JSON.stringify(error.license))
  const newer = await openLicense(file, trust)
  if (newer.lid !== lid || newer.seq <= seq) throw error
  return serializeLicense(file)
}
