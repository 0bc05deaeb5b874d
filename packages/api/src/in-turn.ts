/** A queue that serves addresses in turn: however many of one address wait, another waits for one of them at most. */
export interface InTurn<Item> {
  add(address: string, item: Item): void
  remove(address: string, item: Item): boolean
  /** All of an address, the one that came first first. */
  of(address: string): readonly Item[]
  /** The addresses whose turn it is, in this order. */
  addresses(): readonly string[]
  /** It had its turn: it is the last one from now on. */
  served(address: string): void
}

export function inTurn<Item>(): InTurn<Item> {
  const waiting = new Map<string, Set<Item>>()
  return {
    add(address, item) {
      waiting.set(address, (waiting.get(address) ?? new Set<Item>()).add(item))
    },
    remove(address, item) {
      const all = waiting.get(address)
      const wasThere = all?.delete(item) ?? false
      if (all?.size === 0) waiting.delete(address)
      return wasThere
    },
    of: (address) => [...(waiting.get(address) ?? [])],
    addresses: () => [...waiting.keys()],
    served(address) {
      const all = waiting.get(address)
      if (!all) return
      waiting.delete(address)
      waiting.set(address, all)
    },
  }
}
