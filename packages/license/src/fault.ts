/** Why a license, or a lease, is not accepted: one code for each thing that is checked. */
export const licenseFaultCodes = [
  'license_malformed',
  'license_signature',
  'license_key_unknown',
  'license_wrong_product',
  'license_not_yet_valid',
  'license_expired',
  'license_revoked',
  'license_suspended',
  'license_superseded',
] as const
export type LicenseFaultCode = (typeof licenseFaultCodes)[number]

/** What a person can do about a file that cannot be read. */
export type LicenseHint = 'utf16'

/** Thrown for anything wrong with a license or lease. The message is for developers; what people read goes by the code. */
export class LicenseFault extends Error {
  readonly code: LicenseFaultCode
  /** `utf16`: a mail program or editor saved the file in another encoding than it came in. */
  readonly hint: LicenseHint | null

  constructor(code: LicenseFaultCode, message: string, hint: LicenseHint | null = null) {
    super(message)
    this.name = 'LicenseFault'
    this.code = code
    this.hint = hint
  }
}

export const isLicenseFaultCode = (value: unknown): value is LicenseFaultCode => licenseFaultCodes.some((code) => code === value)
