import { expect, test } from 'vitest'
import { addressGate, type Caller, clientAddress, proxyList, type Rate } from './address-gate.ts'

/** A request as the server sees it: who is at the other end of the connection, and what it says of whom it asks for. */
const from = (remoteAddress: string, forwarded?: string): Caller => ({
  env: { incoming: { socket: { remoteAddress } } },
  req: { header: () => forwarded },
})

const three: Rate = { atOnce: 3, perSecond: 0.5 }

function gateWith(rates: Record<string, Rate>, proxies: string[] = []) {
  const clock = { seconds: 0 }
  const gate = addressGate({ proxies, rates, now: () => clock.seconds })
  return { gate, clock }
}

test('A16: so many calls at once, then one whenever one is due; the refusal says when', () => {
  const { gate, clock } = gateWith({ 'upload.run': three })
  const ask = () => gate(from('192.0.2.1'), 'upload.run')
  for (let i = 0; i < 3; i++) ask()
  expect(ask).toThrow(expect.objectContaining({ code: 'too_many', status: 429, retryAfter: 2 }))
  clock.seconds += 1.9
  expect(ask).toThrow(expect.objectContaining({ code: 'too_many', retryAfter: 1 }))
  clock.seconds += 0.1
  expect(ask).not.toThrow()
  expect(ask).toThrow()
  // However long nobody asks: no more than so many at once.
  clock.seconds += 1e6
  for (let i = 0; i < 3; i++) ask()
  expect(ask).toThrow()
})

test('A16: each address is counted for itself, and only the calls that are listed', () => {
  const { gate } = gateWith({ 'upload.run': three })
  for (let i = 0; i < 3; i++) gate(from('192.0.2.1'), 'upload.run')
  expect(() => gate(from('192.0.2.1'), 'upload.run')).toThrow()
  expect(() => gate(from('192.0.2.2'), 'upload.run')).not.toThrow()
  for (const name of ['search.run', 'constructor', '__proto__']) expect(() => gate(from('192.0.2.1'), name)).not.toThrow()
})

test('A16: calls with the same rate are counted together, with another apart', () => {
  const { gate } = gateWith({ 'upload.run': three, 'upload.inspect': three, 'license.verify': { ...three } })
  for (const name of ['upload.run', 'upload.inspect', 'upload.run']) gate(from('192.0.2.1'), name)
  expect(() => gate(from('192.0.2.1'), 'upload.inspect')).toThrow()
  expect(() => gate(from('192.0.2.1'), 'license.verify')).not.toThrow()
})

test('A16: who rotates through the addresses of one IPv6 network is one', () => {
  const { gate } = gateWith({ 'upload.run': three })
  for (const host of ['::1', '0:0:0:1', 'ffff:1:2:3']) gate(from(`2001:db8:1:2:${host}`.replace(':::', '::')), 'upload.run')
  expect(() => gate(from('2001:0DB8:1:2::abcd'), 'upload.run')).toThrow()
  expect(() => gate(from('2001:db8:1:3::1'), 'upload.run')).not.toThrow()
})

test('A16: addresses that came once are forgotten, not gathered for ever', () => {
  const { gate } = gateWith({ 'upload.run': three })
  const address = (i: number) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`
  for (let i = 0; i < 3; i++) gate(from(address(0)), 'upload.run')
  for (let i = 1; i <= 10_000; i++) gate(from(address(i)), 'upload.run')
  expect(() => gate(from(address(0)), 'upload.run')).not.toThrow()
})

test.each<[string, remote: string, forwarded: string | undefined, proxies: string[], who: string]>([
  ['without a proxy nobody is believed', '192.0.2.1', '198.51.100.7', [], '192.0.2.1'],
  ['a proxy that is not listed is not believed', '192.0.2.1', '198.51.100.7', ['192.0.2.2'], '192.0.2.1'],
  ['a proxy of ours is believed', '192.0.2.1', '198.51.100.7', ['192.0.2.1'], '198.51.100.7'],
  ['what was sent to the proxy is not', '192.0.2.1', '203.0.113.9, 198.51.100.7', ['192.0.2.1'], '198.51.100.7'],
  ['two proxies in a row', '10.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2', ['10.0.0.0/8'], '198.51.100.7'],
  ['all of them ours', '10.0.0.1', '10.0.0.3, 10.0.0.2', ['10.0.0.0/8'], '10.0.0.3'],
  ['a proxy that says nothing', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
  ['a proxy that says no address', '10.0.0.1', 'unknown', ['10.0.0.1'], '10.0.0.1'],
  ['IPv4 through an IPv6 socket', '::ffff:10.0.0.1', '198.51.100.7:4711', ['10.0.0.1'], '198.51.100.7'],
  ['IPv6 with a port', '::1', '[2001:db8::7]:4711', ['::1'], '2001:db8::7'],
])('A16: who asks: %s', (_case, remote, forwarded, proxies, who) => {
  expect(clientAddress(from(remote, forwarded), proxyList(proxies))).toBe(who)
})
