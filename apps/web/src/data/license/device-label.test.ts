import { expect, test } from 'vitest'
import { deviceLabel } from './device-label.ts'

const brands = (...names: string[]) => names.map((brand) => ({ brand }))

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', 'Chrome on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36', 'Chrome on Chrome OS'],
  ['curl/8.5.0', 'A browser'],
  ['', 'A browser'],
])('%s is called %s', (userAgent, label) => expect(deviceLabel({ userAgent })).toBe(label))

test('what Chromium says of itself goes before what it pretends', () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
  const of = (platform: string, ...names: string[]) => deviceLabel({ userAgent, userAgentData: { brands: brands(...names), platform } })
  expect(of('Windows', 'Not A;Brand', 'Chromium', 'Google Chrome')).toBe('Chrome on Windows')
  expect(of('macOS', 'Chromium', 'Not A;Brand', 'Microsoft Edge')).toBe('Edge on macOS')
  expect(of('Linux', 'Chromium', 'Brave', 'Not A;Brand')).toBe('Brave on Linux')
  expect(of('', 'Not A;Brand')).toBe('Chrome on Windows')
})

test('it can be in a header', () => {
  for (const userAgent of ['Firefox/1 Windows', 'Ünï\u202e Chrome/1 \r\n Linux'])
    expect(() => new Headers({ 'X-Device-Label': deviceLabel({ userAgent }) })).not.toThrow()
})
