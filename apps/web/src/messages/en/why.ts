import { format } from '#format/index.ts'
import { emotions, scoreInWords, sentiments } from './emotional-insights.ts'

const { percent, score } = format

/** An estimate is never certain. */
const estimated = (share: number): string => (share > 0.99 ? `>${percent(0.99)}` : percent(share))

/** Why a message is read as it is, and what a person says against it. */
export const why = {
  /** On a message: what it sounds like; pressing tells why. */
  mark: sentiments,
  ask: (of: keyof typeof sentiments | null, by: string) => `${of === null ? 'Why?' : `${of}: why?`} ${by}`,
  corrected: 'corrected',
  askCorrected: (label: string, by: string) => `corrected to ${label.toLowerCase()}: change. ${by}`,
  title: 'Why it is read so',
  short: 'Why?',
  loading: 'Looking at the words',
  failed: 'It could not be told why. Please try again.',
  sounds: (of: number) => `It sounds ${scoreInWords(of)}.`,
  score: (of: number) => `Score ${score(of)} on a scale from −1 to +1.`,
  unscored: 'Nothing in it can be scored.',
  youSaid: (label: string) => `You say: ${label.toLowerCase()}.`,
  emotions: 'Emotions in it',
  emotion: (emotion: keyof typeof emotions, share: number) => `${emotions[emotion]} ${estimated(share)}`,
  noEmotion: 'No emotion stands out.',
  words: 'The words that weighed',
  /** Where a person knew better: they are still the model's. */
  wordsOfEstimate: 'The words that weighed in the estimate',
  noWords: 'No single word weighed much.',
  towards: { positive: 'towards positive', negative: 'towards negative' },
  more: (n: number) => `and ${n} more that weighed less`,
  about: 'Estimated from the words alone; no irony is heard, and nobody is judged.',
  correct: {
    title: 'Correct this',
    about: 'All figures follow. It stays on this device.',
    aboutServer: 'All figures follow.',
    sentiments: 'It is',
    emotions: 'or more exactly',
    labels: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative', ...emotions },
    reset: 'Back to the estimate',
    done: (label: string) => `Corrected: ${label.toLowerCase()}. The figures follow.`,
    wasReset: 'Back to the estimate. The figures follow.',
    undo: 'Undo',
    undoLabel: 'Undo: as it was before',
    failed: 'The correction could not be kept. Please try again.',
    notUndone: 'It could not be undone. Please try again.',
  },
} as const
