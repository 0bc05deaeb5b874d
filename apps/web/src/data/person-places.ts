import type { UploadAnswer } from '@convostat/api'

/** A person's place among the chat's people, which fixes the color; whoever is none of them comes after all. */
export function personPlaces({ import: { participants } }: Pick<UploadAnswer, 'import'>): (name: string) => number {
  const places = new Map(participants.map((name, place) => [name, place]))
  return (name) => places.get(name) ?? places.size
}
