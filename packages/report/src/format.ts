/** Numbers, days and spans in English, the same on every device. Days and times are civil, as the chat has them. */
const grouped = new Intl.NumberFormat('en-US')
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const number = (value: number): string => grouped.format(value)
export const decimal = (value: number): string => oneDecimal.format(value)
/** Of a share from 0 to 1; what is there at all is never 0%. */
export const percent = (share: number): string => {
  const whole = Math.round(share * 100)
  if (whole === 0 && share > 0) return 'under 1%'
  return `${whole}%`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const fullMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
export const shortWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Of `2024-03-05`, or of a time that begins so: `Mar 5, 2024`. */
export function day(text: string): string {
  const [year, month, date] = text.slice(0, 10).split('-').map(Number) as [number, number, number]
  return `${months[month - 1]} ${date}, ${year}`
}
/** Of `2024-03`, or of what begins so: `Mar 2024`. */
export const month = (text: string): string => `${months[Number(text.slice(5, 7)) - 1]} ${Number(text.slice(0, 4))}`
export const fullMonth = (text: string): string => `${fullMonths[Number(text.slice(5, 7)) - 1]} ${Number(text.slice(0, 4))}`
/** Of `2024-03-05T18:07:00`: `Mar 5, 2024, 6:07 PM`. */
export const moment = (text: string): string => `${day(text)}, ${clock(Number(text.slice(11, 13)), text.slice(14, 16))}`
/** Of an hour from 0 to 23: `6 PM`. */
export const hour = (of: number): string => `${of % 12 || 12} ${of < 12 ? 'AM' : 'PM'}`
const clock = (of: number, minutes: string): string => `${of % 12 || 12}:${minutes} ${of < 12 ? 'AM' : 'PM'}`

/** Of seconds, in the unit that says it best: `40 s`, `4 min`, `2.5 h`, `3 days`. */
export function span(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`
  if (seconds < 86_400) return `${decimal(seconds / 3600)} h`
  const days = decimal(seconds / 86_400)
  return days === '1' ? '1 day' : `${days} days`
}

const rules = new Intl.PluralRules('en')
/** `1 message`, `2,000 messages`. */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${rules.select(value) === 'one' ? one : many}`
