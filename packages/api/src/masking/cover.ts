/** What stands for a letter. */
export const bar = '\u2501'

/** Longer runs would tell a word by its length, and break no line. */
const longestRun = 12

/**
 * A text that nobody can read: a bar for every UTF-16 unit, white space where it was, so that lines stay lines and a range of the
 * text is the same range of what covers it. Runs are broken after 12 bars.
 */
export function cover(text: string): string {
  let covered = ''
  let run = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text[i]
    const isSpace = /\s/.test(unit)
    run = isSpace ? 0 : run + 1
    if (isSpace) covered += unit === '\n' || unit === '\r' ? unit : ' '
    else if (run > longestRun) {
      covered += ' '
      run = 0
    } else covered += bar
  }
  return covered
}
