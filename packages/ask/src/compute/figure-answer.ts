/** A figure that answers by itself: its sentence, its value and parts, and the messages behind it. */
import { excerpt } from '@convostat/engine/analyses/excerpt'
import { type NumberAs, none, type SlotValue, type TextAs } from '@convostat/figures'
import { toolOf } from '../figure-tools.ts'
import type { Plan } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { searchOf, selected } from './selected.ts'
import type { ComputedAnswer, Voice } from './sentences.ts'

/** So many parts are said in a sentence. */
const MOST_LISTED = 12
const QUOTE = 120

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
  const { says, value, parts, messages, slots } = tool.of(plain)
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
  if (value === null) return { sentence: 'not_said', rows: [], figure, remarks: ['not_said'] }
  const listed = parts
    .slice(0, MOST_LISTED)
    .map((part) => ({ of: texts[nameAs](part.of, voice), value: numbers[valueAs](part.value, voice) }))
  return {
    sentence: { text: voice.answers(name)[says] },
    slots: {
      list: listed.map((part) => `${part.of} (${part.value})`).join(', '),
      each: parts.length < 2 ? '' : ` (${listed.map((part) => `${part.of} ${part.value}`).join(', ')})`,
      quotes: messages.flatMap(({ text }) => (text === '' ? [] : [`“${excerpt(text, QUOTE)}”`])).join('; '),
      ...Object.fromEntries(Object.entries(slots).map(([slot, each]) => [slot, written(each, voice)])),
    },
    rows: [],
    ids: messages.map(({ id }) => id),
    figure,
    ...(messages.length === 0 && { search: searchOf(scope) }),
  }
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
  quoted: (text) => `“${text}”`,
  emotion: (text, voice) => voice.words.emotions[text] ?? text,
  language: (text, voice) => voice.language(text),
}
