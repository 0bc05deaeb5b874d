import { bar, cover } from '#masking/cover.ts'
import { lettersOf } from '#masking/person-labels.ts'
import type { Masked, Person, UploadAnswer } from '#shapes/index.ts'
import type { HandlerContext } from '../answer.ts'
import { Failure } from '../failure.ts'
import type { ReportCalls } from './reported-figures.ts'

/** Values that are a name, or a list of names, and nothing else. */
const names = new Set(['person', 'people', 'author', 'participants', 'ended_by', 'from', 'to', 'a', 'b'])
/** Values in which a name may be. */
const texts = new Set(['message', 'text', 'note', 'context', 'title', 'description', 'impact', 'word', 'words', 'phrase', 'name'])

/** What people wrote: covered, where everything is. */
const theirs = new Set(['message', 'text', 'note', 'context'])
/** The fonts of a report have no other that is as long. */
const printedBar = '\u2014'
/** Facts that are nothing but their words. */
const wordy = new Set(['words', 'ownWords', 'phrases', 'wordComparison', 'topics', 'messagesOnShow'])

/**
 * The same facts with `Person A`, `Person B` and so on, in the order of their colors, wherever a name is: that shown, those in
 * the file and each part of them, in what people wrote, too. A chat's title is left out. `all`: what they wrote is covered as well.
 */
export async function withLabels<T extends { colors: Readonly<Record<string, number>> }>(
  facts: T,
  how: Exclude<Masked, false>,
  calls: ReportCalls,
  context: HandlerContext,
): Promise<T> {
  const known = new Map<string, string>()
  for (const { name, names, color } of await peopleOf(calls, context))
    for (const each of [name, ...names]) known.set(each, `Person ${lettersOf(color)}`)
  for (const author of authorsIn(facts)) if (!known.has(author)) known.set(author, `Person ${lettersOf(new Set(known.values()).size)}`)
  return labeled(how === 'all' ? covered(facts) : facts, masker(known, titleOf(facts))) as T
}

/** Nobody where the chat is gone: then only the author is known. */
async function peopleOf(calls: ReportCalls, context: HandlerContext): Promise<readonly Person[]> {
  try {
    return (await calls.people.list({}, context)).people
  } catch (error) {
    if (error instanceof Failure && (error.code === 'no_chat' || error.code === 'upload_not_found')) return []
    throw error
  }
}

const titleOf = (facts: object): string | null => (facts as { overview?: UploadAnswer }).overview?.import.title ?? null

function covered(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return theirs.has(key) ? cover(value).replaceAll(bar, printedBar) : value
  if (Array.isArray(value)) return value.map((each) => covered(each, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, key === '' && wordy.has(name) ? null : covered(each, name)]))
}

interface Masker {
  name(text: string): string
  within(text: string): string
}

function masker(known: ReadonlyMap<string, string>, title: string | null): Masker {
  const parts = new Map<string, string>(title === null ? [] : [[title.toLowerCase(), 'this chat']])
  for (const [name, label] of known) {
    parts.set(name.toLowerCase(), label)
    for (const part of name.split(/[\s.,_()-]+/))
      if ([...part].length >= 3) parts.set(part.toLowerCase(), parts.get(part.toLowerCase()) ?? label)
  }
  const longest = [...parts.keys()].filter((part) => part !== '').toSorted((a, b) => b.length - a.length)
  const pattern =
    longest.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return {
    name: (text) => known.get(text) ?? text,
    within: (text) => (pattern ? text.replace(pattern, (found) => parts.get(found.toLowerCase()) ?? 'Person') : text),
  }
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

function labeled(value: unknown, masker: Masker, key = ''): unknown {
  if (typeof value === 'string') return names.has(key) ? masker.name(value) : texts.has(key) ? masker.within(value) : value
  if (Array.isArray(value)) {
    const all = value.map((each) => labeled(each, masker, key))
    // A word that was a name no longer says anything.
    return key === 'words' || key === 'phrases' ? all.filter((each, place) => isSameWord(each, value[place])) : all
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      key === 'reply_discipline' || key === 'colors' ? masker.name(name) : name,
      name === 'title' && key === 'import' ? null : labeled(each, masker, name),
    ]),
  )
}

function isSameWord(masked: unknown, real: unknown): boolean {
  if (typeof masked === 'string') return masked === real
  const [a, b] = [masked, real] as [{ word?: string; phrase?: string }, { word?: string; phrase?: string }]
  return a.word === b.word && a.phrase === b.phrase
}

/** Everyone who is named as the writer of something. */
function authorsIn(value: unknown): Set<string> {
  const found = new Set<string>()
  const walk = (each: unknown): void => {
    if (Array.isArray(each)) for (const item of each) walk(item)
    else if (typeof each === 'object' && each !== null) {
      const { author } = each as { author?: unknown }
      if (typeof author === 'string') found.add(author)
      for (const item of Object.values(each)) walk(item)
    }
  }
  walk(value)
  return found
}
