import { messageShare } from '@convostat/engine/analyses/message-share'
import type { Chat } from '@convostat/engine/chat/chat'
import { asWritten, textColumn } from '@convostat/engine/chat/column'
import { plainName } from '@convostat/engine/import/senders'
import { type MergeSuggestion, mergeSuggestions } from '@convostat/engine/people/merge-suggestions'
import type { z } from '@convostat/figures/zod'
import type { KeptPeople, settingPeople, people as shape } from '#shapes/index.ts'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import type { OpenChat } from './open-chat.ts'
import type { SessionParts } from './session-parts.ts'
import { colorsOf, everyone, meOf, namesBy, nothingSaid } from './shown-chat.ts'

export function personHandlers({
  chats,
  people,
  keptPeople: kept,
}: Pick<SessionParts, 'chats' | 'people' | 'keptPeople'>): Answering<Contract['people']> {
  return {
    list: async (_, context) => {
      const open = await chats.asWritten(context)
      return answerOf(open, kept(open) ?? nothingSaid(open))
    },
    set: async (given, context) => {
      const open = await chats.asWritten(context)
      const before = kept(open)
      const said = saidBy(given, open, before)
      people.replace([...people.list().filter((each) => each !== before), said])
      return answerOf(open, said)
    },
  }
}

/** What was asked for, in names of the file, beside the mark and the colors there were. */
function saidBy({ me, names, hidden }: z.output<typeof settingPeople>, open: OpenChat, before: KeptPeople | null): KeptPeople {
  const { participants } = open.facts
  const shown = shownNames(names)
  const nameOf = namesBy({ names: shown })
  const shownSo = (name: string): string[] => participants.filter((each) => nameOf(each) === name)
  /** Those shown so; where nobody is, the one with this name in the file. */
  const called = (name: string): string[] => {
    const those = [shownSo(name), shownSo(cleaned(name))].find(({ length }) => length > 0)
    return those ?? [name]
  }
  return {
    chat: before?.chat ?? open.mark,
    me: me === null ? null : called(me)[0],
    names: shown,
    hidden: [...new Set(hidden.flatMap(called))],
    colors: colorsOf(participants, before?.colors ?? {}),
  }
}

/** A name as those of a file are read, without what no eye sees: of nothing else, nothing is left. */
function cleaned(written: string): string {
  const name = plainName(written.replace(/\s/gu, ' ').replace(/[\p{Cc}\p{Cs}]/gu, '')).trim()
  return /^[\p{Default_Ignorable_Code_Point}\p{White_Space}]*$/u.test(name) ? '' : name
}

/** Names as they are shown, without those that change nothing. */
const shownNames = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, shown]) => {
      const written = cleaned(shown)
      return written === '' || written === name ? [] : [[name, written]]
    }),
  )

function answerOf(open: OpenChat, said: KeptPeople): z.output<typeof shape> {
  const nameOf = namesBy(said)
  const counts = new Map<string, number>()
  for (const { person, count } of messageShare(asWritten(open.chat))) counts.set(nameOf(person), (counts.get(nameOf(person)) ?? 0) + count)
  const people = everyone(open.facts.participants, said).map((person) => ({ ...person, messages: counts.get(person.name) ?? 0 }))
  return {
    people: people.sort((a, b) => b.messages - a.messages),
    me: meOf(open, said),
    suggestions: suggestionsOf(open.chat)
      .filter(({ names }) => new Set(names.map(nameOf)).size > 1)
      .map(({ names, reason }) => ({ names: [...names], reason })),
    kept: { ...said, colors: colorsOf(open.facts.participants, said.colors) },
  }
}

/** They rest on the names in the file, not on those shown. */
const suggestionsOf: (chat: Chat) => MergeSuggestion[] = textColumn(mergeSuggestions)
