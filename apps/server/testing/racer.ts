import { openDatabase } from '#licenses/database.ts'
import { activate } from '#licenses/devices.ts'

/** What a process is given: the license that all want, and its own devices. */
export interface Race {
  lid: string
  dids: string[]
  now: number
}

// A process of the device race, with its own connection: `racer.js DATABASE`. It reports how many of its devices got a slot.
const database = openDatabase(process.argv[2] ?? '')
process.on('message', ({ lid, dids, now }: Race) => {
  const attempts = dids.map((did) =>
    database
      .write((db) => activate(db, { lid, did, label: 'Racer', replaceSlot: null, now }))
      .then(
        () => 'in',
        (error: { code: string }) => error.code,
      ),
  )
  void Promise.all(attempts).then((outcomes) => process.send?.(outcomes))
})
process.send?.('ready')
