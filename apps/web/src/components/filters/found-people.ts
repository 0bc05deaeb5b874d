const marks = /\p{M}/gu
const folded = (text: string): string => text.normalize('NFKD').replace(marks, '').toLowerCase()

/** The people whose name contains what is sought, in any case and with or without marks; all where nothing is. */
export function foundPeople(people: readonly string[], sought: string): readonly string[] {
  const wanted = folded(sought).trim()
  return wanted === '' ? people : people.filter((name) => folded(name).includes(wanted))
}
