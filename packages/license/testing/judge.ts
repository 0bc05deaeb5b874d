import { LicenseFault } from '#fault.ts'
import { type LicenseFile, readLicense } from '#file.ts'
import type { Trust } from '#keys.ts'
import { verifyLicense } from '#license.ts'
import type { LicensePayload } from '#payload.ts'

export type Verdict = 'refused' | 'the same' | 'forged'

/**
 * What becomes of a file: refused with a code; accepted as what a genuine one says, part for part; or accepted though
 * nobody signed it. Throws everything that is not a LicenseFault.
 */
export async function judge(
  content: string | Uint8Array,
  genuine: readonly { file: LicenseFile; payload: LicensePayload }[],
  trust: Trust,
  now: number,
): Promise<Verdict> {
  try {
    const file = readLicense(content)
    const payload = await verifyLicense(file, trust, now)
    const original = genuine.find((each) => (['kid', 'payload', 'sig'] as const).every((part) => each.file[part] === file[part]))
    return original && JSON.stringify(original.payload) === JSON.stringify(payload) ? 'the same' : 'forged'
  } catch (fault) {
    if (fault instanceof LicenseFault) return 'refused'
    throw fault
  }
}
