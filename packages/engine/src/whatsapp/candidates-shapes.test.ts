/** The byte test on texts without any known phrase, against the same shapes written as patterns. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { viewOf } from '#stats/byte-search.ts'
import { candidacy, linked, mayBeSpecial, ordinary, special } from './candidates.ts'

const encoder = new TextEncoder()
const before = encoder.encode('[1/2/24, 10:00:00] Ana: ')
const after = encoder.encode('\n(a.b (c)>')

function candidacyOf(body: string): number {
  const bytes = new Uint8Array([...before, ...encoder.encode(body), ...after, ...new Uint8Array(32)])
  const end = bytes.length - 32 - after.length
  return candidacy(bytes, viewOf(bytes), before.length, end)
}

const BLANK = '[\\0- \\u00a0\\u061c\\u2000-\\u200a\\u200e\\u200f\\u2028-\\u202f\\u205f\\u2066-\\u2069\\u3000\\ufeff]'
const blanksAtEnd = new RegExp(`${BLANK}+$`, 'u')
const beginsApart = new RegExp(`^(?:<|${BLANK})`, 'u')
const bytesOf = (text: string): number => encoder.encode(text).length
/** In its last sixteen bytes. */
const hasNoBlankNear = (text: string): boolean => /[^\0- ]{16}$/.test(String.fromCharCode(...encoder.encode(text)))
const isMapLink = (text: string): boolean => {
  const link = /[!-\x7f]{0,400}$/.exec(text)?.[0] ?? ''
  return link.length < text.length && hasNoBlankNear(text) && link.startsWith('http') && /map|\/v\//i.test(link.slice(7))
}
const withoutBlanks = (text: string): string => text.replace(blanksAtEnd, '')
const withoutStop = (text: string): string => withoutBlanks(withoutBlanks(text).replace(/[.。।۔｡]$/, ''))
const endsApart = (line: string): boolean => withoutStop(line).endsWith('>') || isAttachment(withoutStop(line))

/** `x.ext (…)`, as long as files' endings and their notes are, in bytes. */
function isAttachment(text: string): boolean {
  const [, named = '', note = ''] = new RegExp(`^([^]*)${BLANK}(\\([^(]*\\))$`, 'u').exec(text) ?? []
  const name = withoutBlanks(named)
  const at = name.slice(0, -1).lastIndexOf('.')
  return note !== '' && bytesOf(note) <= 160 && at > 0 && bytesOf(name.slice(at)) <= 25
}
function expected(body: string): number {
  const ink = withoutBlanks(body)
  if (ink === '' || beginsApart.test(body) || withoutStop(body) === 'null' || endsApart(body)) return special
  if (ink !== body && isMapLink(ink)) return special
  const newline = body.indexOf('\n')
  if (newline >= 0 && newline < 600 && endsApart(body.slice(0, newline))) return special
  return isMapLink(body) ? linked : ordinary
}

test('every character at either edge, before a bracket, a stop and a name', () => {
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)
  const near = [range(0, 0x800), range(0x900, 0x980), range(0x1ff0, 0x20a0), range(0x3000, 0x3100), range(0xfe80, 0x10000)]
  const points = [...near.flat(), 0x1680, 0x2322, 0x4e82, 0x5194, 0x8ba1, 0xac04, 0x1f600]
  const shapes = ['_xq', 'xq_', 'xq>_', 'xq> _', 'x.y_(z)', 'x.y (z)_', 'x.y (z)_.', 'x.y_ (z)', 'xq http://maps.xq/a_']
  const wrong = points.flatMap((point) =>
    shapes
      .map((shape) => shape.replace('_', String.fromCodePoint(point)))
      .filter((body) => candidacyOf(body) !== expected(body))
      .map((body) => [point.toString(16), body]),
  )
  expect(wrong).toEqual([])
})

describe('texts made of pieces', () => {
  const pieces = fc.constantFrom(
    ...['x', 'q.', 'xq', '.y', 'é', '中', '(', ')', ' (', '>', '<', '.', '。', '।', ' ', '\n', '\u00a0', '\u200e', '\u200b', '\u3000'],
    ...[
      'http',
      'http:',
      '//',
      'https://',
      'map',
      'MAPS',
      'ma',
      '/v/',
      '/V/',
      '/v',
      'htp',
      ' http://goo.gl/maps/',
      '.xq (zz)',
      'null',
      'z'.repeat(22),
    ],
  )
  test('are known by their shape', () => {
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 7 }), (parts) => {
        const body = parts.join('')
        expect([body, candidacyOf(body), mayBeSpecial(body)]).toEqual([body, expected(body), expected(body) !== ordinary])
      }),
      { numRuns: 4000, seed: 270 },
    )
  })
})

describe('as long as they may be', () => {
  const lengths = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)
  const told = (of: number[], write: (length: number) => string) =>
    of.map((length) => [length, candidacyOf(write(length))]).filter(([length, found]) => found !== expected(write(length)))
  test.each([
    ['a note', lengths(150, 165), (n: number) => `x.y (${'z'.repeat(n)})`],
    ['a text that is one note', lengths(0, 8), (n: number) => `${'x'.repeat(n)}(z)`],
    ['an extension', lengths(0, 30), (n: number) => `x.${'y'.repeat(n)} (z)`],
    ['an extension in another script', lengths(0, 30), (n: number) => `x.${'é'.repeat(n)} (z)`],
    ['a first line', lengths(585, 606), (n: number) => `${'x'.repeat(n)}>\nxq`],
    ['a first line of few letters', lengths(0, 9), (n: number) => `${'x'.repeat(n)}>\nxq`],
    ['a link', lengths(0, 20), (n: number) => `xq http://map${'z'.repeat(n)}`],
    ['a link behind another script', lengths(0, 20), (n: number) => `中http://map${'z'.repeat(n)}`],
    ['a very long link', lengths(380, 405), (n: number) => `xq http://map${'z'.repeat(n)}`],
    ['where the map is named', lengths(0, 12), (n: number) => `xq http${'z'.repeat(n)}map${'z'.repeat(12 - n)}`],
    ['where the venue is named', lengths(0, 12), (n: number) => `xq http${'z'.repeat(n)}/v/${'z'.repeat(12 - n)}`],
  ] as const)('%s', (_, of, write) => expect(told(of, write)).toEqual([]))

  test('a link is one letter by letter', () => {
    const link = 'xq http://zzz.maps.zz/v/z'
    const changed = [...link].flatMap((_, at) => ['x', ' ', '/', 'é'].map((other) => link.slice(0, at) + other + link.slice(at + 1)))
    const plain = changed.map((body) => body.replace('maps', 'zzzz')).concat(changed.map((body) => body.replace('/v/', '/z/')))
    expect([...changed, ...plain].filter((body) => candidacyOf(body) !== expected(body))).toEqual([])
  })
})
