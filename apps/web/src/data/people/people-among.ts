/** The people among those who wrote: the service's own assistant can be asked in any chat and is nobody of it. */
export const peopleAmong = (names: readonly string[]): string[] => names.filter((name) => name !== 'Meta AI')
