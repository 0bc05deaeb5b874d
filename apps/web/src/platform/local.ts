/** Short texts by their keys, in one of the browser's two stores. Nothing here ever throws. */
export interface Texts {
  get(key: string): string | null
  /** Whether it outlasts this page; where the browser stores nothing, it is known until the page is left. */
  set(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
}

/** What the whole browser remembers. */
export const local = texts('localStorage')
/** What this tab remembers. */
export const session = texts('sessionStorage')

/** Where cookies are blocked it throws already where the store is asked for; where the store is full, where something is set. */
function texts(name: 'localStorage' | 'sessionStorage'): Texts {
  /** What could not be stored, or not be removed, which is null. */
  const unstored = new Map<string, string | null>()
  const store = (): Storage => globalThis[name]
  return {
    get(key) {
      const known = unstored.get(key)
      if (known !== undefined) return known
      try {
        return store().getItem(key)
      } catch {
        return null
      }
    },
    set(key, text) {
      try {
        store().setItem(key, text)
        unstored.delete(key)
        return true
      } catch {
        unstored.set(key, text)
        return false
      }
    },
    remove(key) {
      try {
        store().removeItem(key)
        unstored.delete(key)
      } catch {
        unstored.set(key, null)
      }
    },
    keys() {
      const known = new Set<string>()
      try {
        for (const key of Object.keys(store())) known.add(key)
      } catch {
        // Then only what this page knows.
      }
      for (const [key, text] of unstored) {
        if (text === null) known.delete(key)
        else known.add(key)
      }
      return [...known]
    },
  }
}
