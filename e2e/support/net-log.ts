import { readFileSync } from 'node:fs'
import { canariesIn } from './canaries.ts'

/** One line of the browser's own network log. */
interface Entry {
  type: number
  params?: { url?: string; host?: string; address?: string; initiator?: string }
}

/** The browser's own services are not ours to judge: these names are made not to exist for them. */
const services = ['*.google.com', 'google.com', '*.googleapis.com', '*.gstatic.com', '*.gvt1.com']

/** Arguments that make the browser write down every name it looks up, every request and every packet, of all its processes. */
export const netLogArguments = (file: string): string[] => [`--log-net-log=${file}`, '--net-log-capture-mode=IncludeSensitive']

/** `others` are hosts that point to a server of ours instead. */
export const resolverRules = (others: Record<string, string>): string =>
  [...Object.entries(others).map(([name, address]) => `MAP ${name} ${address}`), ...services.map((name) => `MAP ${name} ~NOTFOUND`)].join(
    ', ',
  )

/** What the log of a browser that has ended shows beyond our own origin, and which of these words, one sentence each. */
export function netLogTraces(file: string, own: string, words: readonly string[]): string[] {
  const log = readFileSync(file)
  const { constants, events } = JSON.parse(log.toString()) as {
    constants: { logEventTypes: Record<string, number> }
    events: Entry[]
  }
  const { HOST_RESOLVER_MANAGER_REQUEST: name, URL_REQUEST_START_JOB: request, UDP_BYTES_SENT: packet } = constants.logEventTypes
  const traces = events.flatMap(({ type, params }) => {
    const { host, url, initiator = 'not an origin', address } = params ?? {}
    if (type === name && host && !isHere(host)) return [`the browser looked up ${host}`]
    // A request without an initiator is the browser's own, or the address a test opened.
    if (type === request && url && initiator !== 'not an origin' && !url.startsWith(`${own}/`)) return [`the browser requested ${url}`]
    if (type === packet && address) return [`the browser sent a packet to ${address}`]
    return []
  })
  const found = canariesIn(log, words).map((word) => `the browser's network log holds ${word}`)
  return [...new Set(traces), ...found]
}

/** This machine, or the name that stands for one of the browser's services. */
const isHere = (host: string): boolean => /^(https?:\/\/)?(localhost|127\.0\.0\.1|\[::1\]|~notfound)(:\d+)?$/.test(host)
