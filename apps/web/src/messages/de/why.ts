import { format } from '#format/index.ts'
import { emotions, scoreInWords, sentiments } from './emotional-insights.ts'

const { percent, score } = format

/** An estimate is never certain. */
const estimated = (share: number): string => (share > 0.99 ? `>${percent(0.99)}` : percent(share))

const labels = { positive: 'Positiv', neutral: 'Neutral', negative: 'Negativ', ...emotions } as const

/** A label within a sentence: an emotion is a noun and keeps its capital. */
const inSentence = (label: string): string => (Object.values<string>(emotions).includes(label) ? label : label.toLowerCase())

/** Why a message is read as it is, and what a person says against it. */
export const why = {
  /** On a message: what it sounds like; pressing tells why. */
  mark: sentiments,
  ask: (of: keyof typeof sentiments | null, by: string) => `${of === null ? 'Warum?' : `${sentiments[of]}: Warum?`} ${by}`,
  corrected: 'korrigiert',
  askCorrected: (label: string, by: string) => `korrigiert zu ${inSentence(label)}: ändern. ${by}`,
  title: 'Warum das so gelesen wird',
  short: 'Warum?',
  loading: 'Die Wörter werden angesehen',
  failed: 'Das Warum ließ sich nicht ermitteln. Bitte versuch es noch einmal.',
  sounds: (of: number) => `Klingt ${scoreInWords(of)}.`,
  score: (of: number) => `Wert ${score(of)} auf einer Skala von −1 bis +1.`,
  unscored: 'Nichts darin lässt sich werten.',
  youSaid: (label: string) => `Du sagst: ${inSentence(label)}.`,
  emotions: 'Gefühle darin',
  emotion: (emotion: keyof typeof emotions, share: number) => `${emotions[emotion]} ${estimated(share)}`,
  noEmotion: 'Kein Gefühl sticht heraus.',
  words: 'Wörter mit Gewicht',
  /** Where a person knew better: they are still the model's. */
  wordsOfEstimate: 'Wörter mit Gewicht in der Schätzung',
  noWords: 'Kein einzelnes Wort wog viel.',
  towards: { positive: 'Richtung positiv', negative: 'Richtung negativ' },
  more: (n: number) => `und ${n} weitere mit weniger Gewicht`,
  about: 'Allein aus den Wörtern geschätzt; Ironie wird nicht gehört, und über niemanden wird geurteilt.',
  correct: {
    title: 'Korrigieren',
    about: 'Alle Zahlen richten sich danach. Es bleibt auf diesem Gerät.',
    aboutServer: 'Alle Zahlen richten sich danach.',
    sentiments: 'Sie ist',
    emotions: 'oder genauer',
    labels,
    reset: 'Zurück zur Schätzung',
    done: (label: string) => `Korrigiert: ${inSentence(label)}. Die Zahlen richten sich danach.`,
    wasReset: 'Zurück zur Schätzung. Die Zahlen richten sich danach.',
    undo: 'Rückgängig',
    undoLabel: 'Rückgängig: wie zuvor',
    failed: 'Die Korrektur konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
    notUndone: 'Das ließ sich nicht rückgängig machen. Bitte versuch es noch einmal.',
  },
} as const
