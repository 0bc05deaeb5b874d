/** What people link to. */
import { type Chat, textBetween } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { top } from '#stats/top.ts'
import { feature } from '#words/features.ts'
import { linkEnd } from '#words/links.ts'
import { LINK_BYTES } from '#words/scanner.ts'
import { words } from '#words/words.ts'
import { eachRow } from './counts.ts'
import { LINK, lexicon } from './lexicon.ts'

export interface Domain {
  /** The host in small letters, without `www.`. */
  domain: string
  /** Links to it, each time one was sent. */
  count: number
  /** Messages that contain one. */
  messages: number
}

export interface SentLink {
  row: number
  /** As it was written. */
  url: string
}

export interface Links {
  /** Most links first, of as many the one met first. */
  domains: Domain[]
  totalDomains: number
  links: number
  /** Messages with a link, as a search with `has_link` finds them. */
  messages: number
  /** Most recent first; of one message the last link first. */
  latest: SentLink[]
}

/** Domains and the latest links of the messages selected, this many of each at most. */
export function links(chat: Chat, selection: Selection = everything(chat), { most = 20 } = {}): Links {
  const { features, start, tokens, dictionary } = words(chat)
  const { wordOf } = lexicon(chat)
  const domainOf = new Int32Array(dictionary.size).fill(-1)
  const names: string[] = []
  const places = new Map<string, number>()
  const placeOf = (token: number): number => {
    if (domainOf[token] >= 0) return domainOf[token]
    const name = hostOf(dictionary.text(token))
    const place = places.get(name) ?? names.push(name) - 1
    places.set(name, place)
    domainOf[token] = place
    return place
  }
  const counts: number[] = []
  const messagesOf: number[] = []
  const lastRow: number[] = []
  let messages = 0
  let sent = 0
  eachRow(chat, selection, (row) => {
    if ((features[row] & feature.hasLink) === 0) return
    messages++
    for (let i = start[row]; i < start[row + 1]; i++) {
      if (wordOf[tokens[i]] !== LINK) continue
      const place = placeOf(tokens[i])
      sent++
      counts[place] = (counts[place] ?? 0) + 1
      if (lastRow[place] === row) continue
      lastRow[place] = row
      messagesOf[place] = (messagesOf[place] ?? 0) + 1
    }
  })
  const domains = Array.from(top(Uint32Array.from(counts), most), (place) => ({
    domain: names[place],
    count: counts[place],
    messages: messagesOf[place],
  }))
  return { domains, totalDomains: names.length, links: sent, messages, latest: latestLinks(chat, selection, most) }
}

function latestLinks(chat: Chat, { from, to, authors }: Selection, most: number): SentLink[] {
  const { features } = words(chat)
  const found: SentLink[] = []
  for (let row = to - 1; row >= from && found.length < most; row--) {
    if ((features[row] & feature.hasLink) === 0 || (authors && authors[chat.author[row]] === 0)) continue
    for (const url of urlsOf(chat, row).reverse()) if (found.length < most) found.push({ row, url })
  }
  return found
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Of a longer one, in UTF-16 units, this is given. */
const LONGEST_URL = 8192

/** The links of a message as written: the dictionary has no more than the beginning of a long one. */
function urlsOf(chat: Chat, row: number): string[] {
  const { start, tokens, dictionary } = words(chat)
  const { wordOf } = lexicon(chat)
  const text = textBetween(chat.bytes, chat.start[row], chat.end[row])
  const urls: string[] = []
  let at = 0
  for (let i = start[row]; i < start[row + 1]; i++) {
    if (wordOf[tokens[i]] !== LINK) continue
    const known = dictionary.text(tokens[i])
    at = Math.max(at, text.indexOf(known, at))
    urls.push(isWhole(known) ? known : wholeLink(text.slice(at, at + LONGEST_URL), known))
    at += urls[urls.length - 1].length
  }
  return urls
}

const isWhole = (link: string): boolean => encoder.encode(link).length < LINK_BYTES - 3

function wholeLink(text: string, known: string): string {
  const written = encoder.encode(text)
  const padded = new Uint8Array(written.length + 8)
  padded.set(written)
  const end = linkEnd(padded, 0, written.length)
  return end === 0 ? known : decoder.decode(padded.subarray(0, end))
}

/** `example.org` of `https://someone@www.Example.org:8080/path`. */
export function hostOf(link: string): string {
  const [authority] = link.replace(/^https?:\/\//i, '').split(/[/?#\\]/, 1)
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '')
  const plain = host
    .toLowerCase()
    .replace(/\.+$/, '')
    .replace(/^www\./, '')
  return plain === '' ? host.toLowerCase() : plain
}
