const two = (n: number) => String(n).padStart(2, '0')

/** The calendar day it is on this device, `2021-03-04`: how long ago something was is counted in the reader's zone. */
export function localDay(now: number = Date.now()): string {
  const date = new Date(now)
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
