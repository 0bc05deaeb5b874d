/**
 * Sentences whose English was changed and whose translation was not.
 * @param recorded lines of a key and a hash of each text, English first, as they were when someone last looked
 * @param now the same of today
 * @param translations the languages besides English, in the order of the lines
 */
export function stale(recorded: readonly string[], now: readonly string[], translations: readonly string[]): string[] {
  const before = new Map(recorded.map(parse))
  return now.map(parse).flatMap(([key, [english, ...others]]) => {
    const [thenEnglish, ...then] = before.get(key) ?? []
    if (thenEnglish === undefined || thenEnglish === english) return []
    const left = translations.filter((_, i) => others[i] === then[i])
    if (left.length === 0) return []
    const [were, they] = left.length === 1 ? ['was', 'it still fits'] : ['were', 'they still fit']
    return [`${key}: English was changed, and ${left.join(', ')} ${were} not. Where ${they}: npm run record -- --fits`]
  })
}

function parse(line: string): [key: string, hashes: string[]] {
  const [key, ...hashes] = line.split(' ')
  return [key, hashes]
}
