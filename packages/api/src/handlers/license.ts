import { freeStatus } from '@convostat/license'
import type { LicenseAnswer, LicenseDeactivated, LicenseVerified, PortalLink, Recovered } from '#shapes/index.ts'
import { type Answer, type Answering, createAnswer } from '../answer.ts'
import { type Contract, contract } from '../contract.ts'
import { Failure } from '../failure.ts'

/** What knows the caller's license; a host provides it. */
export interface LicenseDesk {
  /** Asked at every call: a license may come or end between two. */
  status(): LicenseAnswer | Promise<LicenseAnswer>
  /** Verifies a license file, given as parsed JSON; throws a license failure. */
  verify(file: Record<string, unknown>): LicenseVerified | Promise<LicenseVerified>
  /** Takes the license from a device. */
  deactivate(slot: number | undefined): LicenseDeactivated | Promise<LicenseDeactivated>
  /** Sends what was bought with this address; the answer is the same for every address. */
  recover(email: string): Recovered | Promise<Recovered>
  /** Sends the link where a subscription is ended or paid for: the caller's, else that of the license given as parsed JSON. */
  portal(file?: Record<string, unknown>): PortalLink | Promise<PortalLink>
}

const notHere = () => {
  throw new Failure('not_available')
}

/** Where nothing is known of licenses, everyone is on Free. */
export const noLicenses: LicenseDesk = {
  status: () => freeStatus,
  verify: notHere,
  deactivate: notHere,
  recover: notHere,
  portal: notHere,
}

export const licenseHandlers = (desk: LicenseDesk): Answering<Contract['license']> => ({
  status: async () => {
    const { features, ...status } = await desk.status()
    return { ...status, features: [...features] }
  },
  verify: (file) => desk.verify(file),
  deactivate: ({ slot }) => desk.deactivate(slot),
  recover: ({ email }) => desk.recover(email),
  portal: ({ license }) => desk.portal(license),
})

const calls = { license: contract.license }

/** The license calls alone, for a host that answers them itself. */
export const createLicenseApi = (desk: LicenseDesk): Answer =>
  createAnswer(calls, { license: licenseHandlers(desk) }, { plan: () => 'free' })
