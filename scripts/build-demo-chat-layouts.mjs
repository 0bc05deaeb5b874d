/** How a phone writes the lines of a demo chat: an Android phone one chat, an iPhone the other, both without media. */

/** A line as an Android phone exports it: `dd/mm/yyyy, HH:MM - Name: text`. */
export const android = {
  lineEnd: '\n',
  line(seconds, { author, isNotice, text }, { people }) {
    const { date, time } = clock(seconds)
    const head = `${date}, ${time.slice(0, 5)} - `
    return isNotice ? head + text : `${head}${people[author].name}: ${androidText(text, people[author])}`
  },
}

const mark = '\u200e'

/**
 * A line as an iPhone exports it: `[dd/mm/yyyy, HH:MM:SS] Name: text`. What the phone writes itself begins with a mark of
 * direction; a notice is given to its author or, where nobody did, to the group.
 */
export const iphone = {
  lineEnd: '\r\n',
  line(seconds, { author, isNotice, text }, { people, subject }) {
    const { date, time } = clock(seconds)
    const head = `[${date}, ${time}] `
    if (author === 'S') return `${mark}${head}${subject}: ${mark}${text}`
    const { name } = people[author]
    if (isNotice) return `${mark}${head}${name}: ${mark}${name} ${text}`
    return `${head}${name}: ${mentions(iphoneText(text, people[author]), people)}`
  },
}

function androidText(text, person) {
  const { sign, rest } = signed(text)
  switch (sign) {
    case 'media':
      return rest ? `<Media omitted>\n${rest}` : '<Media omitted>'
    case 'deleted':
      return person.deleted
    case 'null':
      return 'null'
    case 'location':
      return `location: https://maps.google.com/?q=${rest}`
    case 'live':
      return 'live location shared'
    case 'contact':
      return `${rest}.vcf (file attached)`
    case 'poll': {
      const [question, ...options] = rest.split('\n')
      return ['POLL:', question, ...options.map((option) => `OPTION: ${option}`)].join('\n')
    }
    default:
      return text.replace(/ \[edited\]$/, ' <This message was edited>')
  }
}

/** What an iPhone leaves of media, by its sign in the notation. */
const omitted = {
  photo: 'image omitted',
  video: 'video omitted',
  audio: 'audio omitted',
  sticker: 'sticker omitted',
  gif: 'GIF omitted',
  round: 'video note omitted',
}

function iphoneText(text, person) {
  const { sign, rest } = signed(text)
  if (sign && Object.hasOwn(omitted, sign)) return `${rest && `${rest} `}${mark}${omitted[sign]}`
  switch (sign) {
    case 'file': {
      const [name, pages] = rest.split(' | ')
      return `${mark}${name} • ${mark}${pages} ${mark}document omitted`
    }
    case 'deleted':
      return person.deleted
    case 'once':
      return `${mark}You received a view once message. For added privacy, you can only open it on your phone.`
    case 'location':
      return `${mark}Location: https://maps.google.com/?q=${rest}`
    case 'live':
      return `${mark}Live location shared`
    case 'contact':
      return `${mark}Contact card omitted`
    case 'call':
      return mark + rest
    case 'poll': {
      const [question, ...options] = rest.split('\n')
      return [`${mark}POLL:`, question, ...options.map((option) => `${mark}OPTION: ${votesMarked(option)}`)].join('\n')
    }
    default:
      return text.replace(/ \[edited\]$/, ` ${mark}<This message was edited>`)
  }
}

const votesMarked = (option) => option.replace(/\((\d+ votes?)\)$/, `(${mark}$1)`)

/** `@[B]` names a person as the phone does, between isolates. */
const mentions = (text, people) => text.replace(/@\[([A-Z])\]/g, (_, letter) => `@\u2068${people[letter].name}\u2069`)

/** The mark in brackets that replaces a text, and what follows it. */
function signed(text) {
  const [, sign, rest = ''] = /^\[(\w+)\] ?(.*)$/s.exec(text) ?? []
  return { sign, rest }
}

function clock(seconds) {
  const [date, time] = new Date(Math.floor(seconds) * 1000).toISOString().split('T')
  return { date: date.split('-').reverse().join('/'), time: time.slice(0, 8) }
}
