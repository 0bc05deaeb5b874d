/** What is in the browser and what its tabs say to each other, for tests of what a page holds of it. */
import { vi } from 'vitest'
import type { SavedChange } from '#store/changes.ts'
import type { Shelf } from '#store/kind.ts'

type Hear = (change: SavedChange) => void

let lying: Shelf
let isFailing = false
let tabs: Hear[] = []

/** A browser with only this in it, without any tab. What is imported from now on is a page in it. */
export function openBrowser(shelf: Shelf): void {
  vi.doMock('#store/changes.ts', () => ({ talkOfSaved }))
  vi.doMock('#store/record-store.ts', async (original) => ({ ...(await original<typeof import('#store/record-store.ts')>()), createShelf }))
  lying = shelf
  isFailing = false
  tabs = []
}

/** From now on the storage fails, or does so no longer. */
export function failStorage(fails: boolean): void {
  isFailing = fails
}

/** Whatever is there. */
export const allLying = (): Promise<unknown[]> => lying.all()

/** Another tab says so to the first one. */
export const sayToFirst = (change: SavedChange): void => tabs[0](change)

/** Instead of the shelf of the device. */
const createShelf = (): Shelf => ({
  ...lying,
  kind: () => 'device',
  all: () => (isFailing ? Promise.reject(new Error('no')) : lying.all()),
  change: (keys, work) => (isFailing ? Promise.reject(new Error('no')) : lying.change(keys, work)),
  clear: () => lying.clear(),
})

/** Instead of the channel between tabs. */
function talkOfSaved(hear: Hear): Hear {
  tabs.push(hear)
  return (change) => {
    for (const each of tabs) if (each !== hear) each(change)
  }
}
