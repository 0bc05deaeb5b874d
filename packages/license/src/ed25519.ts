import { platform } from './ed25519-platform.ts'
import type { Ed25519 } from './signature-scheme.ts'

/**
 * The platform's own where it has one, else the one we bring, which is loaded then: `crypto.subtle` is missing on pages served over
 * plain HTTP, and older browsers (before Chrome 137, Firefox 129, Safari 17) have it without Ed25519. Chosen once, by trying.
 */
export function ed25519(): Promise<Ed25519> {
  chosen ??= works(platform)
    .then(async (isThere) => (isThere ? platform : (await import('./ed25519-portable.ts')).portable))
    .catch((error: unknown) => {
      chosen = undefined
      throw error
    })
  return chosen
}
let chosen: Promise<Ed25519> | undefined

/** Signs and verifies something, and takes no signature for another's. */
export async function works(candidate: Ed25519): Promise<boolean> {
  try {
    const seed = new Uint8Array(32).fill(7)
    const message = Uint8Array.of(1, 2, 3)
    const pub = await candidate.publicKeyOf(seed)
    const signature = await candidate.sign(message, seed)
    return (await candidate.verify(signature, message, pub)) && !(await candidate.verify(signature, Uint8Array.of(1, 2), pub))
  } catch {
    return false
  }
}
