/** Where a shared location is: the one thing that phones write alike. */

/** Degrees; some ten metres. Phones round coordinates each in their own way. */
const NEAR = 1e-4
const COORDINATES = /[?&/@=](-?\d{1,3}(?:\.\d+)?),\s?(-?\d{1,3}(?:\.\d+)?)/
const LINK = /https?:\/\/[^\s)]+/

/** Whether two locations are one: by their coordinates, else by their link; one that is shared live has neither. */
export function isSamePlace(a: string, b: string): boolean {
  const [here, there] = [coordinatesOf(a), coordinatesOf(b)]
  if (here && there) return Math.abs(here[0] - there[0]) < NEAR && Math.abs(here[1] - there[1]) < NEAR
  return !here && !there && linkOf(a) === linkOf(b)
}

const linkOf = (text: string): string | undefined => LINK.exec(text)?.[0]

function coordinatesOf(text: string): [latitude: number, longitude: number] | null {
  const found = COORDINATES.exec(linkOf(text) ?? '')
  return found && [Number(found[1]), Number(found[2])]
}
