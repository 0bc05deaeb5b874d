/** Whether two marks are of one chat. A page compares marks, too, and needs nothing of what makes them from a chat. */

/** From this many common minutes on two exports are of one chat, under any names. */
const ENOUGH = 6

/** What a mark was made of, and who wrote, by their names in the file. */
export interface MarkedChat {
  readonly mark: string
  readonly names: readonly string[]
}

/**
 * How much two exports have in common, as a number of minutes; 0 where they are not of one chat. If they are short, half of the
 * shorter will do, if most of its people are the other's, too.
 */
export function likeness(a: MarkedChat, b: MarkedChat): number {
  const [first, second] = [numbersOf(a.mark), numbersOf(b.mark)]
  const common = [...first].filter((number) => second.has(number)).length
  if (common >= ENOUGH) return common
  const isHalf = common > 0 && common * 2 >= Math.min(first.size, second.size)
  return isHalf && haveMostPeopleInCommon(a.names, b.names) ? common : 0
}

function haveMostPeopleInCommon(a: readonly string[], b: readonly string[]): boolean {
  const names = new Set(b)
  return a.filter((name) => names.has(name)).length * 2 > Math.min(a.length, b.length)
}

const BYTES = 4

/** A mark as it is written: its numbers in base64. */
export function base64Of(numbers: readonly number[]): string {
  const bytes = new DataView(new ArrayBuffer(numbers.length * BYTES))
  numbers.forEach((number, i) => {
    bytes.setUint32(i * BYTES, number)
  })
  return btoa(Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte)).join(''))
}

/** What is not a mark contains nothing. */
function numbersOf(mark: string): Set<number> {
  if (!/^[A-Za-z\d+/]*={0,2}$/.test(mark) || mark.length % 4 !== 0) return new Set()
  const bytes = new DataView(Uint8Array.from(atob(mark), (character) => character.charCodeAt(0)).buffer)
  return new Set(Array.from({ length: Math.floor(bytes.byteLength / BYTES) }, (_, i) => bytes.getUint32(i * BYTES)))
}
