// In one zone: letters and words, one by one.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SlowWords, slowWords } from '#testing/slow-words.ts'
import { Dictionary } from './dictionary.ts'
import { feature } from './features.ts'
import { LINK_BYTES, Scanner, TOKEN_BYTES } from './scanner.ts'

function scan(text: string): SlowWords {
  const written = new TextEncoder().encode(text)
  const bytes = new Uint8Array(written.length + 64)
  bytes.set(written)
  const dictionary = new Dictionary()
  const scanner = new Scanner(bytes, dictionary, 4)
  scanner.scan(0, written.length)
  const tokens = scanner.finish()
  return {
    wordCount: scanner.wordCount,
    hasLink: (scanner.features & feature.hasLink) !== 0,
    hasQuestion: (scanner.features & feature.hasQuestion) !== 0,
    hasEmoji: (scanner.features & feature.hasEmoji) !== 0,
    tokens: Array.from(tokens, (id) => dictionary.text(id)),
  }
}

const tokens = (text: string): string[] => scan(text).tokens
const count = (text: string): number => scan(text).wordCount

describe('words', () => {
  test.each([
    ["don't stop", ["don't", 'stop']],
    ['3,000.50 or 3.000,50', ['3,000.50', 'or', '3.000,50']],
    ['12:30 is 12 and 30', ['12', '30', 'is', '12', 'and', '30']],
    ['well...ok, fine;bye', ['well', 'ok', 'fine', 'bye']],
    ['e.g. snake_case __init__ _', ['e.g', 'snake_case', '__init__']],
    ['naïve Ελλάδα ПРИВЕТ', ['naïve', 'ελλάδα', 'привет']],
    ['İstanbul ΣΑΣ', ['istanbul', 'σασ']],
    ['l’été aujourd’hui', ['l’été', 'aujourd’hui']],
    ['צה"ל ג׳ירפה', ['צה"ל', 'ג׳ירפה']],
    ['مرحبا بالعالم ١٢٣', ['مرحبا', 'بالعالم', '١٢٣']],
    ['می\u200cخواهم', ['می\u200cخواهم']],
    ['नमस्ते दुनिया', ['नमस्ते', 'दुनिया']],
    ['안녕하세요 ㅋㅋㅋ 한글abc', ['안녕하세요', 'ㅋㅋㅋ', '한글', 'abc']],
    ['@\u2068Ana\u2069 soft\u00adhyphen', ['ana', 'softhyphen']],
    ['a\u200bb zero\u2060width', ['a', 'b', 'zerowidth']],
    ['e\u0301 é', ['e\u0301', 'é']],
    ['5€ 50% #tag @me', ['5', '50', 'tag', 'me']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(tokens(text)).toEqual(expected)
    expect(count(text)).toBe(expected.length)
  })

  test('scripts without spaces are told apart as the Segmenter does', () => {
    for (const text of ['今日は天気がいいですね。', '我今天很高兴，你呢？', 'ข้าวผัดอร่อยมาก', 'カタカナ_とひらがなabc漢字12', 'ខ្ញុំស្រឡាញ់អ្នក'])
      expect(scan(text)).toEqual(slowWords(text))
  })

  test('a carriage return before a line break changes nothing, and one inside a word is not part of it', () => {
    expect(tokens('one two\r\nthree\r')).toEqual(['one', 'two', 'three'])
    expect(tokens('o\rne t\rw\ro, _\rx')).toEqual(['one', 'two', '_x'])
    expect(count('o\rne t\rwo')).toBe(2)
  })

  test('thousands of words of every kind in one text', () => {
    const kinds = [
      (i: number) => `w${i}`,
      (i: number) => `longer${i}word`,
      (i: number) => `ж${i}`,
      () => '😀',
      (i: number) => `http://x.y/${i}`,
    ]
    for (const wordOf of kinds) {
      const text = Array.from({ length: 5000 }, (_, i) => wordOf(i)).join(' ')
      expect(scan(text)).toEqual(slowWords(text))
    }
    const mixed = Array.from({ length: 20_000 }, (_, i) => kinds[(i * i) % 5]((i * 7) % 3000)).join(' ')
    expect(scan(mixed)).toEqual(slowWords(mixed))
  })

  test('a very long word is one word, and a token of bounded length', () => {
    for (const letter of ['x', 'ж', 'ש', '한', '_']) {
      const [token] = tokens(letter.repeat(100_000))
      expect(count(letter.repeat(100_000))).toBe(1)
      expect(new TextEncoder().encode(token).length).toBeLessThanOrEqual(TOKEN_BYTES)
      expect(letter.repeat(100_000).startsWith(token)).toBe(true)
    }
  })
})

describe('links', () => {
  test.each([
    ['see https://example.org/a?b=c#d.', ['https://example.org/a?b=c#d']],
    ['HTTP://EXAMPLE.ORG', ['HTTP://EXAMPLE.ORG']],
    ['www.example.org, www.x.y!', ['www.example.org', 'www.x.y']],
    ['(https://en.wikipedia.org/wiki/Foo_(bar))', ['https://en.wikipedia.org/wiki/Foo_(bar)']],
    ['*https://example.org/x* _https://example.org/_', ['https://example.org/x', 'https://example.org/_']],
    ['<https://example.org>', ['https://example.org']],
    ['https://пример.рф/путь', ['https://пример.рф/путь']],
    ['看https://example.org，好', ['https://example.org']],
    ['вотhttps://example.org', ['https://example.org']],
    ['https://example.org/a\u2069', ['https://example.org/a']],
    ['https://example.org😂😂', ['https://example.org']],
    ['a.www.example.org', ['www.example.org']],
    // Directly behind a link, in scripts whose words follow others without a space.
    ['https://example.org/abc見て', ['https://example.org/abc']],
    ['https://example.orgです。', ['https://example.org']],
    ['https://youtu.be/dQw4w9WgXcQ이거 봐', ['https://youtu.be/dQw4w9WgXcQ']],
    ['www.example.orgดูสิ https://example.org/a?b=1ຂໍ', ['www.example.org', 'https://example.org/a?b=1']],
    ['https://example.org/a!見て https://example.org/a...そう', ['https://example.org/a', 'https://example.org/a']],
    [
      '(https://example.org/a)を https://en.wikipedia.org/wiki/Foo_(bar)も',
      ['https://example.org/a', 'https://en.wikipedia.org/wiki/Foo_(bar)'],
    ],
    // Base64 is padded with equals signs.
    ['https://www.instagram.com/reel/C8x/?igsh=MWQ1ZGUxMzBkMA==これ見て', ['https://www.instagram.com/reel/C8x/?igsh=MWQ1ZGUxMzBkMA==']],
    ['https://a.b/c?igsh=dGlxbGN2M2Y2ZTM=これ https://a.b/c==これ', ['https://a.b/c?igsh=dGlxbGN2M2Y2ZTM=', 'https://a.b/c==']],
    ['https://a.b/c?x=1==&q=東京;r=大阪', ['https://a.b/c?x=1==&q=東京;r=大阪']],
    ['https://a.b/c?x=1;q=東京 https://a.b/c=d/q=東京', ['https://a.b/c?x=1;q=東京', 'https://a.b/c=d/q=東京']],
    // Another label of the host follows.
    ['https://e文字.com/x www.eสวัสดี.co.th', ['https://e文字.com/x', 'www.eสวัสดี.co.th']],
    ['https://example.orgです.', ['https://example.org']],
    ['https://example.orgのindex.html https://example.org/aです.b', ['https://example.org', 'https://example.org/a']],
    ['https://example.org!見て.com', ['https://example.org']],
    // A title that begins otherwise: not told apart from a text behind the address.
    ['https://ja.wikipedia.org/wiki/JR東日本', ['https://ja.wikipedia.org/wiki/JR']],
    // Signs that sentences use, too.
    ['https://example.org/?検索 https://a.jp/~田中/', ['https://example.org/?検索', 'https://a.jp/~田中/']],
    ['https://a.b/c?これ https://a.b/c~이거 https://a.b?見て', ['https://a.b/c', 'https://a.b/c', 'https://a.b']],
    ['https://?検索 https://a.b/東京,大阪', ['https://a.b/東京']],
    ['https://example.org😂見て https://example.org/😂見て', ['https://example.org', 'https://example.org/']],
    ['https://ja.wikipedia.org/wiki/東京😂すごい', ['https://ja.wikipedia.org/wiki/東京']],
    ['https://a.b/東京❤️見て https://a.b/東京1️⃣見て https://a.b/#️⃣見て', ['https://a.b/東京', 'https://a.b/東京', 'https://a.b/']],
    ['https://a.b/東京❤大阪 https://a.b/😂/東京', ['https://a.b/東京❤大阪', 'https://a.b/😂/東京']],
    // What is part of an address in these scripts.
    ['https://ja.wikipedia.org/wiki/東京', ['https://ja.wikipedia.org/wiki/東京']],
    ['https://ja.wikipedia.org/wiki/東京2020オリンピック#歴史', ['https://ja.wikipedia.org/wiki/東京2020オリンピック#歴史']],
    ['https://ja.wikipedia.org/wiki/佐々木_(曖昧さ回避) www.東京.jp', ['https://ja.wikipedia.org/wiki/佐々木_(曖昧さ回避)', 'www.東京.jp']],
    ['https://ja.wikipedia.org/wiki/ジョン・スミス', ['https://ja.wikipedia.org/wiki/ジョン・スミス']],
    ['https://example.org/search?q=東京&lang=日本語', ['https://example.org/search?q=東京&lang=日本語']],
    ['https://th.wikipedia.org/wiki/กรุงเทพ', ['https://th.wikipedia.org/wiki/กรุงเทพ']],
    // Punctuation of other scripts is none of an address.
    ['https://example.org/a、b https://example.org/a「b」 https://example.org/a（b）', Array(3).fill('https://example.org/a')],
    [
      'https://example.org/a،ب https://example.org/a؛ب https://example.org/a؟ب https://example.org/a۔ب',
      Array(4).fill('https://example.org/a'),
    ],
    ['https://example.org/aｂ', ['https://example.org/aｂ']],
    ['https://example.org/a।क https://example.org/a።ለ', Array(2).fill('https://example.org/a')],
    ['https:// http://... www. www.! awww.so xhttp://a.b', []],
  ])('%j', (text, links) => {
    expect(tokens(text).filter((token) => /^(https?:\/\/|www\.)/i.test(token))).toEqual(links)
    expect(scan(text).hasLink).toBe(links.length > 0)
  })

  test('each is one word', () => {
    expect(count('look: https://example.org/one/two-three?four=five www.six.org')).toBe(3)
  })

  test('a token is at most this long, and ends between characters', () => {
    const [token] = tokens(`https://example.org/${'é'.repeat(5000)}`)
    expect(new TextEncoder().encode(token).length).toBeLessThanOrEqual(LINK_BYTES)
    expect(token).not.toContain('\ufffd')
  })
})

describe('questions', () => {
  test.each([...'?？؟\u037e⸮՞፧꘏⁇⁈⁉‽¿᥅꛷𑅃'])('%s asks', (mark) => {
    expect(scan(`so ${mark}`).hasQuestion).toBe(true)
    expect(scan(`so${mark}`).hasQuestion).toBe(true)
  })

  test('an Armenian question mark inside its word asks', () => {
    expect(scan('ի՞նչ').hasQuestion).toBe(true)
    expect(tokens('ի՞նչ')).toEqual(['ի՞նչ'])
  })

  test('a semicolon asks behind Greek, and only there', () => {
    expect(scan('τι κάνεις;').hasQuestion).toBe(true)
    expect(scan('one; two').hasQuestion).toBe(false)
  })

  test('a question mark in a link does not, behind it it does', () => {
    expect(scan('https://example.org/?q=1').hasQuestion).toBe(false)
    expect(scan('did you see https://example.org/?q=1?').hasQuestion).toBe(true)
  })
})

describe('emoji', () => {
  test.each([
    ['👍🏽', ['👍']],
    ['❤️ ❤', ['❤']],
    ['☺️☝🏿', ['☺', '☝']],
    ['👨‍👩‍👧‍👦', ['👨‍👩‍👧‍👦']],
    ['🤷🏽‍♀️', ['🤷‍♀']],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿🇫🇮🇸🇪', ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇫🇮', '🇸🇪']],
    ['1️⃣#️⃣*⃣', ['1⃣', '#⃣', '*⃣']],
    ['ℹ️ 🅰️', ['ℹ', '🅰']],
    ['🏽', ['🏽']],
  ])('%s', (text, expected) => {
    expect(scan(text)).toEqual({ wordCount: 0, hasLink: false, hasQuestion: false, hasEmoji: true, tokens: expected })
  })

  test.each(['1 2 3', '# * #', '© ® ™', '❤ ☀ ♥', 'a\u20e3'])('%s is none', (text) => {
    expect(scan(text).hasEmoji).toBe(false)
  })

  test('one parts words, and a keycap takes its digit out of a number', () => {
    expect(tokens('good😀bye 12️⃣')).toEqual(['good', '😀', 'bye', '1', '2⃣'])
    expect(count('good😀bye 12️⃣')).toBe(3)
  })
})

describe('the same as regular expressions and the Segmenter', () => {
  // A character of every class the rules know, and some that begin or end what is taken out.
  const classes = [...'aא1_가:,.\'"\u0301\u200e\u200d©ℹ\ufe0f😀 \u20e3']

  test('for every sequence of three characters, one of each class', () => {
    for (const a of classes) for (const b of classes) for (const c of classes) expect(scan(a + b + c)).toEqual(slowWords(a + b + c))
  })

  test('for sequences of up to eight of them: how many words', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...classes), { minLength: 4, maxLength: 8 }), (characters) => {
        const text = characters.join('')
        const { tokens: _, ...facts } = scan(text)
        const { tokens: __, ...slow } = slowWords(text)
        expect(facts).toEqual(slow)
      }),
      { numRuns: 3000 },
    )
  })

  const pieces = [
    ...['http://', 'https://', 'www.', 'HTTP://', 'example.org', '/', '?', '(', ')', '[', ']', '.', ',', '!', '&', '=', '-', '*', '~', '#'],
    ...[
      'Ünïcödé',
      'дом',
      'ελ',
      'שלום',
      'سلام',
      'हिन्दी',
      'বাংলা',
      '한국',
      'ա՞',
      'é',
      'I’m',
      "it's",
      '3.14',
      '1,000',
      'x_y',
      ' ',
      '\n',
      '\r\n',
    ],
    ...[
      '😀',
      '👍🏽',
      '❤️',
      '❤',
      '1️⃣',
      '#️⃣',
      '🇫🇮',
      '👩‍❤️‍👨',
      'ℹ️',
      '\u200d',
      '\u200e',
      '\u2068',
      '\u2069',
      '\u00ad',
      '\ufe0f',
      '？',
      '；',
      '\u0000',
    ],
  ]

  test('for texts of words, links, emoji and what is between', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        expect(scan(parts.join(''))).toEqual(slowWords(parts.join('')))
      }),
      { numRuns: 3000 },
    )
  })

  // Letters, digits, marks and punctuation of many scripts; the scripts that need a dictionary have their own test.
  const scripts = [
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x250, 0x36f],
    [0x370, 0x52f],
    [0x530, 0x5ff],
    [0x600, 0x7ff],
    [0x900, 0xdff],
    [0x10a0, 0x167f],
    [0x1780, 0x18af],
    [0x1e00, 0x209c],
    [0x2100, 0x23ff],
    [0x2600, 0x27bf],
    [0xa640, 0xa97f],
    [0xac00, 0xac80],
    [0xfb00, 0xfefc],
    [0xff01, 0xff60],
    [0x10000, 0x100ff],
    [0x1d400, 0x1d4ff],
    [0x1f000, 0x1faff],
    [0xe0020, 0xe007f],
  ] as const
  const anyOfScripts = fc
    .array(
      fc.constantFrom(...scripts).chain(([first, last]) => fc.integer({ min: first, max: last })),
      { maxLength: 12 },
    )
    .map((codePoints) => String.fromCodePoint(...codePoints))
    .filter((text) => !/[\p{Script=Khmer}\p{Script=Katakana}\p{Script=Han}\p{Script=Hiragana}]/u.test(text))

  test('for any characters of many scripts: how many words, and which features', () => {
    fc.assert(
      fc.property(anyOfScripts, (text) => {
        const { tokens: _, ...facts } = scan(text)
        const { tokens: __, ...slow } = slowWords(text)
        expect(facts).toEqual(slow)
      }),
      { numRuns: 5000 },
    )
  })

  // Each separately is right in the tests above; what is said here is that the Segmenter gets what it needs where they touch.
  const touching = [
    ...['今日は', 'ガ', 'カ゛', '我喜', '。', 'สวัสดี', 'อยู่', 'ລາວ', 'ខ្ញុំ', 'မြန်', '안녕', '\u110b\u1161', 'नम', 'مر', '々', 'ー'],
    ...['\u2068', '\u2069', '\u0301', '\u3099', 'you', 'Ab', '42', '4.2', '.', "'", ',', ';', 'α', ' ', '_', '"', '：', '？', 'א'],
    ...['👍🏽', '❤️', '❤', '1️⃣', 'ℹ', 'www.a.de'],
  ]

  test('where scripts without spaces touch other scripts, marks, signs, emoji and links', () => {
    expect(scan('ລາວ안녕\u2068you\u2069').tokens).toEqual(['ລາວ', '안녕', 'you'])
    expect(scan('ガα;').hasQuestion).toBe(true)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...touching), { maxLength: 6 }), (parts) => {
        expect(scan(parts.join(''))).toEqual(slowWords(parts.join('')))
      }),
      { numRuns: 5000 },
    )
  })

  // An address, and text behind it.
  const inAddresses = [
    ...['https://', 'www.', 'a', 'org', '2', 'é', 'ب', 'д', '東京', '々', 'ガ', 'ー', '゛', '・', '見て', '안', 'กรุ', 'ลา', '๑', 'ខ្ញុំ'],
    ...[
      '/',
      '.',
      '-',
      '_',
      '=',
      '==',
      '?',
      '/?',
      '/~',
      '&',
      ';',
      '#',
      '%',
      ':',
      ',',
      '!',
      "'",
      '*',
      '~',
      '(',
      ')',
      '[',
      ']',
      ' ',
      '…',
      '、',
      '。',
      '「',
      '）',
      '،',
      '؟',
      '۔',
    ],
    ...['。', '！', '\u0301', '\u3099', '\u200d', '\u2069', '😂', '❤', '1️⃣', '#️⃣'],
  ]

  test('where links touch scripts without spaces and punctuation of any script', () => {
    const isLink = (token: string) => /^(?:https?:\/\/|www\.)/i.test(token)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...inAddresses), { maxLength: 10 }), (parts) => {
        const text = `https://${parts.join('')}`
        expect(scan(text).tokens.filter(isLink)).toEqual(slowWords(text).tokens.filter(isLink))
      }),
      { numRuns: 5000 },
    )
  })

  // What the rules say, without a second version of them: addresses that are whole by their grammar, and what follows one.
  const latin = fc.constantFrom('a', 'org', 'x2', '2020', 'é', 'дом')
  const running = fc.constantFrom('東京', 'です', 'ガー', '佐々木', '안녕', 'กรุงเทพ', 'ខ្ញុំ', 'カ\u3099')
  const emoji = fc.constantFrom('😂', '👍🏽', '❤️', '🇫🇮', '1️⃣', '#️⃣', '👩‍❤️‍👨')
  const joined = (...texts: readonly fc.Arbitrary<string>[]) => fc.tuple(...texts).map((parts) => parts.join(''))
  const listed = (text: fc.Arbitrary<string>, sign: string) =>
    fc.array(text, { maxLength: 3 }).map((texts) => texts.map((part) => sign + part).join(''))
  const part = fc.oneof(
    latin,
    running,
    joined(running, latin),
    joined(running, latin, running),
    joined(latin, fc.constantFrom('-', '_', '%', '+'), running),
  )
  const host = joined(
    fc.array(fc.oneof(part, joined(latin, running)), { maxLength: 2 }).map((labels) => labels.map((label) => `${label}.`).join('')),
    latin,
  )
  const path = listed(fc.oneof(part, joined(fc.constantFrom('~', '?'), part)), '/')
  const encoded = fc.constantFrom('', 'MQ', 'MQ=', 'MQ==', 'MTI=')
  const query = fc
    .array(joined(latin, fc.constant('='), fc.oneof(part, encoded)), { maxLength: 3 })
    .map((fields) => (fields.length > 0 ? `/?${fields.join('&')}` : ''))
  const fragment = fc.oneof(fc.constant(''), joined(fc.constant('#'), part))
  const beginning = fc.constantFrom('https://', 'http://', 'www.')
  const linkIn = (text: string) => scan(text).tokens.find((token) => /^(?:https?:\/\/|www\.)/i.test(token))

  test('an address is one link to the end of the text or sentence', () => {
    const behind = fc.constantFrom('', ' ', '。', '、', '…', ' 東京', '.', '?', '!', '😂')
    fc.assert(
      fc.property(joined(beginning, host, path, query, fragment), behind, (address, text) => {
        expect(linkIn(address + text)).toBe(address)
      }),
      { numRuns: 3000 },
    )
  })

  test('it ends before a script without spaces directly behind a letter, a digit, Base64, punctuation or an emoji', () => {
    const field = joined(fc.constantFrom('/?', '/?q=東京&', '#'), latin, fc.constant('='), fc.oneof(latin, fc.constantFrom('MQ==', 'MTI=')))
    const ending = fc.oneof(fc.constant(''), joined(path, fc.constant('/'), latin), joined(path, field))
    const behind = fc.constantFrom('', ',', '!', '...', "'", '*', '~', '?', ')')
    const behindLatin = fc.tuple(joined(beginning, host, ending), behind)
    const behindEmoji = fc.tuple(joined(beginning, host, path, query, fragment), emoji)
    fc.assert(
      fc.property(fc.oneof(behindLatin, behindEmoji), running, fc.constantFrom('', '。', ' a', '.'), ([address, between], text, end) => {
        expect(linkIn(address + between + text + end)).toBe(address)
      }),
      { numRuns: 3000 },
    )
  })

  test('within one in twenty in scripts without spaces', () => {
    const text = '私は昨日友達と一緒に映画を見に行きました。とても面白かったです！でもポップコーンは高かった…'.repeat(40)
    const exact = slowWords(text).wordCount
    expect(Math.abs(count(text) - exact)).toBeLessThanOrEqual(exact / 20)
    const unbroken = '春眠不觉晓处处闻啼鸟夜来风雨声花落知多少'.repeat(100)
    expect(Math.abs(count(unbroken) - slowWords(unbroken).wordCount)).toBeLessThanOrEqual(slowWords(unbroken).wordCount / 20)
  })
})

describe('hostile text takes as long as it is, no longer', () => {
  // A text this long would take minutes if the work grew with its square.
  test.each([
    ['colons', ':'.repeat(1_000_000)],
    ['letters and colons', 'a:'.repeat(500_000)],
    ['quotes after a Hebrew letter', "א'".repeat(300_000)],
    ['marks on a letter', `a:${'\u0301'.repeat(500_000)}b`],
    ['marks alone', '\u0301'.repeat(500_000)],
    ['NUL', '\0'.repeat(1_000_000)],
    ['joined hearts', '❤\u200d'.repeat(200_000)],
    ['skin tones', `❤${'🏽'.repeat(200_000)}`],
    ['labels of a host', `http://${'a文.'.repeat(300_000)}a`],
    ['equals signs', `http://a/${'a='.repeat(300_000)}`],
    ['skin tones in a link', `http://a/❤${'🏽'.repeat(200_000)}`],
    ['one link', `http://${'a.'.repeat(500_000)}`],
    ['beginnings of links', 'www.'.repeat(300_000)],
    ['links of nothing', 'http://!'.repeat(100_000)],
    ['brackets in a link', `http://a${'()'.repeat(300_000)}`],
    ['letters, then Thai', `${'a'.repeat(500_000)}ก${'a'.repeat(500_000)}`],
    ['Thai and marks', 'กั'.repeat(50_000)],
    ['carriage returns', 'a\r'.repeat(500_000)],
    ['tags', `🏴${'\u{e0061}'.repeat(200_000)}`],
  ])('%s', (_, text) => {
    expect(count(text)).toBeGreaterThanOrEqual(0)
  })
})
