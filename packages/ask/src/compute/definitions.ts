import type { Metric } from '../plan.ts'

/** How each figure is counted, in the words of docs/metrics.md. */
export const definitions = {
  messages:
    'Messages are what people sent: texts, media, deleted messages, polls, places, contacts and calls that name who called; system lines are in no figure.',
  words: 'Words in texts and captions, as Unicode’s word rules have them; each link is one word, emoji are none.',
  media:
    'Messages of kind media, with or without caption: pictures, videos, voice messages, stickers, GIFs and documents are not told apart.',
  links: 'Each address sent (http(s):// or www.), each time it was sent.',
  questions: 'Messages with a question mark of any script outside a link.',
  messages_with_links: 'Messages with an http(s):// or www. address.',
  messages_with_emoji: 'Messages with an emoji sequence.',
  emoji: 'Each emoji sent, without variation selectors and skin tones; a family, a flag and a keycap are one.',
  deleted: 'Messages somebody deleted, as far as the export tells.',
  polls: 'Messages of kind poll.',
  locations: 'Messages of kind location: a place or a live location.',
  contacts: 'Messages of kind contact: a contact card or a .vcf file.',
  active_days: 'Calendar days with at least one message counted.',
  conversations:
    'A conversation is messages with no silence longer than 6 hours between them; it is of whoever wrote its first message, and of that day.',
  positive: 'Messages with a sentiment score above +0.05.',
  negative: 'Messages with a sentiment score below −0.05.',
  calls: 'Calls that the export names: messages of kind call, and lines of the service about a call, which name no caller.',
  missed_calls: 'The same, of calls that nobody answered.',
  edited: 'Messages that the phone marked as edited.',
  photos: 'Media messages that the export names as pictures.',
  videos: 'Media messages that the export names as videos or video notes.',
  voice: 'Media messages that the export names as voice or audio messages.',
  stickers: 'Media messages that the export names as stickers.',
  gifs: 'Media messages that the export names as GIFs.',
  documents: 'Media messages that the export names as documents.',
  apologies: 'Messages with words such as “sorry”, “tut mir leid” or “perdón”; a message that says it twice counts once.',
  laughter: 'Messages with “haha”, “lol”, “jaja” or similar, 😂 or 🤣; each message counts once.',
  thanks: 'Messages with words such as “thank you”, “danke” or “gracias”; a message that says it twice counts once.',
  love: 'Messages with “love you” in the languages that can be asked in; a message that says it twice counts once.',
  exclamations: 'Messages with an exclamation mark.',
  quick_replies: 'Replies that took less than five minutes.',
  replies: 'A message that is the first after one by somebody else is a reply.',
  different_emoji: 'Different emoji, each counted once however often it was sent.',
  late_replies: 'Replies that took a day or longer.',
  silent_days: 'Calendar days without a message, between the first and the last one.',
  units_over: 'Calendar days, weeks from Monday, months or years with more messages than the number.',
  units_every_day: 'Weeks from Monday, months or years with at least one message counted on each of their calendar days.',
  gaps: 'A gap of at least 24 hours between two consecutive messages, whoever wrote them.',
  phrase:
    'Messages that hold the words one after another, as a search for them in quotes finds them: without case, and in Latin, Greek and Cyrillic without marks; a message that says it twice counts once.',
  portion: 'Of the messages counted, those with what is asked for, not rounded before it is shown.',
  share: 'A person’s part of all that was counted, not rounded before it is shown.',
  messages_per_week: 'Messages divided by weeks of seven days from the first to the last message counted; 1 decimal.',
  messages_per_month: 'Messages divided by months of 30.44 days from the first to the last message counted; 1 decimal.',
  current_streak: 'Consecutive calendar days with at least one message counted on each, up to the chat’s last day.',
  messages_per_day: 'Messages divided by calendar days from the first to the last message counted, both included; 1 decimal.',
  messages_per_day_then:
    'Messages of those weekdays and hours divided by the days, of those weekdays alone, from the first to the last message counted; 1 decimal.',
  rate_day: 'All that was counted, divided by the days from the first to the last message of the chat or the period; 1 decimal.',
  rate_week:
    'All that was counted, divided by weeks of seven days from the first to the last message of the chat or the period; 1 decimal.',
  rate_month:
    'All that was counted, divided by months of 30.44 days from the first to the last message of the chat or the period; 1 decimal.',
  words_per_message: 'Mean words of messages with text, captions included.',
  message_length: 'Mean length, in characters as a reader counts them, of messages with text, captions included.',
  first_or_last: 'By time, and by the order of the file among equal times.',
  total_days: 'Calendar days from the first to the last message, both included.',
  days_ago: 'Calendar days from the message to today.',
  busiest_day: 'Messages of each calendar day from the first to the last message counted, quiet days as 0; of several the earliest.',
  busiest_week:
    'Messages of each week, Monday to Sunday, from the first to the last message counted; for the quietest without the first and the last, which are seldom whole; of several the earliest.',
  busiest_season: 'Messages of all years by season, spring from March, summer from June, autumn from September, winter from December.',
  slowest_reply:
    'A reply is the first message of a turn that follows another author’s turn; the one that came longest after the last message of that turn.',
  shortest_message: 'Length in grapheme clusters (what a reader calls characters) of messages with text; of several the earliest.',
  busiest_month: 'Messages of each calendar month from the first to the last message counted; of several the earliest.',
  busiest_year: 'Messages of each calendar year from the first to the last message counted; of several the earliest.',
  busiest_weekday: 'Messages by weekday, from Monday; of several the first.',
  busiest_hour: 'Messages by hour of the day, 0 to 23; of several the first.',
  longest_message: 'Length in grapheme clusters (what a reader calls characters) of messages with text; of several the earliest.',
  longest_conversation:
    'A conversation is messages with no silence longer than 6 hours between them; the one of most messages, of as many the earliest.',
  streak:
    'A streak is at least two consecutive calendar days with at least one message counted on each; the longest is the earliest of several as long.',
  silence: 'A silence of at least 24 hours between two consecutive messages, whoever wrote them; of several as long the earlier.',
  burst: 'A burst is 3 or more messages by one author, each within 120 s of the one before; the longest, of as many the earlier.',
  median:
    'Median of response times: a reply is the first message of a turn that follows another author’s turn, its response time the time since the last message of that turn.',
  p90: '90th percentile of response times (Hyndman and Fan, type 7): a reply is the first message of a turn that follows another author’s turn.',
  mean: 'Mean of all response times; a few very late replies pull it far above the median.',
  opened: 'A conversation, messages with no silence longer than 6 hours between them, is opened by who wrote its first message.',
  closed: 'A conversation, messages with no silence longer than 6 hours between them, is closed by who wrote its last message.',
  topics: 'What windows of talk hold oftener than chance has it; the share is of all windows those about the topic.',
  sentiment:
    'The mean score, −1 to 1, of all scored messages, as a small model on this device reads them: how words sound, never what people are.',
  mood: 'An emotion stands out in a month in which it is felt more than in the other months of the chat, beyond chance; of each its share of all that is felt.',
  happiest_day:
    'The day with the highest mean score among days with at least max(5, a quarter of the median messages per active day) scored messages; ties earlier first.',
  saddest_day:
    'The day with the lowest mean score among days with at least max(5, a quarter of the median messages per active day) scored messages; ties earlier first.',
  happiest_period: 'The mean score, −1 to 1, of the scored messages of each month or year; the highest or lowest, of several the earliest.',
  favorite_words:
    'How often each folded word was written in texts and captions, most first; stop words of the chat’s languages and names of the people are left out.',
  moments: 'What stands out in this chat by how rare the like is in it; the most significant, at most three a calendar year.',
  birthday:
    'Days on which a birthday was wished, where they are among the special moments; whose it is can be told between two people alone.',
  participants: 'Everyone with at least one message counted.',
  said_about: 'Messages that hold all of the words, in any order; the best by relevance.',
} as const satisfies Record<Metric, string> & Record<string, string>
export type Definition = keyof typeof definitions
