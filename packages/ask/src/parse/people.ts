import { messageShare } from '@convostat/engine/analyses/message-share'
import type { Chat } from '@convostat/engine/chat/chat'
import { everything } from '@convostat/engine/chat/selection'
import type { LanguageData } from '#languages/language.ts'
import type { Lexicon } from './lexicon.ts'
import { soundAlike, soundOf } from './name-sounds.ts'
import type { Span } from './span.ts'
import { plainWords, type Token } from './tokens.ts'

/** A chat's people by the names a question may use. */
export type Names = ReadonlyMap<string, readonly string[]>

const known = new WeakMap<Chat, Names>()

/**
 * By their whole names, and by any words of them in a row, as long as these are words: `Ana`, `Ana Maria` and `Lopez` may be
 * Ana Maria Lopez. An exact name is meant; what several are called in part means nobody.
 */
export function namesOf(chat: Chat): Names {
  const there = known.get(chat)
  if (there) return there
  const whole = new Map<string, Set<string>>()
  const part = new Map<string, Set<string>>()
  const add = (names: Map<string, Set<string>>, key: string, name: string): void => {
    const others = names.get(key)
    if (others) others.add(name)
    else names.set(key, new Set([name]))
  }
  for (const { person } of messageShare(chat, everything(chat))) {
    const words = plainWords(person).filter((word) => /[\p{L}\p{N}]/u.test(word) && word !== 's')
    if (words.length === 0) continue
    add(whole, words.join(' '), person)
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++) {
        const key = words.slice(from, to).join(' ')
        if (key.length > 1 && /\p{L}/u.test(key)) add(part, key, person)
      }
  }
  const names = new Map<string, readonly string[]>()
  for (const [key, people] of [...part, ...whole]) names.set(key, [...people])
  known.set(chat, names)
  return names
}

/** Who is named from a place on. A part of a name that is a word of the language is not a name. */
export function* peopleAt(chat: Chat, data: LanguageData, lexicon: Lexicon, tokens: readonly Token[], start: number): Generator<Span> {
  if (tokens[start].kind === 'quoted') return
  const names = namesOf(chat)
  let key = ''
  for (let end = start + 1; end <= Math.min(tokens.length, start + 6); end++) {
    key = end === start + 1 ? tokens[start].text : `${key} ${tokens[end - 1].text}`
    for (const form of formsOf(key, data)) {
      const people = names.get(form)
      if (people?.length !== 1) continue
      const [name] = people
      if (lexicon.meanings.has(form) && plainWords(name).join(' ') !== form) continue
      yield { is: 'person', name, start, end }
      break
    }
  }
  const name = heardAs(chat, data, lexicon, tokens[start])
  if (name !== null) yield { is: 'person', name, start, end: start + 1 }
}

/** The one person with a word in their name that sounds like this one of another script, which means nothing in the language. */
function heardAs(chat: Chat, data: LanguageData, lexicon: Lexicon, { kind, text }: Token): string | null {
  if (kind !== 'word') return null
  for (const form of formsOf(text, data)) {
    const sound = lexicon.meanings.has(form) || lexicon.vague.has(form) ? null : soundOf(form)
    if (!sound) continue
    const people = new Set<string>()
    for (const [key, named] of namesOf(chat)) {
      const other = soundOf(key)
      if (other && soundAlike(sound, other)) for (const each of named) people.add(each)
    }
    if (people.size === 1) return [...people][0]
  }
  return null
}

/** A name with what a language writes together with it taken away. */
function* formsOf(key: string, { nameEndings = [], nameBeginnings = [] }: LanguageData): Generator<string> {
  yield key
  for (const ending of nameEndings) if (key.endsWith(ending) && key.length > ending.length + 2) yield key.slice(0, -ending.length)
  for (const beginning of nameBeginnings)
    if (key.startsWith(beginning) && key.length > beginning.length + 2) yield key.slice(beginning.length)
}
