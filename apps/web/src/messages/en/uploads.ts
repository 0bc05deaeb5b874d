import { format } from '#format/index.ts'
import { unbroken } from '#format/unbroken.ts'
import type { ErasedPart } from '../erased-part.ts'
import { messagesOf } from './shared.ts'

const { count, day, days } = format

const chatsOf = (n: number) => (n === 1 ? '1 chat' : `${count(n)} chats`)

/** The chats that are kept: their cards, merging, deleting, taking them along. */
export const uploads = {
  title: 'Recent Uploads',
  /** A chat that a newer version reads differently than the one before. */
  reread: {
    title: 'This chat is now read differently',
    dates: (order: string, now: [string, string], before: [string, string]) =>
      `Dates are now read as ${order}: ${unbroken(days(now[0], now[1]))} instead of ${unbroken(days(before[0], before[1]))}.`,
    times: 'Some times of day are different.',
    messages: (now: number, before: number) => `It now has ${messagesOf(now)} instead of ${count(before)}.`,
    people: (now: number, before: number) => `It now has ${count(now)} ${now === 1 ? 'person' : 'people'} instead of ${count(before)}.`,
    texts: 'Some messages have another date or text than before.',
    kept: 'ConvoStat has learned more about exported chats since you last opened it. Your file is unchanged. Your favorites, corrections and names for moments stay with their messages.',
    close: 'OK',
  },
  about: {
    device: 'The chats kept on this device, newest first.',
    memory: 'The chats of this window, newest first.',
    server: 'The chats the server keeps for this session, newest first.',
  },
  current: 'Current',
  truncated: 'Truncated',
  truncatedTo: (analyzed: number, all: number) => `Truncated: ${count(analyzed)} of ${count(all)}`,
  mergedFrom: (files: number) => `merged from ${count(files)} exports`,
  messages: messagesOf,
  days,
  analyzed: (when: string) => `analyzed ${when}`,
  showAll: (n: number) => `Show all ${count(n)}`,
  showFewer: 'Show fewer',
  failed: 'The list of your chats could not be read.',
  gone: 'Upload data not found. It may have been cleaned up.',
  notOpened: 'Failed to load this upload. Please try again.',
  cancel: 'Cancel',
  menu: (title: string) => `More about ${title}`,
  add: 'Add a newer export',
  delete: 'Delete',
  unreadable: {
    title: (when: string | null) => (when === null ? 'A saved chat' : `A chat saved ${when}`),
    damaged: 'This chat is damaged. Restore it from a backup, or upload the export again.',
    newer: 'This chat was saved by a newer version of ConvoStat. Reload the page to open it.',
    found: 'The details of this chat were lost, but its file is still here. Open it to bring the chat back.',
    open: 'Open',
    restore: 'Restore from a backup',
    copy: 'Download the file',
  },
  damagedNotDeleted: 'It could not be deleted. Please try again.',
  historical: {
    title: 'Historical Upload',
    text: (when: string) => `This chat was analyzed ${when}. Analyze it again from the copy that is kept, to go on with it.`,
    note: (when: string) => `Analyzed ${when}.`,
    again: 'Analyze again',
    working: 'Analyzing...',
  },
  merging: {
    looksNewer: (title: string) => `This looks like a newer export of “${title}”`,
    looksOther: (title: string) => `This looks like another export of “${title}”`,
    meaning: 'Added to it, both are read as one chat. Messages that are in both are counted once.',
    add: 'Add to it',
    separately: 'Analyze separately',
    chosen: (title: string) => `The next export you choose is added to “${title}”.`,
    adding: (title: string) => `This export is added to “${title}”.`,
    instead: 'Analyze separately instead',
    analyze: 'Add to the chat',
    isRenamed: (added: string, kept: string) => `Is “${added}” the same person as “${kept}”?`,
    isRenamedAbout: (added: string, kept: string, title: string) =>
      `“${kept}” is not in this file, and “${added}” is not in “${title}”. If the contact was renamed, add the file. If they are two people, this is another chat.`,
    renamed: 'Same person, add it',
    older:
      'Do you have an older export of this chat? Analyze this one, then add the older one to it: they become one chat, and messages that are in both are counted once.',
  },
  /** Ten chats are kept, and a further one replaces one of them. */
  full: {
    title: (title: string) => `“${title}” will be deleted`,
    meaning: (n: number) =>
      `ConvoStat keeps ${count(n)} chats. Once the new one is saved, the chat you choose here is deleted, along with your questions about it.`,
    which: 'Delete',
    save: 'Download it first',
    saving: 'Preparing the file...',
    saved: 'Downloaded.',
    notSaved: 'It could not be downloaded. Please try again.',
    cancel: 'Cancel',
  },
  whatIsNew: {
    since: (fresh: number, known: number, from: string) => `${newMessages(fresh)} since ${day(from)}${thereAlready(known)}.`,
    between: (fresh: number, known: number, from: string, to: string) => `${newMessages(fresh)}, ${days(from, to)}${thereAlready(known)}.`,
    nothing: 'Nothing new in this export.',
  },
  actions: {
    title: 'Quick Actions',
    upload: 'Upload another chat',
    uploadAbout: 'Read another export beside this one.',
    add: 'Add a newer export',
    addAbout: 'What was written since is merged into this chat.',
  },
  yourData: {
    title: 'Your data',
    lead: {
      device: () => 'Your chats are stored on this device, in this browser, and nowhere else.',
      memory: () => 'Your chats are not stored anywhere: they are gone when you close or reload this page.',
      server: (host: string) => `Your chats are stored on ${host} until this session ends.`,
    },
    used: (bytes: string) => `They take ${bytes}.`,
    saved: (what: SavedCounts) => `Also on this device: ${savedOf(what)}.`,
    savedForNow: (what: SavedCounts) => `Until you close or reload this page, you also have ${savedOf(what)}.`,
    download: {
      title: 'Download my data',
      about: (hasLicense: boolean) =>
        hasLicense
          ? 'One file with every chat as you uploaded it, everything you saved and your license, to keep or to take to another device.'
          : 'One file with every chat as you uploaded it and everything you saved, to keep or to take to another device.',
      working: 'Preparing the file...',
      failed: 'The file could not be created. Please try again.',
      unreadable: (damaged: readonly string[], missing: readonly string[]) =>
        [
          damaged.length === 0 ? '' : `${chatsOf(damaged.length)} ${damaged.length === 1 ? 'is' : 'are'} damaged: ${namesOf(damaged)}.`,
          missing.length === 0
            ? ''
            : `${chatsOf(missing.length)} ${missing.length === 1 ? 'is' : 'are'} missing from this browser: ${namesOf(missing)}.`,
          damaged.length + missing.length === 0 ? '' : 'The file contains everything that could still be read.',
        ]
          .filter((sentence) => sentence !== '')
          .join(' '),
    },
    restore: {
      title: 'Restore',
      about: 'Bring chats and saved messages back from such a file. What is here already stays.',
      working: 'Restoring...',
      done: (
        restored: number,
        skipped: number,
        damaged: number,
        left: number,
        saved: SavedCounts,
        damagedSaved: number,
        {
          merged = 0,
          damagedKinds = nothing,
          noRoom = nothing,
          failed = 0,
          failedKinds = nothing,
          unread = 0,
          failedUnread = 0,
        }: RestoreProblems = {},
      ) =>
        [
          restored > 0 ? `${chatsOf(restored)} restored.` : isNothing(saved) && merged + unread === 0 ? 'Nothing to restore.' : '',
          merged === 0 ? '' : `Missing messages added to ${chatsOf(merged)}.`,
          isNothing(saved) ? '' : `${capital(savedOf(saved))} brought back.`,
          unread === 0
            ? ''
            : `${count(unread)} ${unread === 1 ? 'record' : 'records'} brought back that could not be read when the backup was made.`,
          isNothing(damagedKinds) ? '' : `Damaged in the backup and not restored: ${savedOf(damagedKinds)}.`,
          damagedSaved === 0 || !isNothing(damagedKinds) ? '' : 'Some saved items in the backup are damaged and could not be restored.',
          skipped === 0 ? '' : `${chatsOf(skipped)} ${skipped === 1 ? 'was' : 'were'} here already.`,
          damaged === 0 ? '' : `${chatsOf(damaged)} in the backup ${damaged === 1 ? 'is' : 'are'} damaged and could not be restored.`,
          left === 0 && isNothing(noRoom) ? '' : `There was no room for ${allOf(left, noRoom)}.`,
          failed === 0 && isNothing(failedKinds) ? '' : `${capital(allOf(failed, failedKinds))} could not be saved. Please try again.`,
          failedUnread === 0
            ? ''
            : `${count(failedUnread)} ${failedUnread === 1 ? 'record' : 'records'} that could not be read when the backup was made could not be saved.`,
        ]
          .filter((sentence) => sentence !== '')
          .join(' '),
      licenseInUse: (devices: number) =>
        `Your license is already in use on ${count(devices)} devices, so it was not activated here. To choose which device to replace, upload your license file in Settings.`,
      licenseRefused: (why: string) => `The license in the file could not be restored. ${why}`,
      failed: 'This file could not be restored.',
      stopped: 'The restore stopped because you deleted everything.',
    },
    unreadable: {
      title: 'What can’t be read',
      damaged: (what: SavedCounts) => `Damaged: ${savedOf(what)}.`,
      newer: (what: SavedCounts) => `Saved by a newer version of ConvoStat: ${savedOf(what)}.`,
      partly: (what: SavedCounts) => `Partly damaged, and shown without the damaged part: ${savedOf(what)}.`,
      kept: 'We delete none of it: it stays here unchanged and is included in your backup. Anything a later version can read will reappear by itself.',
      license: 'To use Pro, upload your license file again.',
      details: 'Download or delete',
      download: 'Download',
      fileName: 'convostat-unreadable',
      delete: 'Delete...',
      question: 'Delete what can’t be read?',
      gone: (what: SavedCounts) => `This permanently deletes ${savedOf(what)}. Download a copy first if you may need it.`,
      stays: 'Anything still shown stays. Only its damaged part is deleted.',
      confirm: 'Delete',
      keep: 'Keep',
      working: 'Deleting...',
      done: 'Deleted.',
      failed: 'It could not be deleted. Please try again.',
    },
    erase: {
      title: 'Delete everything',
      button: 'Delete everything...',
      about: 'Forget every chat, everything remembered about it and everything you saved. This cannot be undone.',
      question: 'Delete everything?',
      names: (n: number, saved: SavedCounts) =>
        n === 0 && isNothing(saved)
          ? 'Everything that is remembered here goes for good.'
          : `${capital(listOf([...(n > 0 ? [chatsOf(n)] : []), ...savedParts(saved)]))}, and all that is remembered about ${n === 1 && isNothing(saved) ? 'it' : 'them'}, go for good.`,
      keeps: (hasLicense: boolean) =>
        hasLicense
          ? 'The files on your phone, and those you downloaded, are not touched; the license file you received stays valid.'
          : 'The files on your phone, and those you downloaded, are not touched.',
      confirm: (n: number, saved: SavedCounts) => (n === 0 || !isNothing(saved) ? 'Delete everything' : `Delete ${chatsOf(n)}`),
      keep: 'Keep everything',
      working: 'Deleting...',
      done: 'Everything is deleted.',
      failed: 'Not everything could be deleted. Please try again.',
      left: (parts: readonly ErasedPart[]) =>
        `Not everything could be deleted. Still here: ${listOf(parts.map((part) => erasedParts[part]))}. ConvoStat will try again the next time you open it.`,
    },
  },
} as const

function newMessages(n: number): string {
  return n === 1 ? '1 new message' : `${count(n)} new messages`
}

/** What was saved out of chats: messages, those among them with a note, keywords, messages of which was said what they are, chats of which was said who their people are, moments renamed or dismissed, words left out, and questions that were answered. */
export interface SavedCounts {
  messages: number
  notes: number
  keywords: number
  corrections: number
  people: number
  moments?: number
  leftOut?: number
  asked?: number
  /** Chats of which it is kept how many questions were answered. */
  answered?: number
  /** Whether a license is among it. */
  license?: boolean
}

/** What else a restore did, and what it could not do: chats that grew, and what was saved, by kind. */
export interface RestoreProblems {
  merged?: number
  damagedKinds?: SavedCounts
  noRoom?: SavedCounts
  failed?: number
  failedKinds?: SavedCounts
  /** Records that could not be read when the backup was made. */
  unread?: number
  failedUnread?: number
}

const nothing: SavedCounts = { messages: 0, notes: 0, keywords: 0, corrections: 0, people: 0 }

const isNothing = ({
  messages,
  keywords,
  corrections,
  people,
  moments = 0,
  leftOut = 0,
  asked = 0,
  license = false,
}: SavedCounts): boolean => messages + keywords + corrections + people + moments + leftOut + asked === 0 && !license

function savedParts({
  messages,
  notes,
  keywords,
  corrections,
  people,
  moments = 0,
  leftOut = 0,
  asked = 0,
  answered = 0,
  license = false,
}: SavedCounts): string[] {
  const withNotes = notes === 0 ? '' : ` (${count(notes)} with a note)`
  return [
    ...(messages === 0 ? [] : [`${count(messages)} saved ${messages === 1 ? 'message' : 'messages'}${withNotes}`]),
    ...(keywords === 0 ? [] : [`${count(keywords)} saved ${keywords === 1 ? 'keyword' : 'keywords'}`]),
    ...(corrections === 0 ? [] : [`${count(corrections)} corrected ${corrections === 1 ? 'message' : 'messages'}`]),
    ...(people === 0 ? [] : [`the names in ${chatsOf(people)}`]),
    ...(moments === 0 ? [] : [`${count(moments)} ${moments === 1 ? 'moment' : 'moments'} you renamed or dismissed`]),
    ...(leftOut === 0 ? [] : [`${count(leftOut)} ${leftOut === 1 ? 'word' : 'words'} left out`]),
    ...(asked === 0 ? [] : [`${count(asked)} answered ${asked === 1 ? 'question' : 'questions'}`]),
    ...(answered === 0 ? [] : [`the question count of ${chatsOf(answered)}`]),
    ...(license ? ['your license'] : []),
  ]
}

/** `a`, `a and b`, `a, b and c` */
const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

const savedOf = (saved: SavedCounts): string => listOf(savedParts(saved))

/** Chats, and what was saved. */
const allOf = (chats: number, saved: SavedCounts): string => listOf([...(chats > 0 ? [chatsOf(chats)] : []), ...savedParts(saved)])

/** The first of these names, and how many more there are. */
const namesOf = (names: readonly string[]): string =>
  listOf([...names.slice(0, 3).map((name) => `“${name}”`), ...(names.length > 3 ? [`${count(names.length - 3)} more`] : [])])

const thereAlready = (known: number): string => (known === 0 ? '' : `; ${known === 1 ? '1 was' : `${count(known)} were`} there already`)

/** What may be left after deleting everything. */
const erasedParts: Record<ErasedPart, string> = {
  chats: 'chats',
  searches: 'recent searches',
  keywords: 'saved keywords',
  leftOut: 'left-out words',
  moments: 'changes to moments',
  corrections: 'corrected messages',
  people: 'names of people',
  questions: 'answered questions',
  favorites: 'saved messages',
  license: 'your license',
  reportPack: 'the PDF tools',
}
