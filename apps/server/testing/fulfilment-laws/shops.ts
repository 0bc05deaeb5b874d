import { signingKeyOf } from '@convostat/installation/keys'
import { expect, onTestFinished } from 'vitest'
import type { Database } from '#licenses/database.ts'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import { licenseService } from '#licenses/license-service.ts'
import type { OrderRow } from '#licenses/schema.ts'
import type { Tables } from '../database-laws.ts'
import type { Seller } from '../selling.ts'
import { type SellingDesk, shop } from '../shop.ts'

const signing = signingKeyOf(Buffer.alloc(32, 7).toString('base64url'))
const deskOn = (database: Database): LicenseDatabase => ({
  database,
  signing,
  trust: { keys: [{ kid: signing.kid, pub: signing.pub }], mode: 'test' },
  close: () => database.close(),
})

/** A separate shop for a test, and others on the same tables. */
export type NewShop = (sold?: Seller) => Promise<SellingDesk & { another(): Promise<SellingDesk> }>

export const shopsOn =
  (tables: Tables): NewShop =>
  async (sold) => {
    const { database, again } = await tables.open()
    onTestFinished(() => database.close())
    const store = shop({ desk: deskOn(database), seller: sold })
    return {
      ...store,
      async another() {
        const database = await again()
        onTestFinished(() => database.close())
        return shop({ desk: deskOn(database), seller: store.seller })
      },
    }
  }

export const licenses = (store: SellingDesk) => store.read((db) => db.selectFrom('licenses').selectAll().orderBy('lid').execute())
export const orders = (store: SellingDesk): Promise<OrderRow[]> =>
  store.read((db) => db.selectFrom('orders').selectAll().orderBy('id').execute())
export const files = (store: SellingDesk) => store.read((db) => db.selectFrom('files').selectAll().orderBy('lid').orderBy('seq').execute())
export async function licenseIn(store: SellingDesk) {
  const [license, ...others] = await licenses(store)
  expect(others).toEqual([])
  return license
}

/** What a device with the newest file gets. */
export async function statusIn(store: SellingDesk) {
  const service = licenseService(store.desk, store.stripe.now)
  const { bytes } = (await files(store)).at(-1) ?? { bytes: '' }
  const asker = { did: 'device-1', label: null, replaceSlot: null, lease: null, session: null, wantsSession: true }
  return service.verify(JSON.parse(bytes), asker).then(
    ({ answer }) => answer.license,
    (error: { code: string }) => error.code,
  )
}
