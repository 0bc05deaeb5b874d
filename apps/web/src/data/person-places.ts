import type { UploadAnswer } from '@convostat/api'

/** A person's place among the chat's people, which fixes the color and stays theirs; whoever is none of them comes after all. */
export function personPlaces({ people }: Pick<UploadAnswer, 'people'>): (name: string) => number {
  const places = new Map(people.map(({ name, color }) => [name, color]))
  const after = Math.max(-1, ...places.values()) + 1
  return (name) => places.get(name) ?? after
}
