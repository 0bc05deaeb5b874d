import { Failure } from '@convostat/api'
import type { Trust } from '@convostat/license'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import type { Asker, LicenseService } from '#licenses/license-service.ts'

/** The keys that pages trust: this server's own, and the sandbox's for tests alone. */
export const trustOfBoth = (own: Trust, { signing: { kid, pub } }: LicenseDatabase): Trust => ({
  ...own,
  keys: [...own.keys, { kid, pub, mode: 'test' }],
})

/**
 * The license calls where there is a sandbox. Each of the two desks answers for what it has signed itself, by its own clock: a
 * file and a lease say whose they are, and a cookie is known to one of them.
 */
export function bothDesks(own: LicenseService, sandbox: LicenseService, { signing }: LicenseDatabase): LicenseService {
  const isPlayed = ({ lease }: Asker): boolean => lease?.startsWith(`${signing.kid}.`) === true

  return {
    verify: (file, asker) => ((Object(file) as { kid?: unknown }).kid === signing.kid ? sandbox : own).verify(file, asker),
    async status(asker) {
      if (isPlayed(asker)) return sandbox.status(asker)
      const answered = await own.status(asker)
      return answered.answer.state === 'none' && asker.session !== null ? sandbox.status(asker) : answered
    },
    async deactivate(slot, asker) {
      if (isPlayed(asker)) return sandbox.deactivate(slot, asker)
      try {
        return await own.deactivate(slot, asker)
      } catch (error) {
        if (!(error instanceof Failure && error.code === 'pro_required') || asker.session === null) throw error
        return sandbox.deactivate(slot, asker)
      }
    },
    async planOf(session) {
      const plan = await own.planOf(session)
      return plan === 'free' ? sandbox.planOf(session) : plan
    },
    sweep: async () => void (await Promise.all([own.sweep(), sandbox.sweep()])),
  }
}
