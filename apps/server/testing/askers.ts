import { devicesOf } from '#licenses/devices.ts'
import type { Asker } from '#licenses/license-service.ts'
import { clockedDesk, idOf } from './desks.ts'

export const nobody: Asker = { did: null, label: 'Chrome on Windows', replaceSlot: null, lease: null, session: null, wantsSession: false }
export const device = (n: number, more: Partial<Asker> = {}): Asker => ({ ...nobody, did: `device-number-${n}`, ...more })

/** A desk with one license, and those who ask it. */
export async function opened(wished = {}) {
  const house = clockedDesk()
  const file = await house.issue(wished)
  const { verify, status } = house.service
  return {
    ...house,
    file,
    lid: idOf(file),
    /** Activates a device; gives what it asks with from then on. */
    async activated(n: number, more: Partial<Asker> = {}) {
      const { answer } = await verify(file, device(n, more))
      return device(n, { lease: answer.lease ?? null })
    },
    state: async (asker: Asker) => {
      const { is_pro, state, reason } = (await status(asker)).answer
      return [is_pro, state, reason]
    },
    slots: async (lid: string) => (await house.desk.database.read((db) => devicesOf(db, lid))).map(({ slot, did }) => `${slot} ${did}`),
  }
}
