/** What this entry of the tab's history contains: the checkout that one comes back from, and its license once that is kept. */
interface Entry {
  checkout: string
  license?: string
}

/**
 * Takes the checkout's id out of the address, where it could be seen, copied and sent on, into this entry of the history. A
 * reload finds it there, and no other page of this tab can. Without one in the address, the entry stays as it was.
 */
export function takeSession(location: Pick<Location, 'search' | 'pathname'>, history: Pick<History, 'state' | 'replaceState'>): void {
  if (location.search === '') return
  const checkout = new URLSearchParams(location.search).get('session_id')
  history.replaceState(checkout ? ({ checkout } satisfies Entry) : history.state, '', location.pathname)
}

/** The checkout that one came back from here; null where there is none. */
export function sessionIn({ state }: Pick<History, 'state'>): Entry | null {
  const { checkout, license } = Object(state) as Partial<Record<keyof Entry, unknown>>
  if (typeof checkout !== 'string' || checkout === '') return null
  return { checkout, ...(typeof license === 'string' && { license }) }
}

/** Its license is kept here: the next look need not ask for it again. */
export function sessionIsKept(history: Pick<History, 'state' | 'replaceState'>, license: string): void {
  const entry = sessionIn(history)
  if (entry) history.replaceState({ ...entry, license } satisfies Entry, '')
}
