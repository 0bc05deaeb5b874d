import { createContext, useContext } from 'react'

/** What each of the screen's people is called in sentences and beside messages; elsewhere everyone by their whole name. */
export const PersonCalled = createContext<(name: string) => string>((name) => name)

export const useCalled = (): ((name: string) => string) => useContext(PersonCalled)
