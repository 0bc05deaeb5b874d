const ENDS = new Set('.,;:!?)]}>»”"\'')
const BEGINS = new Set('([{<«“"\'')

/** The text without the signs around it. */
function bare(piece: string): string {
  let [from, to] = [0, piece.length]
  while (from < to && BEGINS.has(piece[from])) from++
  while (to > from && ENDS.has(piece[to - 1])) to--
  return piece.slice(from, to)
}

const HOST =
  /[\p{L}\d]\.(?:com|net|org|io|de|info|app|ly|me|co|eu|uk|fr|es|br|in|ru|cn|gg|tv|ai|dev|xyz|page|link|top|site|online|shop|biz)(?![\p{L}\d])/u
const PATH = /[\p{L}\d]\.[\p{L}\d][\p{L}\d.-]{0,62}\//u

/** Addresses of any kind in a folded text, each from space to space. */
export const linksIn = (folded: string): string[] =>
  folded
    .split(/\s/)
    .map(bare)
    .filter((piece) => piece.includes('://') || piece.startsWith('www.') || /\S@\S/.test(piece) || HOST.test(piece) || PATH.test(piece))

/** Marks of HTML and Markdown in a folded text: they would be shown as they are, but nobody wrote them. */
export function markupIn(folded: string): string[] {
  const found: string[] = []
  for (let at = folded.indexOf('<'); at >= 0; ) {
    if (!/[a-z!/?]/.test(folded[at + 1] ?? '')) {
      at = folded.indexOf('<', at + 1)
      continue
    }
    const end = folded.indexOf('>', at)
    const to = end < 0 ? folded.length : end + 1
    found.push(folded.slice(at, to))
    at = folded.indexOf('<', to)
  }
  const link = folded.indexOf('](')
  if (link >= 0) found.push(folded.slice(link).split(/\s/, 1)[0])
  if (folded.includes('javascript:')) found.push('javascript:')
  return found
}
