/** How fast people answer, who begins, what about, and how it sounds. */

import { conversations } from '@convostat/engine/analyses/conversations'
import { peaksAndValleys } from '@convostat/engine/analyses/peaks-and-valleys'
import { replyDiscipline } from '@convostat/engine/analyses/reply-discipline'
import { responseMatrix } from '@convostat/engine/analyses/response-matrix'
import { responseTimes } from '@convostat/engine/analyses/response-times'
import { sentimentTimeline } from '@convostat/engine/analyses/sentiment-timeline'
import { sentimentTrend } from '@convostat/engine/analyses/sentiment-trend'
import { emojiList } from '@convostat/engine/analyses/words/emoji-list'
import { emojiIn, wordsIn } from '@convostat/engine/analyses/words/said-in-rows'
import { wordList } from '@convostat/engine/analyses/words/word-list'
import type { Chat } from '@convostat/engine/chat/chat'
import { isoDay } from '@convostat/engine/chat/civil'
import { responseTime as responseTimeOf } from '@convostat/engine/columns/response-time'
import { moments as momentsOf } from '@convostat/engine/moments/moments'
import { search, searchRows } from '@convostat/engine/search/search'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { quantiles } from '@convostat/engine/stats/quantile'
import { topics as topicsOf } from '@convostat/engine/topics/topics'
import { typicalRows } from '@convostat/engine/topics/typical'
import { within } from '@convostat/format'
import { DAY } from '@convostat/format/seconds'
import type { Plan, Scope } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { counterOf } from './counting.ts'
import { placedOf, restOf } from './people-figures.ts'
import { peopleOf } from './people-of.ts'
import { atItsTime, isOfSomeTimes, isSearchable, rowsThen, searchOf, selected } from './selected.ts'
import type { ComputedAnswer, Voice } from './sentences.ts'

type Of<Name extends Plan['name']> = Extract<Plan, { name: Name }>
type Computed = Promise<ComputedAnswer | null>

const EXAMPLES = 5

const notSaid = (figure: ComputedAnswer['figure']): ComputedAnswer => ({ sentence: 'not_said', rows: [], figure, remarks: ['not_said'] })

export async function responseTime(plan: Of<'response_time'>, { chat }: QuestionContext, voice: Voice): Computed {
  const { statistic, scope, to } = plan
  const { replies, value } = ((): { replies: number; value: number | null } => {
    if (isOfSomeTimes(scope)) return repliesThen(chat, scope, statistic)
    if (to === undefined) {
      const { replies, p50, p90, mean } = responseTimes(chat, selected(chat, scope))
      return { replies, value: statistic === 'median' ? p50 : statistic === 'p90' ? p90 : mean }
    }
    const pair = responseMatrix(chat, selected(chat, scope)).pairs.find((each) => each.from === scope.people?.[0] && each.to === to)
    return { replies: pair?.replies ?? 0, value: (statistic === 'p90' ? pair?.p90 : pair?.median) ?? null }
  })()
  const figure = { metric: `response_time_${statistic}`, value, unit: 'seconds', definition: statistic } as const
  if (value === null) return notSaid(figure)
  return {
    sentence: statistic,
    slots: {
      value: voice.duration(value),
      within: within(voice.duration(value)),
      n: voice.counted(replies, { metric: 'replies' }),
      ...whom(to, voice),
    },
    rows: [],
    figure,
    search: searchOf(scope),
  }
}

/** Of replies at some times of the day or the week. */
function repliesThen(chat: Chat, scope: Scope, statistic: 'median' | 'p90' | 'mean'): { replies: number; value: number | null } {
  const { from, to, authors } = selected(chat, scope)
  const isThen = atItsTime(chat, scope)
  const took = responseTimeOf(chat)
  const all: number[] = []
  for (let row = from; row < to; row++)
    if (!Number.isNaN(took[row]) && (!authors || authors[chat.author[row]] === 1) && isThen(row)) all.push(took[row])
  if (all.length === 0) return { replies: 0, value: null }
  const mean = all.reduce((sum, each) => sum + each, 0) / all.length
  return {
    replies: all.length,
    value: statistic === 'mean' ? mean : quantiles(Uint32Array.from(all), [statistic === 'median' ? 0.5 : 0.9])[0],
  }
}

export async function rankResponseTimes(plan: Of<'rank_response_times'>, { chat }: QuestionContext, voice: Voice): Computed {
  const { scope, to, order } = plan
  const all =
    to === undefined
      ? replyDiscipline(chat, selected(chat, scope)).map(({ person, median }) => ({ of: person, value: median }))
      : responseMatrix(chat, selected(chat, scope))
          .pairs.filter((pair) => pair.to === to)
          .map(({ from, median }) => ({ of: from, value: median }))
  const sign = order === 'fastest' ? 1 : -1
  const parts = all.flatMap(({ of, value }) => (value === null ? [] : [{ of, value }])).sort((a, b) => sign * (a.value - b.value))
  const [top] = parts
  if (!top) return notSaid({ metric: 'response_time_median', value: null, unit: 'person', definition: 'median' })
  const leading = parts.filter(({ value }) => value === top.value).map(({ of }) => of)
  const rest = parts.filter(({ value }) => value !== top.value)
  return {
    sentence: order,
    slots: {
      who: voice.names(leading),
      ...whom(to, voice),
      value: voice.duration(top.value),
      within: within(voice.duration(top.value)),
      rest:
        rest.length === 0
          ? ''
          : ` (${rest
              .slice(0, 12)
              .map(({ of, value }) => `${of} ${voice.duration(value)}`)
              .join(', ')})`,
    },
    rows: [],
    figure: { metric: 'response_time_median', value: leading.length > 1 ? null : top.of, unit: 'person', definition: 'median', parts },
    ...(leading.length > 1 && { remarks: ['tied'] as const }),
  }
}

export async function conversationEnds(plan: Of<'conversation_ends'>, asked: QuestionContext, voice: Voice): Computed {
  const { chat } = asked
  const { scope, what, order } = plan
  const { people: _, ...everyone } = scope
  const isThen = atItsTime(chat, scope)
  const found = conversations(chat, selected(chat, everyone), isThen).people
  const countOf = (name: string): number => found.find(({ person }) => person === name)?.[what] ?? 0
  const role = what === 'opened' ? 'opener' : 'closer'
  const examplesOf = (people: readonly string[]): number[] =>
    Array.from(
      searchRows(chat, { ...dayFilter(plan), senders: people, role, sortBy: 'date_asc' })
        .filter(isThen)
        .subarray(0, EXAMPLES),
    )
  const searchFor = (those: Scope): Pick<ComputedAnswer, 'search'> => (isSearchable(scope) ? { search: { role, ...searchOf(those) } } : {})
  if (!order) {
    const value = countOf(scope.people?.[0] ?? '')
    const all = found.reduce((sum, each) => sum + each[what], 0)
    return {
      sentence: what,
      slots: { n: voice.counted(value, { metric: 'conversations' }), count: voice.number(value), value: voice.number(all) },
      rows: value === 0 ? [] : examplesOf(scope.people ?? []),
      figure: { metric: `conversations_${what}`, value, unit: 'conversations', definition: what },
      ...searchFor(scope),
    }
  }
  const people = scope.people ?? peopleOf(chat)
  const sign = order === 'most' ? 1 : -1
  const parts = people.map((name) => ({ of: name, value: countOf(name) })).sort((a, b) => sign * (b.value - a.value))
  const [top] = parts
  if (!top || parts.every(({ value }) => value === 0))
    return notSaid({ metric: `conversations_${what}`, value: null, unit: 'person', definition: what })
  const leading = parts.filter(({ value }) => value === top.value).map(({ of }) => of)
  const sentence = what === 'opened' ? (order === 'most' ? 'opens_most' : 'opens_least') : order === 'most' ? 'closes_most' : 'closes_least'
  return {
    sentence,
    slots: {
      who: voice.names(leading),
      value: voice.number(top.value),
      rest: restOf(
        parts.filter(({ value }) => value !== top.value),
        voice.number,
      ),
    },
    rows: examplesOf(leading),
    figure: { metric: `conversations_${what}`, value: leading.length > 1 ? null : top.of, unit: 'person', definition: what, parts },
    ...searchFor({ ...scope, people: leading }),
    ...(leading.length > 1 && { remarks: ['tied'] as const }),
  }
}

const dayFilter = ({ scope }: { scope: { from?: number; to?: number } }) => ({ fromDay: scope.from, toDay: scope.to })

export async function topics({ scope }: Of<'topics'>, asked: QuestionContext, voice: Voice): Computed {
  const { chat, host } = asked
  const found = (await topicsOf(chat, selected(chat, scope), {}, host)).topics
  const figure = { metric: 'topics', value: found.length, unit: 'topics', definition: 'topics' } as const
  if (found.length === 0) return notSaid({ ...figure, value: null })
  const feelings = await felt(asked)
  return {
    sentence: 'topics',
    slots: {
      list: found
        .slice(0, 6)
        .map(({ name, share }) => `“${name}” (${voice.percent(share)})`)
        .join('; '),
    },
    rows: found.slice(0, 6).flatMap(({ ranked }) => typicalRows(chat, ranked, feelings, 3)),
    figure: { ...figure, parts: found.map(({ name, share }) => ({ of: name, value: share })) },
  }
}

/** Who replies answer, or who wishes are for. */
const whom = (name: string | undefined, voice: Voice): { to: string; whom: string } => {
  const to = name === undefined ? '' : voice.fill(voice.words.to, { label: name })
  return { to, whom: to }
}

async function felt(asked: QuestionContext): Promise<Feelings | null> {
  return (await asked.feelings?.()) ?? null
}

/** From here on a score is positive, and below its negative negative: docs/metrics.md. */
const LABELLED = 0.05

export async function sentiment({ scope }: Of<'sentiment'>, asked: QuestionContext, voice: Voice): Computed {
  const feelings = await felt(asked)
  if (!feelings) return null
  const { average } = sentimentTrend(asked.chat, feelings, selected(asked.chat, scope))
  const figure = { metric: 'average_sentiment', value: average, unit: 'score', definition: 'sentiment' } as const
  if (average === null) return notSaid(figure)
  const { positive, neutral, negative } = voice.words
  return {
    sentence: 'sentiment',
    slots: { value: voice.score(average), label: average > LABELLED ? positive : average < -LABELLED ? negative : neutral },
    rows: [],
    figure,
    search: searchOf(scope),
  }
}

export async function happiest(plan: Of<'happiest'>, asked: QuestionContext, voice: Voice): Computed {
  const feelings = await felt(asked)
  if (!feelings) return null
  const { chat } = asked
  const { unit, order, scope } = plan
  const selection = selected(chat, scope)
  const sentence = order === 'most' ? 'happiest' : 'saddest'
  const names = { day: 'date', month: 'month', year: 'year' } as const
  const definition = unit === 'day' ? (order === 'most' ? 'happiest_day' : 'saddest_day') : 'happiest_period'
  const none = notSaid({ metric: `sentiment_${unit}`, value: null, unit: names[unit], definition })
  const told = (key: string, label: string, value: number, rows: readonly number[]): ComputedAnswer => ({
    sentence,
    slots: { unit: voice.words.units[unit], label, value: voice.score(value) },
    rows,
    figure: {
      metric: `sentiment_${unit}`,
      value: unit === 'year' ? Number(key) : key,
      unit: names[unit],
      definition,
      parts: [{ of: key, value }],
    },
  })
  if (unit === 'day') {
    const { peaks, valleys } = peaksAndValleys(chat, feelings, selection, 1)
    const [day] = order === 'most' ? peaks : valleys
    return day ? told(isoDay(day.day), voice.date(day.day), day.sentiment, [day.row]) : none
  }
  const sign = order === 'most' ? 1 : -1
  const periods = sentimentTimeline(chat, feelings, selection, unit).flatMap(({ year, month, sentiment }) =>
    sentiment === null ? [] : [{ year, month, sentiment }],
  )
  const [best] = periods.toSorted((a, b) => sign * (b.sentiment - a.sentiment))
  if (!best) return none
  const key = best.month === null ? String(best.year) : `${best.year}-${String(best.month).padStart(2, '0')}`
  const inIt = (row: number): boolean => isoDay(Math.floor(chat.time[row] / DAY)).startsWith(key)
  const strongest = peaksAndValleys(chat, feelings, selection, 50)
  const rows = (order === 'most' ? strongest.peaks : strongest.valleys).map(({ row }) => row).filter(inIt)
  return told(key, best.month === null ? key : voice.month(key), best.sentiment, rows)
}

export async function rankSentiment(plan: Of<'rank_sentiment'>, asked: QuestionContext, voice: Voice): Computed {
  const feelings = await felt(asked)
  if (!feelings) return null
  const { chat } = asked
  const sign = plan.order === 'most' ? 1 : -1
  const parts = (plan.scope.people ?? peopleOf(chat))
    .flatMap((name) => {
      const { average } = sentimentTrend(chat, feelings, selected(chat, { ...plan.scope, people: [name] }))
      return average === null ? [] : [{ of: name, value: average }]
    })
    .sort((a, b) => sign * (b.value - a.value))
  const [top] = parts
  if (!top) return notSaid({ metric: 'average_sentiment', value: null, unit: 'person', definition: 'sentiment' })
  return {
    sentence: plan.order === 'most' ? 'most_positive' : 'least_positive',
    slots: { who: top.of, value: voice.score(top.value), rest: restOf(parts.slice(1), voice.score) },
    rows: [],
    figure: { metric: 'average_sentiment', value: top.of, unit: 'person', definition: 'sentiment', parts },
  }
}

export async function favorites({ of, most, scope, place }: Of<'favorites'>, { chat }: QuestionContext, voice: Voice): Computed {
  const selection = selected(chat, scope)
  const isEmoji = of === 'emoji'
  const then = isOfSomeTimes(scope) ? rowsThen(chat, scope) : null
  const parts = then
    ? isEmoji
      ? emojiIn(chat, then, most).map(({ emoji, count }) => ({ of: emoji, value: count }))
      : wordsIn(chat, then, most).map(({ word, count }) => ({ of: word, value: count }))
    : isEmoji
      ? emojiList(chat, selection, { most }).emojis.map(({ emoji, count }) => ({ of: emoji, value: count }))
      : wordList(chat, selection, { most: most + 20 })
          .words.filter(({ isName }) => !isName)
          .slice(0, most)
          .map(({ word, count }) => ({ of: word, value: count }))
  const definition = isEmoji ? 'emoji' : 'favorite_words'
  const top = parts[(place ?? 1) - 1]
  const figure = { metric: `favorite_${of}`, value: top?.of ?? null, unit: isEmoji ? 'emoji' : 'word', definition, parts } as const
  if (!top) return notSaid(figure)
  const rows = then
    ? counterOf({ metric: 'messages', phrase: top.of }, { chat }, null).examples(scope, EXAMPLES)
    : search(chat, {
        query: isEmoji ? top.of : `"${top.of}"`,
        senders: scope.people,
        ...dayFilter({ scope }),
        limit: EXAMPLES,
        offset: 0,
      }).hits.map(({ row }) => row)
  const placed =
    place === undefined
      ? null
      : placedOf(
          parts.map((each) => ({ ...each, label: isEmoji ? each.of : `“${each.of}”` })),
          { place, order: 'most' },
          voice,
        )
  return {
    ...(placed?.remarks && { remarks: placed.remarks }),
    sentence: placed ? placed.sentence : isEmoji ? 'favorite_emoji' : 'favorite_words',
    slots: {
      ...placed?.slots,
      metric: voice.metric({ metric: of }),
      list: parts.map(({ of, value }) => `${isEmoji ? of : `“${of}”`} (${voice.number(value)})`).join(', '),
    },
    rows,
    figure,
    ...(isSearchable(scope) && { search: { query: isEmoji ? top.of : `"${top.of}"`, ...searchOf(scope) } }),
  }
}

export async function moments({ scope }: Of<'moments'>, asked: QuestionContext, voice: Voice): Computed {
  const { chat, host } = asked
  const found = await momentsOf(chat, await felt(asked), selected(chat, scope), host)
  const figure = { metric: 'moments', value: found.length, unit: 'moments', definition: 'moments' } as const
  if (found.length === 0) return notSaid({ ...figure, value: null })
  const best = found.toSorted((a, b) => b.significance - a.significance).slice(0, 6)
  return {
    sentence: 'moments',
    slots: {
      n: voice.number(found.length),
      list: best.map(({ row, time }) => `${voice.date(Math.floor(time / DAY))}${voice.quote(row)}`).join('; '),
    },
    rows: best.map(({ row }) => row),
    figure,
  }
}

export async function birthday({ person, scope }: Of<'birthday'>, asked: QuestionContext, voice: Voice): Computed {
  const { chat, host } = asked
  const all = await momentsOf(chat, await felt(asked), selected(chat, scope), host)
  const found = all.filter(({ kind, facts }) => kind === 'birthday' && (person === undefined || facts.names?.includes(person)))
  const figure = { metric: 'birthday', value: null, unit: 'date', definition: 'birthday' } as const
  if (found.length === 0) return notSaid(figure)
  const days = found.map(({ firstDay }) => firstDay)
  return {
    sentence: 'birthday',
    slots: { ...whom(person, voice), list: days.map(voice.date).join(', ') },
    rows: found.map(({ row }) => row),
    figure: { ...figure, value: isoDay(days[days.length - 1]), parts: days.map((day) => ({ of: isoDay(day), value: 1 })) },
  }
}

export async function saidAbout({ query, scope }: Of<'said_about'>, { chat }: QuestionContext, voice: Voice): Computed {
  const found = search(chat, { query, senders: scope.people, ...dayFilter({ scope }), limit: 20, offset: 0 })
  const isThen = atItsTime(chat, scope)
  const rows = found.hits.map(({ row }) => row).filter(isThen)
  const figure = { metric: 'messages_found', value: found.total, unit: 'messages', definition: 'said_about' } as const
  if (rows.length === 0) return notSaid({ ...figure, value: 0 })
  return {
    sentence: 'said_about',
    slots: {
      phrase: query,
      value: voice.number(found.total),
      n: voice.counted(found.total, { metric: 'messages' }),
      list: rows
        .slice(0, 3)
        .map((row) => `${voice.author(row)}, ${voice.dateOfRow(row)}${voice.quote(row)}`)
        .join('; '),
    },
    rows,
    figure,
    search: { query, ...searchOf(scope) },
    method: 'search',
  }
}
