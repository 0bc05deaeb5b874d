import { format } from '../format/index.ts'
import { linesOf } from './shared.ts'

const { count } = format

/** The specification's sentence, to the letter. */
export const truncation = (limit: number, messages: number) =>
  `Message limit exceeded. Free tier allows up to ${count(limit)} messages. Your chat has ${count(messages)} messages. Please upgrade to Pro for unlimited messages.`

/** The upload screen. */
export const upload = {
  nav: 'Upload',
  title: 'Upload a chat',
  lead: 'Choose the file your phone exported. You will see what is in it before anything is analyzed.',
  back: 'Back to your chat',
  drop: {
    title: 'Drop your exported chat here',
    or: 'or choose the file: .txt or .zip, exported without media',
    choose: 'Choose a file',
    change: 'Choose another',
    over: 'Let go to read it',
  },
  wrongType: 'Please upload a .txt or .zip file',
  noFile: 'Please select a file first',
  twoFiles: 'Please drop one file at a time. To join two exports of one chat, analyze them one after the other.',
  folder: 'That is a folder. Please drop the .txt or .zip file itself.',
  failed: 'Upload failed. Please try again.',
  analyze: 'Analyze Chat',
  analyzing: 'Analyzing...',
  cancel: 'Cancel',
  canceled: 'Canceled. The file is still chosen.',
  success: 'Upload successful! Redirecting to dashboard...',
  openNow: 'Open the dashboard now',
  demo: {
    button: 'Try a demo chat',
    about: 'No export at hand? Read an invented chat of two people over two years.',
    failed: 'The demo chat could not be loaded. Please try again.',
  },
  card: {
    title: 'What is in this file',
    service: 'Service',
    phone: 'Phone',
    language: 'Language',
    noLanguage: 'not told by this file',
    dates: 'Dates',
    dateOrder: 'Dates written as',
    people: 'People',
    messages: 'Messages',
    unread: 'Unread lines',
    notes: 'Good to know',
    whatsapp: 'WhatsApp',
    layouts: { ios: 'iPhone', android: 'Android', 'web-copy': 'Copied from WhatsApp Web' },
    orders: { dmy: 'day, month, year', mdy: 'month, day, year', ymd: 'year, month, day' },
    certain: 'certain: no other order fits the dates in this file',
    uncertain: 'not certain: every date in this file can be read either way',
    swap: (order: string) => `Read as ${order}`,
    noneUnread: 'none',
    unreadLines: (n: number) => `${linesOf(n)} could not be read and ${n === 1 ? 'is' : 'are'} not counted`,
    unreadExample: 'The first, with its letters masked:',
    group: 'Group',
    groupOf: (n: number) => `of ${count(n)} people`,
    lookAlike: (a: string, b: string) =>
      `“${a}” and “${b}” look alike but are written with different characters. They are counted as two people.`,
  },
  limit: {
    title: 'More than the free analysis covers',
    sentence: truncation,
    recent: (limit: number) => `Analyze the most recent ${count(limit)}`,
    smaller: 'Export a smaller part',
    smallerHow:
      'WhatsApp always exports the whole chat. To analyze an earlier part, open the .txt in a text editor, keep the lines you want, save a copy and choose that copy here. The chat on your phone is not touched.',
  },
  howTo: {
    title: 'How to export a chat',
    tabs: { ios: 'iPhone', android: 'Android' },
    ios: [
      'Open the chat in WhatsApp.',
      'Tap the name at the top, then scroll down to Export Chat.',
      'Choose Without Media.',
      'Choose Save to Files, or send the file to this device.',
    ],
    android: [
      'Open the chat in WhatsApp.',
      'Tap the three dots at the top, then More, then Export chat.',
      'Choose Without media.',
      'Save the file to your phone or to Drive, or send it to this device.',
    ],
    greyedOut: {
      title: 'Export chat is greyed out?',
      text: 'Someone in the chat has turned on Advanced Chat Privacy. While it is on, WhatsApp lets nobody export that chat. It is turned off in the chat’s own info page, under Advanced chat privacy; in a group the admins may have kept that to themselves.',
    },
    noOption: {
      title: 'Only the newest messages arrive?',
      text: 'WhatsApp exports the newest 40,000 messages without media, and the newest 10,000 with media. Without media you get more of the chat.',
    },
  },
  privacyTitle: 'What happens to this file',
  /** What to do next when a file cannot be read, by the failure's code. */
  nextStep: {
    empty_file: 'Export the chat once more and choose the new file.',
    not_text: 'Choose the .txt or .zip that WhatsApp made, without converting or renaming it.',
    no_messages: 'If the file came from another program, choose the original export.',
    other_service: 'In WhatsApp, open a chat and choose Export chat.',
    file_changed: 'If a sync program is still writing it, wait for that to finish.',
    too_large: 'Export the chat without media: the text alone is far smaller.',
    zip_invalid: 'Send the file from the phone once more; it may not have arrived whole.',
    zip_no_chat: 'Choose the .zip that WhatsApp made: it holds a .txt file beside the pictures.',
    zip_too_large: 'Unpack the zip and choose the .txt file in it.',
    zip_size_mismatch: 'Send the file from the phone once more, or unpack it and choose the .txt file.',
    zip_checksum: 'Send the file from the phone once more, or unpack it and choose the .txt file.',
    zip_overlap: 'Export the chat once more and choose the new file.',
    zip_too_many: 'Unpack the zip and choose the .txt file in it.',
    zip_encrypted: 'Unpack it with its password and choose the .txt file in it.',
    zip_method: 'Unpack the zip and choose the .txt file in it.',
    zip_ambiguous: 'Unpack the zip and choose the .txt file you mean.',
    analysis_limit: 'Try a shorter part of the chat.',
    storage_full: 'Remove something else from this device, then try again.',
    unavailable: 'Check the connection to the server.',
  } satisfies Record<string, string>,
} as const
