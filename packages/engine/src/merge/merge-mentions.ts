/** Who is mentioned: `@491701234567` on one phone is `@⁨Cleo⁩` on another, or `@Cleo` where the marks were lost on the way. */

/** Between marks, or a number with its country. */
const MENTION = /@(?:\u2068([^\u2068\u2069\n]{1,120})\u2069|[\u202a\u2068]?(\+?\d{6,15})[\u202c\u2069]?(?!\d))/gu
const UNSEEN = /[\r\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const LONGEST_TEXT = 4000

/** Whether two texts are the same except for mentions that are a number in one of them and a name in the other. */
export function isSameMention(a: string, b: string, names: readonly string[]): boolean {
  if (a.length > LONGEST_TEXT || b.length > LONGEST_TEXT) return false
  return isNumbered(a, b, names) || isNumbered(b, a, names)
}

/** Whether `named` is what `numbered` says, with a name wherever that has a number. */
function isNumbered(numbered: string, named: string, names: readonly string[]): boolean {
  const between: string[] = []
  const mentioned: string[] = []
  let at = 0
  for (const { 0: whole, 1: name, 2: number, index } of numbered.matchAll(MENTION)) {
    if (number === undefined && !isNumber(name)) continue
    between.push(plain(numbered.slice(at, index)))
    mentioned.push(digitsOf(number ?? name))
    at = index + whole.length
  }
  if (mentioned.length === 0) return false
  between.push(plain(numbered.slice(at)).trimEnd())
  const pattern = between.map(escaped).join('@([^@\\n]{1,120}?)')
  const found = new RegExp(`^${pattern}$`, 'u').exec(plain(named).trimEnd())
  if (!found) return false
  const marked = new Set([...named.matchAll(MENTION)].map(([, name, number]) => plain(name ?? number)))
  return found.slice(1).every((name, i) => {
    if (isNumber(name)) return digitsOf(name) === mentioned[i]
    // Without marks nobody knows where a name ends: it is someone's of the chat, or a word.
    return marked.has(name) || names.includes(name.replace(/^~\s?/, '')) || !/\s/.test(name)
  })
}

const isNumber = (name: string): boolean => /^[~\s]*\+?[\d\s().\u2010-\u2015-]{6,}$/.test(name)
const digitsOf = (number: string): string => number.replace(/\D/g, '')
const plain = (text: string): string => text.replace(UNSEEN, '')
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
