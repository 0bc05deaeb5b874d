/**
 * Whether a text is WhatsApp's or another service's. No other service's export begins with our header, and a message under it
 * may quote one; but a few services write headers in the very form of some iPhones, and there a text is asked for more.
 */
import type { Learned } from '#whatsapp/grammar.ts'
import { HEADER_REACH, readHeader } from '#whatsapp/header-shape.ts'
import { type Form, otherForm, otherService } from '#whatsapp/other-services.ts'
import { serviceLine, tellingServiceLine } from '#whatsapp/service-lines.ts'

export interface Whose {
  /** The other service, null where the text is or may be ours. */
  service: string | null
  /** It may be another service's: nothing in it is WhatsApp's alone. */
  isDoubtful: boolean
}

const ours: Whose = { service: null, isDoubtful: false }

/** Judges a text by its beginning, `head`. */
export function whoseExport(learned: Learned | null, head: string, name: string): Whose {
  if (!learned) return { service: otherService(head, name), isDoubtful: false }
  const lines = head.split('\n')
  const isHeader = (line: string): boolean => {
    const header = readHeader(line.slice(0, HEADER_REACH))
    return header !== null && learned.families.has(header.family)
  }
  const shared = sharedForm(learned)
  if (shared) {
    if (isWrittenByPhone(learned, head)) return ours
    const form = otherForm(head, name)
    if (shared === 'with comma') return { service: form?.service === 'Skype' ? 'Skype' : null, isDoubtful: false }
    const isTheirs = form !== null && (sharing.has(form.service) || timesIn(head, form) > lines.filter(isHeader).length)
    return { service: isTheirs ? form.service : null, isDoubtful: !isTheirs }
  }
  if (isHeader(lines.find((line) => line.trim() !== '') ?? '')) return ours
  const form = otherForm(head, name)
  if (!form) return ours
  // A chat that was cut, or begins with someone's own words: it is the service's whose form begins it and has more messages.
  const own = lines.flatMap((line, i) => (isHeader(line) && timesIn(line, form) === 0 ? [i] : []))
  const isBegun = own.length === 0 || otherForm(lines.slice(0, own[0]).join('\n'), name) !== null
  return { service: isBegun && timesIn(head, form) >= own.length ? form.service : null, isDoubtful: false }
}

const timesIn = (text: string, { message }: Form): number => text.match(message)?.length ?? 0

/** Services with headers in the form of some iPhones. */
const sharing: ReadonlySet<string> = new Set(['Signal', 'Skype', 'Teams', 'Discord'])

/**
 * `[24.09.2026 14:32:10] `, `[2026-09-24, 14:32] `: written by iPhones of some languages, and by Skype, Signal, Teams and Discord.
 * Most iPhones write a comma, and of the others only Skype on a Mac does, so that those take a sign of Skype's own.
 */
function sharedForm({ grammar: { sample } }: Learned): 'without comma' | 'with comma' | null {
  if (sample.frame !== 'bracket' || !sample.dateFirst || !sample.hasYear) return null
  if (!/^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(sample.dateText) || !/^(?:[AP]M)?$/.test(sample.period)) return null
  // Behind the bracket are the date, what joins it to the time, and the time.
  const hasComma = sample.timeStart - sample.dateText.length > 2
  return hasComma && !sample.dateText.includes('-') ? 'with comma' : 'without comma'
}

const MARKED = /^[\u200e\u200f]\[|^\[[^\]\n]{6,40}\] (?:[^\n:]{1,100}: )?[\u200e\u200f]/mu

/** Whether a text contains what only WhatsApp writes: its marks, or its own sentences. */
function isWrittenByPhone({ rests }: Learned, head: string): boolean {
  return (
    MARKED.test(head) || rests.some((rest) => serviceLine(rest) !== null || tellingServiceLine(rest.replace(/^[^:]{1,100}: /, '')) !== null)
  )
}
