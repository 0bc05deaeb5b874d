import { BlockList, isIP, isIPv6 } from 'node:net'
import { contract, Failure, named, takesFile } from '@convostat/api'

/** How often one address may make a call: so many at once, then so many a second. */
export interface Rate {
  atOnce: number
  perSecond: number
}

/** What of a request tells who asks: the other end of its connection, and what it says of whom it asks for. */
export interface Caller {
  env?: { incoming?: { socket: { remoteAddress?: string } } }
  req: { header(name: 'x-forwarded-for'): string | undefined }
}

/** Asked before a call is answered; throws `too_many` for an address that makes it too often. */
export type Gate = (caller: Caller, name: string) => void

/** The sending of files, in whatever call, together: it begins sessions and takes room. A household shares an address, a script sends many files. */
const sending: Rate = { atOnce: 120, perSecond: 2 }

/** Whoever has a license verifies it a few times a day; a company behind one address may do so at once. */
const verifying: Rate = { atOnce: 120, perSecond: 2 }

/** Whoever buys asks a few times, and some more often while the payment is on its way. */
const buying: Rate = { atOnce: 120, perSecond: 2 }

/** Each may leave a mail for somebody. */
const asking: Rate = { atOnce: 30, perSecond: 0.2 }

/** A question may keep a model busy for a minute; somebody who reads the answers asks a few a minute. */
const questioning: Rate = { atOnce: 60, perSecond: 0.5 }

/** The calls that are counted; calls with the same rate are counted together. Whatever is not here may be made at will. */
export const usualRates: Readonly<Record<string, Rate>> = {
  ...Object.fromEntries(named(contract).flatMap(({ name, call }) => (takesFile(call) ? [[name, sending]] : []))),
  'license.verify': verifying,
  'license.recover': asking,
  'license.portal': asking,
  'payment.checkout': buying,
  'payment.verify': buying,
  'ai.ask': questioning,
}

export interface GateOptions {
  /** Addresses and networks of the proxies in front of this server, whose X-Forwarded-For is believed. */
  proxies: string[]
  rates?: Readonly<Record<string, Rate>>
  /** A clock in seconds that never goes back. */
  now?: () => number
}

/** How many addresses are remembered; beyond, the one seen longest ago is forgotten. */
const mostAddresses = 10_000

interface Bucket {
  left: number
  filledAt: number
}

/** Counts calls by the address they come from: each has a bucket of tokens for each rate, which fills up with time. */
export function addressGate({ proxies, rates = usualRates, now = () => performance.now() / 1000 }: GateOptions): Gate {
  const trusted = proxyList(proxies)
  const buckets = new Map<Rate, Map<string, Bucket>>(Object.values(rates).map((rate) => [rate, new Map()]))

  return (caller, name) => {
    const rate = Object.hasOwn(rates, name) ? rates[name] : undefined
    const known = rate && buckets.get(rate)
    if (!rate || !known) return
    const address = networkOf(clientAddress(caller, trusted))
    const { left, filledAt } = known.get(address) ?? { left: rate.atOnce, filledAt: now() }
    const filled = Math.min(rate.atOnce, left + (now() - filledAt) * rate.perSecond)
    if (filled < 1) throw new Failure('too_many', { retryAfter: Math.ceil((1 - filled) / rate.perSecond) })
    // The last in order is the one seen last.
    known.delete(address)
    known.set(address, { left: filled - 1, filledAt: now() })
    if (known.size > mostAddresses) known.delete(known.keys().next().value ?? '')
  }
}

/** The proxies that are believed. Throws on what is neither an address nor a network. */
export function proxyList(proxies: string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address, prefix] = proxy.split('/')
    const family = familyOf(address)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/**
 * Who asks: the other end of the connection, or, where that is a proxy of ours, whom the proxy names. Each proxy adds
 * the address it was asked by at the end, so the last one that is no proxy of ours is the first that can be believed.
 */
export function clientAddress({ env, req }: Caller, trusted: BlockList): string {
  let address = plain(env?.incoming?.socket.remoteAddress ?? '')
  const forwarded = (req.header('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()))
  while (isTrusted(address, trusted)) {
    const before = forwarded.pop()
    if (before === undefined || isIP(before) === 0) break
    address = before
  }
  return address
}

const isTrusted = (address: string, trusted: BlockList): boolean => isIP(address) !== 0 && trusted.check(address, familyOf(address))

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** An IPv4 address that came through an IPv6 socket, as IPv4; without a port. */
function plain(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? []
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? []
  return (bracketed ?? withPort ?? address).replace(/^::ffff:(?=\d+\.)/i, '')
}

/** An IPv6 customer is given a whole network: its first 64 bits are who they are. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head, tail] = address.split('%')[0].split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(tail)]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
