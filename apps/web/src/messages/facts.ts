/**
 * Figures and names that the API tells in its English sentences only. Languages that word these sentences themselves take them
 * from there; where a sentence reads otherwise, as a newer server's may, nothing is taken and they say what the code alone tells.
 */

export interface FailureFacts {
  /** What a chat needs and what is left, in bytes. */
  room?: { needs: number; free: number }
  /** The limit that was passed. */
  limitBytes?: number
  limitMessages?: number
  /** The first line, letters as x and digits as 9. */
  firstLine?: string
  /** How often devices were replaced, in so many days. */
  replaced?: { times: number; days: number }
  /** That the messages are others, not the people. */
  isOfMessages: boolean
  /** That a question is being answered. */
  isOfQuestion: boolean
  /** That a file was saved in another encoding than it came in. */
  isUtf16: boolean
}

export function factsOfFailure(detail: string): FailureFacts {
  const room = /\(needs ([\d.,]+ [kM]B), free ([\d.,]+ [kM]B)\)/.exec(detail)
  const limit = /\b(?:larger|more) than ([\d,]+ MB)/.exec(detail)
  const paper = /^At most ([\d,]+) messages/.exec(detail)
  const line = /Its first line looks like this: (.+)$/s.exec(detail)
  const replaced = /were replaced (\d+) times within (\d+) days/.exec(detail)
  return {
    ...(room && { room: { needs: bytesOf(room[1]), free: bytesOf(room[2]) } }),
    ...(limit && { limitBytes: bytesOf(limit[1]) }),
    ...(paper && { limitMessages: numberOf(paper[1]) }),
    ...(line && { firstLine: line[1] }),
    ...(replaced && { replaced: { times: Number(replaced[1]), days: Number(replaced[2]) } }),
    isOfMessages: detail.includes('hardly any of them are the same'),
    isOfQuestion: detail.startsWith('Another question'),
    isUtf16: detail.includes('UTF-16'),
  }
}

export interface NoteFacts {
  /** The encoding that a file was read in. */
  encoding?: string
  /** How many characters could not be read. */
  lost?: number
  /** How many chats an archive holds, and which one was taken. */
  archive?: { chats: number; name: string }
  /** Names that look the same. */
  pairs: readonly (readonly [one: string, other: string])[]
  /** Where a phone stops, and whether it does so without media. */
  cut?: { messages: number; isWithoutMedia: boolean }
  /** By how much and which way times were set, in minutes; the same twice where it was by one span. */
  shift?: { least: number; most: number; way: 'later' | 'earlier' | 'both' }
  /** Who was taken for whom. */
  renamed?: { from: string; to: string }
  /** That the two names may come from two phones. */
  isMaybeTwoPhones: boolean
  /** Who is who where each phone has names of its own, and how many more there are. */
  otherPhone?: { pairs: readonly (readonly [there: string, here: string])[]; more: number }
}

export function factsOfNote(detail: string): NoteFacts {
  const encoding = /It was read as .*? \(([^()]+)\)\./.exec(detail)
  const lost = /([\d,]+) characters? (?:in the file )?could not be read/.exec(detail)
  const archive = /^The zip holds ([\d,]+) chats\. This is “(.*)”; to see/s.exec(detail)
  const cut = /cut at ([\d,]+) messages, the most a phone exports (without|with) media/.exec(detail)
  const renamed = /^“\u2068(.*)\u2069” was taken for “\u2068(.*)\u2069”:/s.exec(detail)
  const pairs = detail.startsWith('Some names look the same') ? [...detail.matchAll(/“(.*?)” and “(.*?)”(?=, “|\.$)/gs)] : []
  return {
    ...(encoding && { encoding: encoding[1] }),
    ...(lost && { lost: numberOf(lost[1]) }),
    ...(archive && { archive: { chats: numberOf(archive[1]), name: archive[2] } }),
    pairs: pairs.map(([, one, other]) => [one, other] as const),
    ...(cut && { cut: { messages: numberOf(cut[1]), isWithoutMedia: cut[2] === 'without' } }),
    ...shiftIn(detail),
    ...(renamed && { renamed: { from: renamed[1], to: renamed[2] } }),
    isMaybeTwoPhones: detail.endsWith('or the files are from two phones.'),
    ...otherPhoneIn(detail),
  }
}

function otherPhoneIn(detail: string): Pick<NoteFacts, 'otherPhone'> {
  if (!detail.startsWith('Each phone has its own names for people')) return {}
  const pairs = [...detail.matchAll(/“\u2068(.*?)\u2069” is “\u2068(.*?)\u2069”/gs)].map(([, there, here]) => [there, here] as const)
  const more = /”, and ([\d,]+) more\./.exec(detail)
  return { otherPhone: { pairs, more: more ? numberOf(more[1]) : 0 } }
}

function shiftIn(detail: string): Pick<NoteFacts, 'shift'> {
  const said = /times were set (up to )?([\d.,]+)(?: to ([\d.,]+))? hours (earlier or later|later|earlier)/.exec(detail)
  if (!said) return {}
  const [, upTo, first, second = first, way] = said
  const [least, most] = [first, second].map((hours) => Math.round(60 * numberOf(hours)))
  return { shift: { least: upTo ? 0 : least, most, way: way === 'earlier or later' ? 'both' : (way as 'later' | 'earlier') } }
}

/** `1,234` and `2.5`, as English has them. */
const numberOf = (told: string): number => Number(told.replace(/[^\d.]/g, ''))

/** `48 MB`, `340 kB` */
const bytesOf = (told: string): number => Math.round(numberOf(told) * (told.endsWith('kB') ? 1e3 : 1e6))
