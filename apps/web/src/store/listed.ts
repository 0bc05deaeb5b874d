/** The entries of the list, readable or not, by id. */
export const listedById = (values: readonly unknown[]): Map<string, unknown> =>
  new Map(
    values.flatMap((value) => {
      const id = idOfKept(value)
      return id === null ? [] : [[id, value] as const]
    }),
  )

/** The id of a stored entry, readable or not. */
function idOfKept(value: unknown): string | null {
  const { id } = Object(value) as { id?: unknown }
  return typeof id === 'string' ? id : null
}
