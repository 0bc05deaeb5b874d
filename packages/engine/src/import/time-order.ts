/**
 * The stable order by time, or null where the file is in order already, as nearly every export is.
 *
 * Sorting numbers is far faster than sorting by a comparator: time and position are packed into one double,
 * which has 53 bits, so that equal times keep their places.
 */
export function timeOrder(time: Uint32Array): Uint32Array | null {
  const count = time.length
  if (isInOrder(time)) return null
  let least = 0xffffffff
  let most = 0
  for (let i = 0; i < count; i++) {
    const seconds = time[i]
    if (seconds < least) least = seconds
    if (seconds > most) most = seconds
  }
  if ((most - least + 1) * count > Number.MAX_SAFE_INTEGER) {
    return Uint32Array.from({ length: count }, (_, i) => i).sort((a, b) => time[a] - time[b] || a - b)
  }
  const keys = new Float64Array(count)
  for (let i = 0; i < count; i++) keys[i] = (time[i] - least) * count + i
  keys.sort()
  const order = new Uint32Array(count)
  for (let i = 0; i < count; i++) order[i] = keys[i] % count
  return order
}

function isInOrder(time: Uint32Array): boolean {
  for (let i = 1; i < time.length; i++) if (time[i] < time[i - 1]) return false
  return true
}
