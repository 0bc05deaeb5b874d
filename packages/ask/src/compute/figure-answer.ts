/** A figure that answers by itself: its sentence, its value and parts, and the messages behind it. */
import { excerpt } from '@convostat/engine/analyses/excerpt'
import type { Chat } from '@convostat/engine/chat/chat'
import { search } from '@convostat/engine/search/search'
import { type NumberAs, none, type SlotValue, type TextAs } from '@convostat/figures'
import { type CountedTool, toolOf } from '../figure-tools.ts'
import type { Plan, Scope } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { searchOf, selected } from './selected.ts'
import { type ComputedAnswer, quoted, type Voice } from './sentences.ts'

/** A sentence names this many parts. */
const MOST_LISTED = 12
const QUOTE = 120
const EXAMPLES = 5

type Found = ReturnType<CountedTool['tool']['of']>

export async function figureAnswer(
  { figure: name, scope }: Extract<Plan, { name: 'figure' }>,
  { chat, host, feelings }: QuestionContext,
  voice: Voice,
): Promise<ComputedAnswer | null> {
  const { tool, isFelt, count } = toolOf(name)
  const felt = isFelt ? await feelings?.() : null
  if (isFelt && !felt) return null
  const { people, ...days } = scope
  const plain = await count(chat, selected(chat, tool.people === 'one' ? days : scope), tool.asked(people ?? []), felt ?? host ?? {})
  const { says, value, parts, messages, found, slots } = tool.of(plain)
  const { of: nameAs, value: valueAs } = tool.parts === none ? ({ of: 'name', value: 'count' } as const) : tool.parts
  const figure = {
    metric: tool.metric,
    value,
    unit: tool.unit,
    definition: { text: tool.definition },
    // An emotion is a choice of ours, a language a code that nobody reads.
    ...(parts.length > 0 && {
      parts: nameAs === 'language' ? parts.map((part) => ({ ...part, of: texts.language(part.of, voice) })) : parts,
    }),
  }
  // Of several people who are asked about, each must have their own value.
  const isOfSome = nameAs === 'name' && parts.length > 0 && parts.length < (people?.length ?? 0)
  if (value === null || isOfSome) return { sentence: 'not_said', rows: [], figure, remarks: ['not_said'] }
  const listed = parts
    .slice(0, MOST_LISTED)
    .map((part) => ({ of: texts[nameAs](part.of, voice), value: numbers[valueAs](part.value, voice) }))
  return {
    sentence: { text: voice.answers(name)[says] },
    slots: {
      list: listed.map((part) => `${part.of} (${part.value})`).join(', '),
      each: parts.length === 0 || people?.length === 1 ? '' : ` (${listed.map((part) => `${part.of} ${part.value}`).join(', ')})`,
      quotes: messages.flatMap(({ text }) => (text === '' ? [] : [quoted(excerpt(text, QUOTE))])).join('; '),
      ...Object.fromEntries(Object.entries(slots).map(([slot, each]) => [slot, written(each, voice)])),
    },
    ...behind(found, messages, scope, chat),
    figure,
  }
}

/** The messages that the figure names, or some of those that its search finds. */
function behind(
  found: Found['found'],
  messages: Found['messages'],
  scope: Scope,
  chat: Chat,
): Pick<ComputedAnswer, 'rows' | 'ids' | 'search'> {
  if (found === none) return { rows: [], ids: messages.map(({ id }) => id) }
  const all = { ...found, ...searchOf(scope) }
  if (found.query === undefined) return { rows: [], ids: messages.map(({ id }) => id), search: all }
  const { people, from, to } = scope
  const { hits } = search(chat, { query: found.query, senders: people, fromDay: from, toDay: to, limit: EXAMPLES, offset: 0 })
  return { rows: hits.map(({ row }) => row), search: all }
}

function written(slot: SlotValue, voice: Voice): string {
  if ('names' in slot) return voice.names(slot.names)
  if ('emotion' in slot) return texts.emotion(slot.emotion, voice)
  if ('count' in slot) return numbers.count(slot.count, voice)
  return 'share' in slot ? numbers.share(slot.share, voice) : numbers.score(slot.score, voice)
}

const numbers: Readonly<Record<NumberAs, (value: number, voice: Voice) => string>> = {
  count: (value, voice) => voice.number(value),
  share: (value, voice) => voice.percent(value),
  score: (value, voice) => voice.score(value),
}
const texts: Readonly<Record<TextAs, (text: string, voice: Voice) => string>> = {
  name: (text) => text,
  quoted,
  emotion: (text, voice) => voice.words.emotions[text] ?? text,
  language: (text, voice) => voice.language(text),
}
