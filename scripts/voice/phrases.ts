import type { AvoidedWord } from './words.ts'

/**
 * Phrases that read as translated or archaic. There are too many to reword them all, so each file has a ceiling (`ceilings.json`) that may
 * only fall.
 */
export const translatedPhrases: readonly AvoidedWord[] = [
  {
    word: 'stand',
    also: ['standing'],
    idioms: ['stand(?:ing)? (?:for|in|out|alone|still|by)', 'stand(?:ing)?-(?:in|alone)', 'long-standing'],
    instead: '"be", "be written", "stay", or the verb for it',
  },
  {
    word: 'tell',
    also: ['telling'],
    idioms: [
      'tell(?:ing)? (?:\\w+ ){0,4}(?:apart|from)',
      '(?:can|could|cannot|enough to|takes to) tell',
      '(?:how|most) telling',
      'telling words?',
      'tell (?:the )?(?:browser|compiler|typescript)',
    ],
    instead: '"say", "show", "report", "know"',
  },
  { word: 'lie', also: ['lay', 'lying'], instead: '"be", "be stored"' },
  {
    word: 'hold',
    also: ['holds', 'held', 'holding'],
    idioms: [
      '(?:hold|holds|held|holding) (?:\\w+ ){0,2}locks?',
      'holds? true',
      'hold(?:s|ing)? (?:\\w+ ){0,4}(?:up|back|together)',
      'held (?:\\w+ ){0,2}up',
      'held-(?:back|out)',
      'held (?:back|out|down)',
    ],
    instead: '"contain", "have", "keep", "enforce", "be true"',
  },
  { word: 'hear', also: ['hears', 'heard'], instead: '"receive", "be notified", "learn"' },
  { word: 'lead to', also: ['leads to', 'led to'], instead: '"open", "link to", "cause"' },
  { word: 'go on', also: ['goes on'], idioms: ['goes? on (?:the|a|top|its)'], instead: '"continue", "be under way"' },
  { word: 'mend', also: ['mends', 'mended', 'mending'], instead: '"fix", "repair"' },
  { word: 'is said', pattern: '(?:is|are|was|were) said', instead: '"is shown", "is reported", "is written", or who says it' },
  { word: 'whatever', instead: '"any", "regardless of", or what it is' },
  { word: 'whom', idioms: ['who (?:may )?\\w+ whom'], instead: '"who", or who it is' },
  { word: 'somebody', also: ['anybody', 'everybody'], instead: '"someone", "everyone", or who it is: "a person", "a visitor"' },
  {
    word: 'one types',
    pattern: 'one (?:types|sees|likes|wants|looks|chooses|wishes|clicks|presses|thinks|expects)',
    instead: '"you", "the reader"',
  },
  {
    word: 'so many',
    also: ['so much', 'so few', 'so long'],
    idioms: ['so much so', 'so (?:many|much|few|long)(?: \\w+){0,3} that'],
    instead: 'what the number is: "the number of", "at most", "after this long"',
  },
  {
    word: 'of its own',
    also: ['of their own', 'of his own', 'of her own', 'of our own', 'of your own'],
    idioms: ['(?:class|life|mind) of its own'],
    instead: '"its own …"',
  },
  {
    word: 'what is …ed',
    pattern:
      'what (?:is|was|are|were) (?:\\w+ed|kept|shown|sent|left|found|meant|made|held|known|bought|paid|lost|built|drawn|given|taken|written|chosen|hidden|seen|done)',
    instead: 'the thing by its name: "kept chats", "the answer"',
  },
  {
    word: 'is no …',
    pattern:
      '(?:is|are|was|were)(?<!there (?:is|are|was|were)) no (?!longer|more|one|other|less|fewer|different|way|need|such|lower|higher|doubt)\\w+',
    instead: '"is not a", "is not"',
  },
  { word: 'Of …', pattern: 'of(?<=[.;:!?]\\s[\\x20\\0]*of)(?! course)', instead: 'the subject first' },
  { word: 'is to be', also: ['are to be', 'was to be', 'were to be'], instead: '"should be", "must be"' },
  { word: 'may not', instead: '"must not", "cannot", or "might not"' },
  {
    word: 'at once',
    idioms: ['(?:all|two|both|three|four|several|many|everything|more|how much|\\d+)(?: \\w+){0,3} at once', 'looked at once'],
    instead: '"immediately", "right away", "at the same time"',
  },
  {
    word: 'by itself',
    also: ['by themselves', 'of itself', 'of themselves'],
    idioms: ['(?:says?|speaks) of (?:itself|themselves)'],
    instead: '"on its own", "automatically", "separately"',
  },
  { word: 'any more', idioms: ['any more (?:than|[a-z]+s)'], instead: '"no longer"' },
  { word: 'but for', also: ['all but', 'save for'], instead: '"except"' },
  { word: 'in the place of', instead: '"instead of", "replaces"' },
  { word: 'once more', also: ['for ever'], instead: '"again", "forever"' },
  { word: 'alike', also: ['as ever'], idioms: ['looks? alike'], instead: '"the same", "equal", "both", "as before"' },
  { word: 'the like', instead: '"similar"' },
  { word: 'patience', also: ['patient'], instead: '"time limit", "wait"' },
  {
    word: 'thereby',
    also: ['therein', 'thereof', 'thereupon', 'whereby', 'wherein', 'whereupon', 'whence', 'hitherto', 'hence', 'thus'],
    instead: '"so", "with it", "then"',
  },
  { word: 'upon', also: ['seldom', 'wholly', 'merely', 'shall', 'likewise', 'amid', 'lest'], instead: '"on", "rarely", "only", "will"' },
]
