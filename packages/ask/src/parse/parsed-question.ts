import { peopleAmong } from '@convostat/engine/import/assistant'
import type { LanguageData } from '#languages/language.ts'
import type { AskedFigure } from '../figure-tools.ts'
import type { Assumption, Moment, Period, Scope } from '../plan.ts'
import type { Concept } from './concepts.ts'
import { lexiconOf } from './lexicon.ts'
import { inYearOf, latestLike, periodBefore } from './periods.ts'
import type { Span } from './span.ts'
import { plain, type Token } from './tokens.ts'

/** Who does it: "me" and "mir" are whom it is done to. */
const SUBJECT: ReadonlySet<string> = new Set('i|ich|yo|eu|main|maine|मैं|मैंने|انا'.split('|').map(plain))

const SINGLED_OUT: readonly Concept[] = ['busiest', 'quietest', 'which']

/** In fewer days not every weekday comes twice. */
const FEW_DAYS = 13

/** The other weekdays, months or hours, from the one behind them on. `first` is what the smallest of them is called. */
const othersOf = (those: readonly number[], size: number, first = 0): number[] =>
  Array.from({ length: size }, (_, i) => (((those.at(-1) ?? first) - first + 1 + i) % size) + first).filter((each) => !those.includes(each))

type Of<Is extends Span['is']> = Extract<Span, { is: Is }>
type Recurring = Of<'weekdays'> | Of<'months'> | Of<'hours'>

const isRecurring = (span: Span): span is Recurring =>
  (span.is === 'weekdays' && !span.isOne) || span.is === 'months' || span.is === 'hours'

const momentOf = (span: Recurring): Moment =>
  span.is === 'weekdays' ? { weekdays: span.weekdays } : span.is === 'months' ? { months: span.months } : { hours: span.hours }

const restOf = (span: Recurring): Moment =>
  span.is === 'weekdays'
    ? { weekdays: othersOf(span.weekdays, 7) }
    : span.is === 'months'
      ? { months: othersOf(span.months, 12, 1) }
      : { hours: othersOf(span.hours, 24) }

/** A person or a time. */
const BEHIND: ReadonlySet<Span['is']> = new Set(['person', 'period', 'weekdays', 'months', 'hours'])

/** What a question says, of which rules take what they account for. A rule applies only where nothing is left. */
export class ParsedQuestion {
  readonly assumptions: Assumption[] = []
  readonly #spans: readonly Span[]
  readonly #taken = new Set<Span>()
  /** Everyone who writes in the chat. */
  readonly #participants: readonly string[]

  readonly isObjectBehindVerb: boolean
  readonly #tokens: readonly Token[]
  readonly #data: LanguageData

  /** The chat's last day. */
  readonly #last: number

  constructor(spans: readonly Span[], participants: readonly string[], tokens: readonly Token[], data: LanguageData, last: number) {
    this.#last = last
    this.isObjectBehindVerb = data.isObjectBehindVerb === true
    this.#tokens = tokens
    this.#data = data
    this.#spans = spans.filter(({ is }) => is !== 'filler')
    this.#participants = peopleAmong(participants)
  }

  get isEmpty(): boolean {
    return this.#spans.every(
      (span) => span.is === 'everyone' || (span.is === 'concept' && span.concept === 'in_chat') || this.#taken.has(span),
    )
  }

  has(...concepts: Concept[]): boolean {
    return this.#spans.some((span) => !this.#taken.has(span) && span.is === 'concept' && concepts.includes(span.concept))
  }

  /** Whether the words for one thing are those for another, too, as in languages where a plural is optional. */
  isAlso(concept: Concept, other: Concept): boolean {
    const span = this.#spans.find((each) => each.is === 'concept' && each.concept === concept)
    if (!span) return false
    const words = this.#tokens.slice(span.start, span.end).map(({ text }) => text)
    const meanings = lexiconOf(this.#data).meanings.get(words.join(' ')) ?? []
    return meanings.some((meaning) => meaning.is === 'concept' && meaning.concept === other)
  }

  /** Whether a word of the question may be one for this, however it is read: "que" is "than", and a word that needs no meaning. */
  mayMean(concept: Concept): boolean {
    const { meanings } = lexiconOf(this.#data)
    return this.#tokens.some(({ text }) => meanings.get(text)?.some((meaning) => meaning.is === 'concept' && meaning.concept === concept))
  }

  /** Takes the first of these; where several stand for one thing, one. */
  take<Wanted extends Concept>(...concepts: readonly Wanted[]): Wanted | null {
    return this.takeOneOf(concepts)
  }

  takeOneOf<Wanted extends Concept>(concepts: readonly Wanted[]): Wanted | null {
    for (const span of this.#spans) {
      if (span.is !== 'concept' || this.#taken.has(span)) continue
      const wanted = concepts.find((concept) => concept === span.concept)
      if (wanted === undefined) continue
      this.#taken.add(span)
      return wanted
    }
    return null
  }

  /** Whether all of these are there, each once; takes them. */
  needs(...concepts: Concept[]): boolean {
    return concepts.every((concept) => this.take(concept) !== null)
  }

  /** Takes those of these that are there. */
  may(...concepts: Concept[]): this {
    for (const concept of concepts) this.take(concept)
    return this
  }

  phrase(): string | null {
    const span = this.#spans.find((each): each is Of<'phrase'> => each.is === 'phrase' && !this.#taken.has(each))
    if (!span) return null
    // "Hearts ❤️" says it twice.
    for (const each of this.#spans) if (each.is === 'phrase' && each.text === span.text) this.#taken.add(each)
    return span.text
  }

  /** Takes a number from 1 to the most that makes sense. */
  number(most = Number.POSITIVE_INFINITY): number | null {
    const span = this.#spans.find((each): each is Of<'number'> => each.is === 'number' && !this.#taken.has(each))
    if (!span || span.value < 1 || span.value > most) return null
    this.#taken.add(span)
    return span.value
  }

  /** "Second": 2. Null where it says no place, or several. */
  rank(): number | null {
    const [span, ...others] = this.#spans.filter((each): each is Of<'rank'> => each.is === 'rank' && !this.#taken.has(each))
    if (!span || others.length > 0) return null
    this.#taken.add(span)
    return span.place
  }

  /** Takes the words that ask for a figure, and those beside them; null where that is none, or more than one. */
  figure(): AskedFigure | null {
    const spans = this.#spans.filter((each): each is Of<'figure'> => each.is === 'figure' && !this.#taken.has(each))
    const [figure, ...others] = new Set(spans.map((span) => span.figure))
    const parts = new Set(spans.map(({ part }) => part))
    const isWhole = parts.has('whole') || (parts.has('opening') && parts.has('closing'))
    if (figure === undefined || others.length > 0 || !isWhole) return null
    for (const span of spans) this.#taken.add(span)
    return figure
  }

  /** Everyone who writes in the chat. */
  get everyone(): readonly string[] {
    return this.#participants
  }

  /** Whether two people write in the chat. */
  get isOfTwo(): boolean {
    return this.#participants.length === 2
  }

  /** How many people are named, each once: "main … likhta hoon" says "I" twice. */
  get named(): number {
    return new Set(this.#spans.flatMap((span) => (span.is === 'person' ? [span.name] : []))).size
  }

  /** Takes the weekday whose busiest one is asked for: "the quietest Sunday", "which Sunday"; null where there is none. */
  oneWeekday(): number | null {
    const at = this.#spans.findIndex((span) => span.is === 'weekdays' && span.isOne && !this.#taken.has(span))
    const [span, before] = [this.#spans[at], this.#spans[at - 1]]
    if (span?.is !== 'weekdays' || before?.is !== 'concept' || !SINGLED_OUT.includes(before.concept)) return null
    this.#taken.add(span)
    return span.weekdays[0]
  }

  /** "How many Sundays": the weekdays, months or hours that are counted themselves. "How many on Sundays" counts something else. */
  get timesCounted(): Recurring | null {
    const { meanings } = lexiconOf(this.#data)
    const isLead = (text: string | undefined): boolean => (meanings.get(text ?? '') ?? []).some(({ is }) => is === 'filler')
    const found = this.#spans.find((span, i): span is Recurring => {
      const [before, after] = [this.#spans[i - 1], this.#spans[i + 1]]
      const isTime = span.is === 'weekdays' || span.is === 'months' || span.is === 'hours'
      // "How many weekend messages" are messages.
      if (after?.start === span.end && after.is === 'concept' && after.concept !== 'write' && after.concept !== 'talk') return false
      return isTime && before?.is === 'concept' && before.concept === 'how_many' && before.end === span.start
    })
    return found && !isLead(this.#tokens[found.start].text) ? found : null
  }

  /** Takes the times that are counted. */
  takeTimesCounted(): readonly number[] | null {
    const times = this.timesCounted
    if (times?.is !== 'weekdays' || times.weekdays.length !== 1) return null
    this.#taken.add(times)
    return times.weekdays
  }

  /** Whether one of the two people who write is named right behind the verb, and the other before it: "do I text Ben". */
  get isToTheOther(): boolean {
    const people = this.#spans.flatMap((span, at) => (span.is === 'person' ? [{ name: span.name, at }] : []))
    if (!this.isOfTwo || !this.isObjectBehindVerb || people.length !== 2 || people[0].name === people[1].name) return false
    const before = this.#spans[people[1].at - 1]
    return people[1].at - people[0].at > 1 && before?.is === 'concept' && (before.concept === 'write' || before.concept === 'talk')
  }

  /** Whether it names two people, and then the same two the other way round. */
  get isBothWays(): boolean {
    const names = this.#spans.flatMap((span) => (span.is === 'person' ? [span.name] : []))
    return names.length === 4 && names[0] !== names[1] && names[0] === names[3] && names[1] === names[2]
  }

  /** Whether someone is named before one of these. */
  isPersonBefore(concepts: readonly Concept[]): boolean {
    const person = this.#spans.findIndex(({ is }) => is === 'person')
    return this.#spans.some((span, i) => person >= 0 && i > person && span.is === 'concept' && concepts.includes(span.concept))
  }

  /** Whether messages are named before what they have, a phrase or one of these, and nobody behind it: "of Ana's messages … a link". */
  isOfMessages(concepts: readonly Concept[]): boolean {
    const at = (isIt: (span: Span) => boolean): number => this.#spans.findIndex(isIt)
    const messages = at((span) => span.is === 'concept' && (span.concept === 'messages' || span.concept === 'message'))
    const what = at((span) => span.is === 'phrase' || (span.is === 'concept' && concepts.includes(span.concept)))
    if (messages < 0 || what < messages) return false
    // "Were sent at night" behind it says when the part was, not the whole.
    if (this.#spans.findLastIndex(({ is }) => BEHIND.has(is)) > what) return false
    // "Messages are Ana's questions", "Ana asking questions": hers, of all messages.
    const isAsked = this.#isConcept(what - 1, 'ask') || this.#isConcept(what - 1, 'write')
    const owner = isAsked ? what - 2 : what - 1
    const [person, next] = this.#spans.slice(Math.max(owner, 0))
    const isBeside = (): boolean => this.#tokens.slice(person.end, next.start).every(({ text }) => /^['’]?s$/u.test(text))
    return owner < messages || person.is !== 'person' || !isBeside()
  }

  #isConcept(at: number, concept: Concept): boolean {
    const span = this.#spans[at]
    return span?.is === 'concept' && span.concept === concept
  }

  /** Whether one of these words is in the question. */
  says(words: ReadonlySet<string>): boolean {
    return this.#tokens.some(({ text }) => words.has(text))
  }

  /** Whether words to look for are in the question; an emoji is one. */
  get hasPhrase(): boolean {
    return this.#spans.some(({ is }) => is === 'phrase')
  }

  /** Whether a verb parts one of these from the person named behind it: "messages did Ana send", not "messages of Ana" or "Ana's". */
  isPartedFromPerson(concepts: readonly Concept[]): boolean {
    const counted = this.#spans.find((span) => span.is === 'concept' && concepts.includes(span.concept))
    const person = this.#spans.find(({ is }) => is === 'person')
    if (!counted || !person || person.start < counted.end) return false
    return this.#tokens.slice(counted.end, person.start).some(({ text }) => this.#data.helpers.has(text))
  }

  /** Whether one of these comes before the other. */
  isBefore(concept: Concept, other: Concept): boolean {
    const at = (wanted: Concept): number => this.#spans.findIndex((span) => span.is === 'concept' && span.concept === wanted)
    return at(concept) >= 0 && at(concept) < at(other)
  }

  /** Whether it can be answered by yes or no: "does Ana …". */
  get isYesOrNo(): boolean {
    return this.#data.helpers.has(this.#tokens[0]?.text ?? '')
  }

  /** Whether someone is right behind such a concept. */
  isPersonBehind(concept: Concept): boolean {
    return this.#spans.some((span, i) => span.is === 'concept' && span.concept === concept && this.#spans[i + 1]?.is === 'person')
  }

  /** Whether the question speaks of all of them, "we" and similar. */
  get isOfEveryone(): boolean {
    return this.#spans.some(({ is }) => is === 'everyone')
  }

  /** Takes the person right behind such a concept, with it; null where there is none. */
  personBehind(concept: Concept): string | null {
    for (const [i, span] of this.#spans.entries()) {
      const next = this.#spans[i + 1]
      if (span.is !== 'concept' || span.concept !== concept || next?.is !== 'person' || this.#taken.has(next)) continue
      this.#taken.add(next)
      // The verb itself is the rule's own.
      if (concept === 'to' || concept === 'with' || concept === 'unlike') this.#taken.add(span)
      return next.name
    }
    return null
  }

  /** Takes all named people and the words that join them, in order, each once. */
  people(): string[] {
    const names: string[] = []
    for (const [i, span] of this.#spans.entries()) {
      if (span.is !== 'person' || this.#taken.has(span)) continue
      const before = this.#spans[i - 1]
      if (before?.is === 'concept' && !this.#taken.has(before) && (before.concept === 'by' || before.concept === 'and'))
        this.#taken.add(before)
      this.#taken.add(span)
      if (!names.includes(span.name)) names.push(span.name)
    }
    return names
  }

  periods(): Period[] {
    return this.#spans.flatMap((span) => {
      if (span.is !== 'period' || this.#taken.has(span)) return []
      this.#taken.add(span)
      if (span.isAssumed) this.assumptions.push({ kind: 'period', period: span.period })
      return [span.period]
    })
  }

  /**
   * Days or times that are compared. "More than last year" compares with the year that the chat ends in: a period
   * alone is compared with the latest year, month or day.
   */
  moments(isClaim: boolean): Moment[] {
    const times = this.#spans.filter(isRecurring)
    const periods = this.#spans.filter((span): span is Of<'period'> => span.is === 'period' && !this.#taken.has(span))
    if (periods.length === 1 && isClaim && times.length === 0) {
      const latest = latestLike(periods[0].period, this.#last)
      if (!latest) return []
      this.assumptions.push({ kind: 'period', period: latest })
      return [latest, ...this.periods()]
    }
    // "In January or February 2024": the year is of both.
    if (periods.length === 2 && periods[0].isAssumed !== periods[1].isAssumed) {
      const [open, dated] = periods[0].isAssumed ? periods : [periods[1], periods[0]]
      const inYear = inYearOf(open.period, dated.period)
      if (!inYear) return []
      for (const span of periods) this.#taken.add(span)
      return periods.map((span) => (span === open ? inYear : span.period))
    }
    if (periods.length > 0 || times.length !== 2) return this.periods()
    for (const span of times) this.#taken.add(span)
    if (times.some((span) => span.is === 'hours' && span.isNight)) this.assumptions.push({ kind: 'night' })
    return times.map(momentOf)
  }

  /** A time alone and what it is compared with: the other weekdays or hours, or the days before. Null where there are none or several. */
  momentAndRest(): readonly [Moment, Moment] | null {
    const open = this.#spans.filter((span) => !this.#taken.has(span))
    const times = open.filter(isRecurring)
    const periods = open.filter((span): span is Of<'period'> => span.is === 'period')
    if (times.length === 1) {
      const [span] = times
      this.#taken.add(span)
      if (span.is === 'hours' && span.isNight) this.assumptions.push({ kind: 'night' })
      return [momentOf(span), restOf(span)]
    }
    const [period] = periods
    const before = times.length === 0 && periods.length === 1 ? periodBefore(period.period) : null
    if (!before) return null
    this.#taken.add(period)
    for (const each of [period.period, before]) this.assumptions.push({ kind: 'period', period: each })
    return [period.period, before]
  }

  /** Which messages it is about; null where a question names them twice, or people that nobody can tell apart. */
  scope(): Scope | null {
    const between = this.#others()
    if (between === null) return null
    const people = between ?? this.#authors()
    if (people === null) return null
    const periods = this.periods()
    const weekdays = this.#spans.filter((span): span is Of<'weekdays'> => span.is === 'weekdays' && !span.isOne && !this.#taken.has(span))
    const hours = this.#spans.filter((span): span is Of<'hours'> => span.is === 'hours' && !this.#taken.has(span))
    const months = this.#spans.filter((span): span is Of<'months'> => span.is === 'months' && !this.#taken.has(span))
    if (periods.length > 1 || (weekdays.length > 1 && !this.#areJoined(weekdays)) || months.length > 1) return null
    // A period has its own months.
    if (months.length > 0 && periods.length > 0) return null
    // "After midnight, before six": what is in both.
    const inAll = hours.slice(1).reduce((left, each) => left.filter((hour) => each.hours.includes(hour)), hours[0]?.hours ?? [])
    if (hours.length > 0 && inAll.length === 0) return null
    // Of a few days weekdays are other days than those meant: "the weekend of 3 March".
    const [{ from, to } = {}] = periods
    if (weekdays.length > 0 && from !== undefined && to !== undefined && to - from < FEW_DAYS) return null
    for (const span of [...weekdays, ...hours, ...months]) this.#taken.add(span)
    if (hours.some(({ isNight }) => isNight)) this.assumptions.push({ kind: 'night' })
    if (months.length > 0) this.assumptions.push({ kind: 'season', months: months[0].months })
    return {
      ...(people.length > 0 && { people }),
      ...periods[0],
      ...(weekdays.length > 0 && { weekdays: [...new Set(weekdays.flatMap((each) => each.weekdays))].sort((a, b) => a - b) }),
      ...(months.length > 0 && { months: months[0].months }),
      ...(hours.length > 0 && { hours: inAll }),
    }
  }

  /** Whether "and" is between each two of these; takes it. */
  #areJoined(those: readonly Span[]): boolean {
    const joints = those.slice(1).map((span) => this.#spans[this.#spans.indexOf(span) - 1])
    const areAll = those
      .slice(1)
      .every(
        (span, i) =>
          this.#spans.indexOf(span) - this.#spans.indexOf(those[i]) === 2 && joints[i].is === 'concept' && joints[i].concept === 'and',
      )
    if (areAll) for (const joint of joints) this.#taken.add(joint)
    return areAll
  }

  /** Several people are the authors together only where "and" joins them: of two who write, the second of "Ana sent Ben" got it. */
  #authors(): string[] | null {
    const joined = this.#spans.every((span, i) => {
      const before = this.#spans[i - 1]
      const earlier = this.#spans
        .slice(0, i)
        .some((other) => other.is === 'person' && !this.#taken.has(other) && span.is === 'person' && other.name !== span.name)
      return span.is !== 'person' || this.#taken.has(span) || !earlier || (before?.is === 'concept' && before.concept === 'and')
    })
    const people = this.people()
    if (joined) return people
    // "Wann hab ich Tom geschrieben": who says "I" wrote.
    const writer = this.#spans.find((span): span is Of<'person'> => span.is === 'person' && SUBJECT.has(this.#tokens[span.start].text))
    if (writer && people.length === 2 && this.#participants.length === 2) return [writer.name]
    return this.isObjectBehindVerb && people.length === 2 && this.#participants.length === 2 ? [people[0]] : null
  }

  /**
   * To whom someone wrote, or with whom, is known where two people write: it is the other one. Undefined where nobody is
   * named so, null where it is unknown.
   */
  #others(): string[] | null | undefined {
    const to = this.personBehind('to')
    const talkedWith = to === null ? this.personBehind('with') : null
    if (to === null && talkedWith === null) return undefined
    const named = this.people()
    if (this.#participants.length !== 2) return null
    // Two people talk with each other; a link shared with someone is the other's.
    const isMutual = named.length === 0 || this.#spans.some((span) => span.is === 'concept' && span.concept === 'talk')
    if (to === null) return named.every((name) => name !== talkedWith) ? (isMutual ? [] : named) : null
    const other = this.#participants.filter((name) => name !== to)
    return named.every((name) => other.includes(name)) ? other : null
  }
}
