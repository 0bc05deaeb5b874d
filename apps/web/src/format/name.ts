/**
 * A name as it may be shown. Nothing invisible stays invisible: control characters appear as their marks (␀ …),
 * direction overrides and other unseen characters as ◌, so that no name can dress up as another or turn the line round.
 * What joins letters and emoji (ZWJ, ZWNJ) and variation selectors stays.
 */
export function shownName(name: string): string {
  const shown = name
    .toWellFormed()
    .replace(/\p{Cc}/gu, (c) => (c < ' ' ? String.fromCharCode(0x2400 + c.charCodeAt(0)) : '\u2421'))
    .replace(/[\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, '\u25cc')
  return shown.trim() === '' ? '\u25cc' : shown
}

/** No name in earnest is longer; of one that is, this many letters are enough to know whose it is. */
const longest = 64
const enough = 32

/** Whether a name is longer than names really are; it is shown in short then, and in full on request. */
export const isLongName = (name: string): boolean => name.length > longest

/** A name in a sentence, on a toast, on a picture: of a very long one its beginning. */
export function briefName(name: string): string {
  const shown = shownName(name)
  if (!isLongName(shown)) return shown
  let brief = ''
  for (const { segment } of new Intl.Segmenter('und').segment(shown)) {
    if (brief.length + segment.length >= enough) break
    brief += segment
  }
  return `${brief.trimEnd()}…`
}
