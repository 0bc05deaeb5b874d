import { useSyncExternalStore } from 'react'
import { hearLicenseWork, licenseStanding, licenseWork } from './license-work.ts'

/** What can be done with the license, one thing at a time, what is under way, and how the last one ended. */
export const useLicenseWork = () => ({ ...useSyncExternalStore(hearLicenseWork, licenseStanding, licenseStanding), ...licenseWork })
