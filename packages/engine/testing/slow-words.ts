/**
 * The slow, obvious version of the scanner, for its tests: regular expressions and Intl.Segmenter over a string, as
 * the definition of a word reads.
 */
export interface SlowWords {
  wordCount: number
  hasLink: boolean
  hasQuestion: boolean
  hasEmoji: boolean
  tokens: string[]
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

// Emoji (except for the regional letters, which go in pairs), and symbols that are emoji in company.
const pictograph = '(?:(?!\\p{RI})\\p{Emoji_Presentation})'
const symbol = '(?:(?!\\p{Emoji_Presentation})(?=\\p{Emoji})\\p{Extended_Pictographic})'
const flagPair = '(?:\\p{RI}\\p{RI}?)'
const tail = '[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}\\u{e0020}-\\u{e007f}]*'
const partner = `(?:${flagPair}|(?:${pictograph}|${symbol})${tail})`
const emoji = `[0-9#*]\\ufe0f?\\u20e3|(?:${flagPair}|${pictograph}${tail}|${symbol}(?:(?=[\\ufe0f\\u{1f3fb}-\\u{1f3ff}])${tail}|(?=\\u200d${partner})))(?:\\u200d${partner})*`
const anyEmoji = new RegExp(emoji, 'u')
const endsLink =
  '[\\s\\p{Cc}\\p{Z}\\p{Pi}\\p{Pf}<>"\\u200b\\ufe30-\\ufe4f\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]|(?![\\x00-\\x7f])\\p{Terminal_Punctuation}|(?![\\p{L}\\p{N}\\p{M}])[\\u3000-\\u303f]'
const link = `(?<![0-9A-Za-z])(?:https?://|www\\.(?=[\\p{L}\\p{N}]))(?:(?!${endsLink}).)*`
// Links are looked for first, at each place; what a link gives back at its end is text again.
const special = new RegExp(`(?<address>${link})|${emoji}`, 'gisu')

// Greek keyboards write the question mark as a semicolon.
const questionMarks =
  /[?¿\u037e\u055e\u061f\u1367\u1945\u203d\u2047-\u2049\u2753\u2754\u2cfa\u2cfb\u2e18\u2e2e\u2e54\ua60f\ua6f7\ufe16\ufe56\uff1f\u{11143}\u{1e95f}\u{1f679}-\u{1f67b}]|(?=\p{L})[\u0370-\u03ff\u1f00-\u1fff](?:\p{M}|\p{Cf})*;/u

export function slowWords(text: string): SlowWords {
  const clean = text.replaceAll('\r', '')
  const found: SlowWords = { wordCount: 0, hasLink: false, hasQuestion: false, hasEmoji: anyEmoji.test(clean), tokens: [] }
  let from = 0
  let outsideLinks = ''
  special.lastIndex = 0
  for (let match = special.exec(clean); match; match = special.exec(clean)) {
    const [whole] = match
    const address = match.groups?.address
    const piece = address === undefined ? whole : trimmedLink(address)
    if (piece === '') {
      special.lastIndex = match.index + 1
      continue
    }
    const before = clean.slice(from, match.index)
    addWords(before, found)
    outsideLinks += before
    if (address === undefined) {
      found.tokens.push(foldedEmoji(piece))
      outsideLinks += piece
    } else {
      found.tokens.push(piece)
      found.wordCount++
      found.hasLink = true
      outsideLinks += ' '
    }
    from = match.index + piece.length
    special.lastIndex = from
  }
  addWords(clean.slice(from), found)
  found.hasQuestion = questionMarks.test(outsideLinks + clean.slice(from))
  return found
}

function addWords(text: string, found: SlowWords): void {
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike) found.wordCount++
    if (isWordLike || isNamed.test(segment)) found.tokens.push(loweredToken(segment))
  }
}

// ICU gives some segments no status for lack of a rule (a Hangul syllable with a mark); they are tokens all the same.
const isNamed = /^(?!.*[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}]).*[\p{L}\p{Nd}\u24c2\u{1f170}\u{1f171}\u{1f17e}\u{1f17f}]/su

/** Direction marks, variation selectors and their like; not what joins letters, and not the signs before Arabic numbers. */
const isUnseen = (character: string): boolean =>
  /\p{Cf}|[\ufe00-\ufe0f]/u.test(character) && !/\u200c|\u200d|[\u0600-\u06dd]/.test(character)

function loweredToken(segment: string): string {
  return [...segment]
    .filter((character) => !isUnseen(character))
    .map((character) => String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0))
    .join('')
    .replace(/^[^\p{Alphabetic}\p{N}\p{Pc}\u202f]*\u200d(?=\p{Extended_Pictographic})/u, '')
}

const foldedEmoji = (sequence: string): string =>
  sequence.replaceAll(/[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '') || String.fromCodePoint(sequence.codePointAt(0) ?? 0)

// Where a script without spaces is written directly behind an address: not at the beginning of a part of it, nor behind such a
// beginning, nor in a label of the host behind which another follows.
const adjoining =
  '(?![\\p{M}\\p{P}\\p{S}\\p{Nd}])[\\p{Ideographic}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3031-\\u3035\\u309b\\u309c\\u30a0\\u30fc\\uff70\\uac00-\\ud7a3\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tai_Le}\\p{Script=New_Tai_Lue}\\p{Script=Tai_Tham}\\p{Script=Tai_Viet}\\p{Script=Ahom}]'
const divides = '(?:[-/&%@$+_([{]|#(?!\\ufe0f?\\u20e3)|(?<!\\.)\\.|(?<!:):|(?<=/)[?~]|(?<!=[^/?&;#]*)=)'
const clinging = '(?:(?![\\x00-\\x7f])[\\p{P}\\p{S}\\p{M}\\p{Cf}\\uff9e\\uff9f\\p{Emoji_Presentation}\\p{Extended_Pictographic}])'
const other = `(?!${divides}|${clinging}|${adjoining}).`
const pause = `(?:(?!${divides})[!-/:-@[-\`{-~]|${emoji})`
const restOfPart = `(?:(?!${divides}).)*`
const beforeLabel = `(?<=^(?:[^/?#]|#\\ufe0f?\\u20e3)*)(?:${adjoining}|(?![\\ufe00-\\ufe0f])[\\p{M}\\u200c\\uff9e\\uff9f])*\\.[\\p{L}\\p{N}]`
const behindLink = new RegExp(
  `(?:(?<=(?:^|${divides})${clinging}*${other}${restOfPart})(?!${beforeLabel})|(?<=${pause}${restOfPart}))${adjoining}`,
  'su',
)

const keycapAtEnd = /[0-9#*]\ufe0f?\u20e3\p{M}*$/u

/** The link without what a sentence put behind it; nothing where no more than its beginning is left. */
function trimmedLink(address: string): string {
  const beginning = /^(?:https?:\/\/|www\.)/iu.exec(address)?.[0].length ?? 0
  const behind = behindLink.exec(address.slice(beginning))?.index ?? address.length
  let kept = address.slice(0, beginning + behind)
  while (kept.length > beginning) {
    const last = /.(?:(?!\ufe0e|\ufe0f)\p{M})*$/su.exec(kept.slice(beginning))?.[0] ?? ''
    if (keycapAtEnd.test(kept)) kept = kept.replace(keycapAtEnd, '')
    else if (/^[)\]}]/.test(last) && closesBracket(kept.slice(beginning))) return kept
    else if (isFirm(last)) return kept
    else kept = kept.slice(0, -[...kept].at(-1)!.length)
  }
  return ''
}

/** Counting up, was a bracket open when the last one closed? */
function closesBracket(text: string): boolean {
  let open = 0
  let closed = false
  for (const character of text) {
    closed = false
    if (/[([{]/.test(character)) open++
    if (/[)\]}]/.test(character) && open > 0) {
      open--
      closed = true
    }
  }
  return closed
}

function isFirm(character: string): boolean {
  if (/^[/\-=&%@$+_#]/.test(character)) return true
  return !/^[\p{P}\p{S}\p{Cf}\p{M}\p{Emoji_Presentation}\p{Extended_Pictographic}]/u.test(character)
}
