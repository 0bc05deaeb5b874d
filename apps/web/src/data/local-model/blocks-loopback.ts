interface PageSent {
  protocol: string
  isSecure: boolean
  /** By a program on this computer. */
  isHere: boolean
}

/**
 * Whether this browser lets a page sent so reach nothing over http on this computer. No browser lets one that came over http
 * from elsewhere; of those that came over https Safari lets none, and says nothing of it, while others take the loopback address
 * for as safe as https.
 */
export function blocksLoopback({ protocol, isSecure, isHere }: PageSent, userAgent: string): boolean {
  if (isHere) return false
  return !isSecure || (protocol === 'https:' && /Safari\//.test(userAgent) && !/Chrom(?:e|ium)\/|Android/.test(userAgent))
}
