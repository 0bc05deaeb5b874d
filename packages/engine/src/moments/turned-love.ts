import { turns } from '#languages/turns.ts'
import { wishes } from '#languages/wishes.ts'
import { holds, isUnspaced, spaced } from './spaced-phrases.ts'

/** What ends a sentence; a comma and an ellipsis do not. */
const SENTENCES = /[\n!?;\u061f\u061b\u0964\u3002\uff01\uff1f\uff1b]|(?<!\.)\.(?!\.)/u
/**
 * Read with the turns of every language that may be meant, `und` needs longer ones than these, and English: the Hungarian "de" and the
 * Albanian "por" also follow the Spanish "te amo".
 */
const LONG_ENOUGH = 4
/** Folded, the Spanish "more" would be the Portuguese "but". */
const MORE = /más(?!\p{L})/giu

/**
 * Says whether a message that says "love you" takes it back right away: "I love you but…" in one sentence. One that says it elsewhere
 * without a turn declares it. Sentences are read in the language of the phrase.
 */
export function turnedIn(languages: readonly string[]): (message: string) => boolean {
  const spoken = languages.flatMap((language) => {
    const marks =
      language === 'und'
        ? [...turns.en, ...languages.flatMap((each) => turns[each] ?? []).filter((mark) => mark.length >= LONG_ENOUGH)]
        : (turns[language] ?? [])
    return (wishes[language]?.love ?? []).map((phrase) => ({ phrase: spaced(phrase), marks: marks.map(spaced) }))
  })
  const isSaid = (part: string): boolean => spoken.some(({ phrase }) => holds(part, phrase))
  return (message) => {
    const parts = message.normalize('NFC').replace(MORE, 'more').split(SENTENCES).map(spaced)
    const left = parts.map((part) => spoken.reduce(without, part))
    return left.some((part, i) => part !== parts[i]) && !left.some(isSaid)
  }
}

/** Removes each declaration with a turn right after it. Scripts without spaces have none before the turn either. */
function without(part: string, { phrase, marks }: { phrase: string; marks: readonly string[] }): string {
  if (!holds(part, phrase)) return part
  const [said, isJoined] = [phrase.trim(), isUnspaced(phrase)]
  return marks.reduce((left, mark) => {
    const apart = left.replaceAll(`${isJoined ? said : phrase.trimEnd()}${mark}`, ' ')
    return isJoined ? apart.replaceAll(said + mark.trim(), ' ').replaceAll(`${said} ${mark.trim()}`, ' ') : apart
  }, part)
}
