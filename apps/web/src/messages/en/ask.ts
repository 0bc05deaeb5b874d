import type { AskAnswer, LocalModelReason } from '@convostat/api'
import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import { daysMeasured, messagesOf } from './shared.ts'

const { count, decimal, latency, percent, score } = format

type Figure = Pick<NonNullable<(AskAnswer & { method: 'computed' | 'search' })['figure']>, 'value' | 'unit'> & { metric?: string }

/** A figure that is set large, and what it counts; null where the sentence alone says it. */
function figureOf({ value, unit, metric }: Figure, clock?: Clock): { value: string; unit: string } | null {
  if (typeof value !== 'number') return null
  const one = value === 1
  const counted: Record<string, string> = {
    messages: one ? 'message' : 'messages',
    words: one ? 'word' : 'words',
    links: one ? 'link' : 'links',
    emoji: 'emoji',
    days: one ? 'day' : 'days',
    characters: one ? 'character' : 'characters',
    conversations: one ? 'conversation' : 'conversations',
    people: one ? 'person' : 'people',
    moments: one ? 'moment' : 'moments',
    replies: one ? 'reply' : 'replies',
  }
  if (Object.hasOwn(counted, unit)) return { value: count(value), unit: counted[unit] }
  // A silence is said in days, as everywhere.
  if (metric === 'longest_gap') return { value: daysMeasured(value / 86_400), unit: '' }
  if (unit === 'seconds') return { value: latency(value, clock), unit: '' }
  if (unit === 'share') return { value: percent(value), unit: '' }
  if (unit === 'score') return { value: score(value), unit: '' }
  if (unit === 'messages_per_day') return { value: decimal(value), unit: 'messages a day' }
  if (unit === 'words_per_message') return { value: decimal(value), unit: 'words a message' }
  if (unit === 'characters_per_message') return { value: decimal(value), unit: 'characters a message' }
  return null
}

/** What keeps a local model from answering, and the way out; the commands stand below. */
const reasons: Record<LocalModelReason, { title: string; text: (host: string) => string }> = {
  not_connected: {
    title: 'Not connected',
    text: () => 'Connect once more: the browser asks whether this page may reach programs on this computer.',
  },
  not_running: {
    title: 'Ollama does not answer',
    text: () => 'It is not running on this computer, or not installed. Install it from ollama.com, or start it:',
  },
  origin_not_allowed: {
    title: 'Ollama does not talk to this page yet',
    text: (host) => `It runs, but answers no page from ${host}. Allow this one, and start Ollama again:`,
  },
  insecure_blocked: {
    title: 'This browser blocks the way',
    text: () =>
      'It lets no page reach a program on this computer from here. Use Chrome, Edge or Firefox, or run ConvoStat on this computer and open it at localhost.',
  },
  permission_denied: {
    title: 'The browser was told no',
    text: () =>
      'This page may not reach programs on this computer. Press the sign beside the address, allow “Apps on device” (or “Local network access”), and check again.',
  },
  no_model: {
    title: 'No model is installed',
    text: () => 'Ollama runs, but holds no model that can talk. This one takes 2 GB:',
  },
  models_failed: {
    title: 'Ollama cannot open its models',
    text: () => 'Ollama runs, but could not open any model that is installed. Downloading one again with Ollama usually helps.',
  },
  switched_off: { title: 'Local AI is off', text: () => 'Answers are computed, or found among the messages.' },
}

/** Asking the chat. Names and words of the chat come isolated, as they may be written the other way round. */
export const ask = {
  title: 'Ask the chat',
  about:
    'Ask in your own words. What can be counted is counted; everything else is looked up, and every answer shows the messages behind it.',
  waiting: 'Opening your chat',
  truncatedMeaning: (limit: number) => `Answers rest on the most recent ${messagesOf(limit)}.`,
  field: {
    label: 'Your question',
    placeholder: 'When did we first…?',
    ask: 'Ask',
    stop: 'Stop',
    keys: 'Enter asks, Shift and Enter begin a new line.',
    left: (n: number) => (n === 1 ? '1 question per chat on Free' : `${count(n)} questions left`),
  },
  locked: {
    title: 'That was this chat’s free question',
    text: 'Free answers one question per chat. With Pro you may ask as many as you like, of every chat.',
  },
  suggestions: { title: 'Questions this chat can answer', more: 'What else to ask', failed: 'Suggestions could not be loaded.' },
  conversation: 'What you asked',
  earlier: (n: number) => (n === 1 ? 'Show 1 earlier question' : `Show ${count(n)} earlier questions`),
  asking: 'Looking for the answer…',
  writing: (model: string) => `${model} is writing…`,
  stopped: 'Stopped. This question does not count.',
  failed: {
    title: 'There is no answer to this question',
    text: (detail: string) => `${detail} The question does not count.`,
  },
  methods: {
    computed: 'Computed from every message',
    computedOfPart: 'Computed from every analyzed message',
    model: (model: string) => `Answered by ${model} on this computer`,
    modelElsewhere: (model: string, host: string) => `Answered by ${model} on ${host}`,
    search: 'Best matching messages',
    none: 'Looked for in every message',
  },
  figure: figureOf,
  how: 'How this is counted',
  over: (n: number) => `Looked at for this: ${messagesOf(n)}.`,
  notes: 'To be known with it',
  behind: (n: number) => (n === 1 ? 'The message behind it' : `The ${count(n)} messages behind it`),
  /** Where the others are not shown. */
  some: 'Some of the messages behind it',
  found: (n: number) => (n === 1 ? 'The message that fits best' : `The ${count(n)} messages that fit best`),
  showAll: (n: number) => `Show all ${count(n)}`,
  open: 'Open in the conversation',
  find: 'Find all of them in the search',
  none: 'Other words may help: name a person, a day, or the words that were used.',
  unanswered: 'That was no answer, so this question costs nothing.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'This could not be copied.',
  again: 'Ask again',
  delete: 'Delete',
  deleteOne: (question: string) => `Delete the question “${question}”`,
  deleteAll: 'Delete this conversation',
  deleted: (n: number) => (n === 1 ? 'The question is deleted' : `${count(n)} questions are deleted`),
  notDeleted: 'This could not be deleted. Please try again.',
  undo: 'Undo',
  undoDeleting: (n: number) => (n === 1 ? 'Undo: keep the question' : 'Undo: keep the questions'),
  notBack: 'This could not be brought back.',
  kept: 'Questions and answers are kept on this device, and go with the chat.',
  moved: 'This message is no longer in the chat.',
  /** As text, to be pasted elsewhere. */
  copyOf: (question: string, answer: string, method: string, messages: readonly { author: string; when: string; text: string }[]) =>
    [question, '', answer, `(${method})`, ...messages.map(({ author, when, text }) => `\n${author}, ${when}:\n${text}`)].join('\n'),
  when: (date: string) => `${format.day(date)}, ${format.time(date)}`,
  local: {
    title: 'Local AI',
    off: 'Off. Answers are computed, or found among the messages.',
    what: 'What is this?',
    whatText:
      'If Ollama runs on this computer, a model there can answer what cannot be counted. It is shown some of your messages; nothing leaves this computer, and this page reaches nothing else. Your browser may ask you about it.',
    connect: 'Connect to local AI',
    connecting: 'Looking for Ollama on this computer…',
    on: 'On. What cannot be counted is answered by a model on this computer.',
    model: 'Model',
    /** Some that could not be opened, by name, and how many more; others can be asked. */
    broken: (names: readonly string[], more: number) =>
      `Ollama could not open ${names.map((name) => `“${name}”`).join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}. The other models work.`,
    brokenOnly: (names: readonly string[], more: number) =>
      `Affected: ${names.map((name) => `“${name}”`).join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}.`,
    /** Some that did not answer in time, by name, and how many more. */
    unanswered: (names: readonly string[], more: number) =>
      `No answer from ${names.map((name) => `“${name}”`).join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}.`,
    newest: (shown: number, all: number) => `You can choose from the ${count(shown)} newest of ${count(all)} models.`,
    switchOff: 'Switch off',
    check: 'Check again',
    checks: 'Checking every ten seconds.',
    system: 'Commands for',
    systems: { windows: 'Windows (PowerShell)', macos: 'macOS', linux: 'Linux' },
    command: 'Copy this command',
    reasons,
    server: {
      off: (host: string) => `There is none on ${host}. Answers are computed, or found among the messages.`,
      on: (model: string, host: string) => `${model} on ${host} may answer what cannot be counted`,
    },
  },
} as const
