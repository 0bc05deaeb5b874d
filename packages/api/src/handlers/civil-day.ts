/** The day in the host's time zone, `2021-03-04`. @param now epoch milliseconds */
export function civilDay(now: number): string {
  const date = new Date(now)
  const two = (value: number) => `${value}`.padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
