/** Invented chats of any length, written as Android phones write them. */
export interface ChatOptions {
  messages: number
  names?: readonly string[]
  /** The n-th message; the default is harmless. */
  say?: (n: number) => string
  /** Of the first message. */
  year?: number
}

const two = (n: number) => String(n).padStart(2, '0')

/** A message every 37 minutes, the people taking turns; days beyond the twelfth make the date order certain. */
export function chatText({ messages, names = ['Ana', 'Ben'], say = (n) => `message number ${n}`, year = 2021 }: ChatOptions): string {
  const lines = Array.from({ length: messages }, (_, n) => {
    const time = new Date(Date.UTC(year, 0, 13, 8, n * 37))
    const day = `${two(time.getUTCDate())}/${two(time.getUTCMonth() + 1)}/${time.getUTCFullYear()}`
    return `${day}, ${two(time.getUTCHours())}:${two(time.getUTCMinutes())} - ${names[n % names.length]}: ${say(n)}`
  })
  return `${lines.join('\n')}\n`
}
