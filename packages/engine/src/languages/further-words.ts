import written from './further-words.json' with { type: 'json' }

/**
 * The commonest words of languages that no phone is set to here but people write all the same: those of Africa and Indonesia
 * beside the national ones; of Catalan more than its few stop words, which Spanish would outvote; and Hindi (with Urdu, of
 * which it cannot be told apart so) and Arabic in Latin letters, as they are typed in chats. They tell the language, and
 * nothing else. Pidgin has most of its words from English: what it shares with English speaks for both.
 */
export const furtherWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(written).map(([language, words]) => [language, words.split(' ')]),
)
