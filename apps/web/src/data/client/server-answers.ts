import { serviceWorkers } from '#platform/service-workers.ts'

/**
 * Whether our own server answers right now. A service worker would answer for it with what it keeps, so there the browser is asked to look
 * for a newer service worker, which always comes from the server; elsewhere a published file will do.
 */
export async function serverAnswers(file: string): Promise<boolean> {
  try {
    const workers = serviceWorkers()
    if (!workers?.controller) return (await fetch(file, { cache: 'no-store' })).ok
    const registration = await workers.getRegistration()
    await registration?.update()
    return registration !== undefined
  } catch {
    return false
  }
}
