import type { UploadAnswer } from '@convostat/api'
import { largest } from '@convostat/api/extremes'

/** A person's place among the chat's people, which fixes the color and stays theirs; anyone else comes after them. */
export function personPlaces({ people }: Pick<UploadAnswer, 'people'>): (name: string) => number {
  const places = new Map(people.map(({ name, color }) => [name, color]))
  const after = largest(places.values(), -1) + 1
  return (name) => places.get(name) ?? after
}
