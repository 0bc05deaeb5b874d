import type { UploadAnswer } from '@convostat/api'
import { firstNames } from '@convostat/format/first-names'

/** What the chat's people are called in sentences: by their first names. A name that someone was given here stays as it was given. */
export function firstNamesOf({
  people,
}: {
  people: readonly Pick<UploadAnswer['people'][number], 'name' | 'names'>[]
}): (name: string) => string {
  const given = new Set(people.filter(({ name, names }) => !names.includes(name)).map(({ name }) => name))
  const call = firstNames(people.map(({ name }) => name))
  return (name) => (given.has(name) ? name : call(name))
}
