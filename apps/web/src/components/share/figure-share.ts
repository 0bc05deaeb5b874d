import { noWords } from '#charts/card.ts'
import type { Numbered } from '#charts/numbers-part.ts'
import type { Heading, Saving } from '#charts/saving.ts'
import { say } from '#messages/index.ts'
import type { Shareable } from './shareable.ts'

/** Figures that show words of the chat. */
const ofWords: ReadonlySet<Saving<never>['file']> = new Set(['words', 'own-words', 'phrases', 'topics', 'links', 'word-story', 'milestone'])

const lineOf = ({ label, aside, said }: Numbered): string => [[label, aside].filter(Boolean).join(' '), said].filter(Boolean).join(': ')

/** A chart, or any figure that can be saved, to be shared: its sentence as a headline, and its drawing. */
export const figureShare = <T>(
  data: T,
  { title, unit, part, over }: Heading,
  { file, sentence, notes, numbers, drawing }: Saving<T>,
): Shareable => ({
  file,
  shows: ofWords.has(file) ? 'words' : 'figure',
  words: (veil) => {
    const answer = veil.answer(data)
    const more = notes(answer).map(({ term, text }) => (term ? `${term}: ${text}` : text))
    const said = sentence(answer)
    return {
      ...noWords,
      kicker: veil.text(title),
      // An answer in words is not part of its figure.
      sentence: file === 'answer' ? veil.text(said ?? '') : (said ?? ''),
      note: [veil.text(unit), ...(file === 'answer' ? [] : more)].filter(Boolean).join(` ${say.dot} `),
      foot: [part && veil.text(part), over].filter(Boolean).join(' '),
    }
  },
  more: numbers && ((veil) => numbers(veil.answer(data)).map(lineOf).join('\n')),
  drawing: (veil, placeOf) => ({ make: (tokens, width) => drawing(veil.answer(data), tokens, width, veil.places(placeOf)) }),
})
