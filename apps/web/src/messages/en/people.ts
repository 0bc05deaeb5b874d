import { format } from '#format/index.ts'

const { count } = format

/** Who is who in a chat. */
export const people = {
  title: 'People',
  open: 'People and names',
  openAbout: 'Rename, merge or hide people, and say who you are.',
  also: ['Rename', 'Merge', 'Hide', 'Me', 'Names', 'Contacts'],
  lead: 'Names are changed only here: the exported file stays as it is.',
  leadServer: (host: string) =>
    `Names are changed only here, on ${host}, for as long as this session lasts: the exported file stays as it is.`,
  settings: 'What people are called in this chat, who is one person, and whose messages count.',
  find: 'Find a person',
  none: 'Nobody is called that.',
  list: 'Everyone in this chat',
  messages: (n: number) => (n === 1 ? '1 message' : `${count(n)} messages`),
  you: 'You',
  hidden: 'Hidden',
  someHidden: (n: number) =>
    n === 1 ? '1 person is hidden: their messages are in no figure.' : `${count(n)} people are hidden: their messages are in no figure.`,
  asInFile: (names: string) => `In the file: ${names}`,
  edit: (name: string) => `Edit ${name}`,
  editShort: 'Edit',
  close: 'Done',
  rename: {
    label: 'Name',
    save: 'Save',
    reset: 'As in the file',
    joins: (name: string) => `There is “${name}” already: saved so, they become one person.`,
    longest: (letters: number, most: number) => `${count(letters)} of at most ${count(most)} letters.`,
    done: (name: string) => `Now called “${name}”.`,
    wasReset: (name: string) => `Called “${name}” again, as in the file.`,
  },
  merge: {
    label: 'The same person as',
    choose: 'Choose somebody',
    button: 'Merge',
    done: (name: string) => `Now one person: “${name}”.`,
    apart: 'Take apart again',
    wasApart: (n: number) => `Taken apart into ${count(n)} people again.`,
  },
  me: {
    label: 'This is me',
    done: (name: string) => `“${name}” is you.`,
    wasReset: 'Nobody here is said to be you.',
  },
  hide: {
    label: 'Hide: leave these messages out of every figure and search',
    about: 'They stay in the conversation, so that it can be read as it was.',
    last: 'Somebody has to be left to count.',
    done: (name: string) => `“${name}” is hidden.`,
    wasReset: (name: string) => `“${name}” counts again.`,
  },
  suggestions: {
    title: 'One person under two names?',
    about: (names: readonly string[]) => names.map((name) => `“${name}”`).join(' and '),
    reason: {
      changed_number: 'The chat says that a number was changed.',
      same_name: 'The names differ only in how they are written.',
      number_and_name: 'One begins to write soon after the other has stopped.',
    },
    merge: 'Same person',
    mergeLabel: (names: readonly string[]) => `${names.map((name) => `“${name}”`).join(' and ')} are the same person`,
  },
  undo: 'Undo',
  undoLabel: 'Undo the change of the people',
  notUndone: 'That could not be undone. Please try again.',
  failed: 'That could not be saved. Please try again.',
  failedToLoad: 'The people of this chat could not be loaded.',
} as const
