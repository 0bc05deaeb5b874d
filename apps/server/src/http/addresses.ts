import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'

/** Who sent a request: the other end of its connection, and what a proxy says in X-Forwarded-For. */
export interface Sender {
  remoteAddress: string | undefined
  forwardedFor: string | undefined
}

/** The address that budgets and rates count: an IPv4 address, or the network of 64 bits that an IPv6 customer is given. */
export type AddressOf = (sender: Sender) => string

/** `proxies`: addresses and networks of the proxies in front of this server, whose X-Forwarded-For is believed. */
export function countedAddress(proxies: string[]): AddressOf {
  const trusted = proxyList(proxies)
  return (sender) => networkOf(clientAddress(sender, trusted))
}

/** Who sent a request that the server receives, */
export const senderOf = ({ socket, headers }: IncomingMessage): Sender => ({
  remoteAddress: socket.remoteAddress,
  forwardedFor: [headers['x-forwarded-for']].flat().join(','),
})

/** and one that the app receives; behind its own server it has the other. */
export function requestSender(c: Context): Sender {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  return { remoteAddress: incoming?.socket.remoteAddress, forwardedFor: c.req.header('x-forwarded-for') }
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
 * The other end of the connection, or, where that is a proxy of ours, the address it names. Each proxy adds
 * the address it was asked by at the end, so the last one that is not a proxy of ours is the first that can be believed.
 */
export function clientAddress({ remoteAddress, forwardedFor = '' }: Sender, trusted: BlockList): string {
  let address = plain(remoteAddress ?? '')
  const forwarded = forwardedFor.split(',').map((part) => plain(part.trim()))
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
  const bare = bracketed ?? withPort ?? address
  return isIPv6(bare) ? (mappedIn(bare) ?? bare) : bare
}

/** The IPv4 address in `::ffff:192.0.2.1`, however that is written; undefined where it is another. */
function mappedIn(address: string): string | undefined {
  const groups = groupsOf(address)
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return undefined
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/** The first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const network = groupsOf(address).slice(0, 4)
  return network.map((group) => group.toString(16)).join(':')
}

/** The eight groups of 16 bits of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head, tail] = address.split('%')[0].split('::')
  const groups = (part = '') => (part === '' ? [] : part.split(':').flatMap(groupsIn))
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => 0), ...groups(tail)]
}

/** One group, or the two of an IPv4 address at the end. */
function groupsIn(part: string): number[] {
  if (!part.includes('.')) return [Number.parseInt(part, 16)]
  const [a, b, c, d] = part.split('.').map(Number)
  return [(a << 8) | b, (c << 8) | d]
}
