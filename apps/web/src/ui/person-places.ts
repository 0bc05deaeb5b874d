import { createContext, useContext } from 'react'

export type PlaceOf = (name: string) => number

/** Each person's place among the people of the chat on the screen, which fixes the color. */
export const PersonPlaces = createContext<PlaceOf>(() => {
  throw new Error('no chat whose people have places')
})

export const usePlaces = (): PlaceOf => useContext(PersonPlaces)
