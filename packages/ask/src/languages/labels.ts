import type { Sentence, Words } from './words.ts'

/** A label for every sentence, and what else a language needs; a label may contain `{metric}`, `{phrase}`, `{thing}` and `{unit}`. */
export interface Labels
  extends Omit<Words, 'sentences' | 'by' | 'to' | 'inPeriod' | 'onDay' | 'fromTo' | 'on' | 'atHours' | 'seconds' | 'minutes' | 'hours'> {
  labels: Readonly<Record<Exclude<Sentence, 'not_said'>, string>>
  notSaid: string
}

/** What is behind the label and its colon. */
const values: Readonly<Record<Exclude<Sentence, 'not_said'>, string>> = {
  count: '{value}',
  count_words: '{value}',
  count_days: '{value}',
  count_conversations: '{value}',
  count_there: '{value}',
  count_phrase: '{value}',
  by_group: '{value} – {list}',
  by_group_phrase: '{value} – {list}',
  by_group_top: '{value} – {list}, …',
  by_group_top_phrase: '{value} – {list}, …',
  never: '{who}{rest}',
  never_phrase: '{who}{rest}',
  not_never: '{list}',
  not_never_phrase: '{list}',
  rank_most: '{who}, {value}{rest}',
  rank_least: '{who}, {value}{rest}',
  rank_most_phrase: '{who}, {value}{rest}',
  rank_least_phrase: '{who}, {value}{rest}',
  nobody: '0',
  nobody_phrase: '0',
  compare: '{yes}{list}',
  compare_phrase: '{yes}{list}',
  compare_equal: '{yes}{list}',
  compare_rate: '{yes}{list}',
  compare_equal_phrase: '{yes}{list}',
  share: '{value} ({list})',
  messages_per_day: '{value}',
  messages_per_week: '{value}',
  messages_per_month: '{value}',
  words_per_message: '{value}',
  message_length: '{value}',
  longest_writer: '{who}, {value}{rest}',
  shortest_writer: '{who}, {value}{rest}',
  first: '{date}{of}{quote}',
  last: '{date}{of}{quote}',
  days_ago_first: '{value} ({date}{of}){quote}',
  days_ago_last: '{value} ({date}{of}){quote}',
  none: '0',
  none_phrase: '0',
  since: '{date} – {to} ({value})',
  span: '{value} ({date} – {to})',
  busiest: '{label}, {value}',
  quietest: '{label}, {value}',
  busiest_phrase: '{label}, {value}',
  quietest_phrase: '{label}, {value}',
  longest_message: '{value} ({date}{of}){quote}',
  longest_conversation: '{value} ({date} – {to})',
  longest_streak: '{value} ({date} – {to})',
  current_streak: '{value} ({date} – {to})',
  longest_silence: '{value} ({date} – {to}; {author})',
  longest_burst: '{value} ({author}, {date})',
  median: '{value} ({n})',
  p90: '{value} ({n})',
  mean: '{value} ({n})',
  fastest: '{who}, {value}{rest}',
  slowest: '{who}, {value}{rest}',
  opened: '{count} / {value}',
  closed: '{count} / {value}',
  opens_most: '{who}, {value}{rest}',
  opens_least: '{who}, {value}{rest}',
  closes_most: '{who}, {value}{rest}',
  closes_least: '{who}, {value}{rest}',
  topics: '{list}',
  sentiment: '{value} ({label})',
  happiest: '{label}, {value}',
  saddest: '{label}, {value}',
  most_positive: '{who}, {value}{rest}',
  least_positive: '{who}, {value}{rest}',
  favorite_words: '{list}',
  favorite_emoji: '{list}',
  moments: '{n} – {list}',
  birthday: '{list}',
  participants: '{n} – {list}',
  said_about: '{value} – {list}',
}

/**
 * The words of a language whose answers are a label and a value, as in a table: "Nachrichten (Ana; 2021): 12". No ending depends
 * on a name or a number in it, so it is right for all people.
 */
export function labelled({ labels, notSaid, ...others }: Labels): Words {
  const sentences = Object.fromEntries(
    Object.entries(values).map(([sentence, value]) => [sentence, `${labels[sentence as keyof typeof labels]}{in}{whom}: ${value}.`]),
  )
  return {
    ...others,
    sentences: { ...sentences, not_said: notSaid } as Words['sentences'],
    by: ' – {label}',
    to: ' → {label}',
    inPeriod: ', {label}',
    onDay: ', {label}',
    fromTo: ', {date} – {to}',
    on: ', {label}',
    atHours: ', {date} – {to}',
  }
}
