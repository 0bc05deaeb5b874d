import { expect, test } from 'vitest'
import { clientAddress, countedAddress, proxyList } from './addresses.ts'

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
])('A16: who asks: %s', (_case, remoteAddress, forwardedFor, proxies, who) => {
  expect(clientAddress({ remoteAddress, forwardedFor }, proxyList(proxies))).toBe(who)
})

test('A16: an IPv4 address is one, however it is written', () => {
  const addressOf = countedAddress(['10.0.0.1'])
  const mapped = [
    '::ffff:192.0.2.1',
    '::FFFF:192.0.2.1',
    '::ffff:c000:201',
    '0:0:0:0:0:ffff:c000:0201',
    '[::ffff:192.0.2.1]:80',
    '192.0.2.1',
  ]
  for (const address of mapped) {
    expect(addressOf({ remoteAddress: address.replace(/^\[|\].*$/g, ''), forwardedFor: '198.51.100.7' })).toBe('192.0.2.1')
    expect(addressOf({ remoteAddress: '::ffff:a00:1', forwardedFor: `203.0.113.9, ${address}` })).toBe('192.0.2.1')
  }
  expect(addressOf({ remoteAddress: '10.0.0.1', forwardedFor: '::ffff:c000:202' })).toBe('192.0.2.2')
})

test('A16: the addresses of one IPv6 network count as one, however they are written', () => {
  const addressOf = countedAddress(['10.0.0.1'])
  const all = ['2001:db8:1:2::1', '2001:db8:1:2:0:0:0:1', '2001:0DB8:0001:2:ffff:1:2:3', '2001:db8:1:2:ffff:1:192.0.2.1%eth0']
  const direct = all.map((remoteAddress) => addressOf({ remoteAddress, forwardedFor: undefined }))
  const forwarded = all.map((forwardedFor) => addressOf({ remoteAddress: '10.0.0.1', forwardedFor }))
  expect(new Set([...direct, ...forwarded])).toEqual(new Set(['2001:db8:1:2']))
  expect(addressOf({ remoteAddress: '2001:db8:1:3::1', forwardedFor: undefined })).toBe('2001:db8:1:3')
})
