/** Exports as phones write them, for tests. */

/** An Android export in English, dates day first: one message a line, `04/03/2021, 09:00 - Ana: hi`. */
export const androidExport = (lines: readonly string[], name = 'WhatsApp Chat with Ana.txt', lastModified = Date.UTC(2021, 4, 1)): File =>
  new File([`${lines.join('\n')}\n`], name, { lastModified })

/** The picnic of two friends: five messages and a service line, from Monday 2021-03-01 to Wednesday 2021-03-31. */
export const picnic = () =>
  androidExport([
    '01/03/2021, 20:00 - Messages and calls are end-to-end encrypted. Tap to learn more.',
    '01/03/2021, 20:00 - Ana: Picnic on Saturday?',
    '01/03/2021, 20:10 - Ben: Yes! see https://example.org 🎉',
    '01/03/2021, 20:12 - Ana: <Media omitted>',
    '02/03/2021, 08:00 - Ana: Bring the red blanket',
    'and two cups',
    '31/03/2021, 21:59 - Ben: It rained <b>all</b> day',
  ])

/** `count` messages, one a minute from 2020-01-01 00:00, by two people in turn; the text is the message's number. */
export function longExport(count: number, name = 'long.txt'): File {
  const lines = Array.from({ length: count }, (_, i) => {
    const date = new Date(Date.UTC(2020, 0, 1, 0, i)).toISOString()
    const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(date) ?? []
    return `${day}/${month}/${year}, ${time} - ${i % 2 === 0 ? 'Ana' : 'Ben'}: ${i}`
  })
  return androidExport(lines, name)
}
