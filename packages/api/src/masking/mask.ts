import { plotlyText } from '@convostat/figures/plotly-text'
import { z } from '@convostat/figures/zod'
import { favorite, type Holds, historyEntry, holdsOf } from '#shapes/index.ts'
import type { Shape } from '../call.ts'
import { schemaOf } from '../schema-of.ts'
import { cover } from './cover.ts'
import type { Labels } from './person-labels.ts'
import type { StandIns } from './pseudonyms.ts'

/** What a value is masked with. */
export interface MaskWith {
  standIns: StandIns
  /** The people of the chat it is of. */
  labels: Labels
  /** Those of another chat; `names` are its people in order, where nothing better is known. */
  labelsOf: (uploadId: string, names: readonly string[]) => Labels
}

/**
 * The same value as nobody can be known in: names as `Person A`, everything that someone wrote covered, figures as they are. What
 * a string contains is known from its schema; a string whose schema says nothing is covered.
 */
export function masked<T>(shape: Shape, value: T, how: MaskWith): T {
  const schema = schemaOf(shape)
  const beside: Beside = new Map()
  collect(schema, value, beside)
  return transform(schema, value, { ...how, told: teller(beside, how), unit: undefined }) as T
}

interface How extends MaskWith {
  /** A sentence with other names in it. */
  told: (sentence: string) => string
  /** Of the figure beside it. */
  unit: unknown
}

type Schema = z.core.$ZodType
/** What a value names, and whether that is a person or a chat. */
type Beside = Map<string, 'name' | 'title'>

function transform(schema: Schema, value: unknown, how: How): unknown {
  if (value === null || value === undefined) return value
  if (typeof value === 'string') return text(schema, value, how)
  if (typeof value !== 'object' || value instanceof Blob) return value
  const inner = optionOf(unwrapped(schema), value)
  if (Array.isArray(value)) return value.map((each, i) => transform(elementOf(inner, i), each, how))
  if (inner instanceof z.ZodRecord) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        transform(inner.def.keyType, key, how) as string,
        transform(inner.def.valueType as Schema, each, how),
      ]),
    )
  }
  const within = howWithin(inner, value as Record<string, unknown>, how)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, transform(propertyOf(inner, key), each, within)]))
}

function text(schema: Schema, value: string, how: How): string {
  const { standIns, labels } = how
  const covered = () => standIns.standIn('text', value, cover(value))
  switch (saidOf(schema, value)) {
    case 'name':
      return labels.of(value)
    case 'title':
      return titled(value, how)
    case 'file':
      return standIns.standIn('file', value, cover(stemOf(value)) + value.slice(stemOf(value).length))
    case 'sentence':
      return how.told(value)
    case 'figure':
      return how.unit === 'word' || how.unit === 'phrase' ? covered() : value
    case 'emoji':
      return isEmoji(value) ? value : covered()
    case 'ours':
      // Someone may be called as a year is.
      return labels.has(value) ? labels.of(value) : value
    default:
      return covered()
  }
}

/** A chat of two is called by a name. */
const titled = (title: string, { standIns, labels }: MaskWith): string =>
  labels.has(title) ? labels.of(title) : standIns.standIn('text', title, cover(title))

/** What a schema says that a string contains; of several the first that the string is one of. */
function saidOf(schema: Schema, value: string): Holds | undefined {
  const leaf = unwrapped(schema, (each) => holdsOf(each) !== undefined)
  if (holdsOf(leaf) === undefined && leaf instanceof z.ZodUnion) {
    const option = leaf.def.options.find((each) => z.safeParse(each, value).success)
    return option && saidOf(option, value)
  }
  return holdsOf(leaf) ?? formOf(leaf)
}

/** A day, a choice, a pattern: what has its own form is not a chat's word. What has none may be anything. */
function formOf(schema: Schema): 'ours' | 'sentence' | undefined {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return 'ours'
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    const rules = [schema.def, ...(schema.def.checks ?? []).map((check) => check._zod.def)] as { format?: string }[]
    return rules.some(({ format }) => format !== undefined && tellingForms.has(format)) ? 'ours' : undefined
  }
  // Figures have a layout of ours, as free as JSON is: only names can be in it.
  return schema instanceof z.ZodLazy ? 'sentence' : undefined
}

const tellingForms = new Set(['date', 'datetime', 'time', 'regex'])

/** What is wrapped in null, absence, defaults and the like, down to the first that `isEnough`. */
function unwrapped(schema: Schema, isEnough: (schema: Schema) => boolean = () => false): Schema {
  if (isEnough(schema)) return schema
  const { innerType, in: given } = (schema as z.ZodType).def as { innerType?: Schema; in?: Schema }
  if (innerType) return unwrapped(innerType, isEnough)
  if (given) return unwrapped(given, isEnough)
  return schema
}

/** Of several shapes the first that a value has; itself where there is one. */
function optionOf(schema: Schema, value: unknown): Schema {
  if (!(schema instanceof z.ZodUnion)) return schema
  const option = schema.def.options.find((each) => z.safeParse(each, value).success)
  return option ? optionOf(unwrapped(option), value) : nothingSaid
}

const nothingSaid = z.string()
const json = z.json()

function elementOf(schema: Schema, place: number): Schema {
  if (schema instanceof z.ZodArray) return schema.def.element as Schema
  if (schema instanceof z.ZodTuple) return (schema.def.items[place] ?? schema.def.rest ?? nothingSaid) as Schema
  return schema instanceof z.ZodLazy ? json : nothingSaid
}

function propertyOf(schema: Schema, key: string): Schema {
  if (!(schema instanceof z.ZodObject)) return schema instanceof z.ZodLazy ? json : nothingSaid
  return (schema.def.shape[key] ?? schema.def.catchall ?? nothingSaid) as Schema
}

/** Within an upload of the history and a saved message other people count: those of its chat. */
function howWithin(schema: Schema, value: Record<string, unknown>, how: How): How {
  if (schema === historyEntry) return { ...how, labels: how.labelsOf(value.id as string, value.participants as string[]) }
  if (schema === favorite) return { ...how, labels: how.labelsOf(value.uploadId as string, []) }
  return 'unit' in value ? { ...how, unit: value.unit } : how
}

/** Every name and title of a value, for the sentences beside them. */
function collect(schema: Schema, value: unknown, into: Beside): void {
  if (typeof value === 'string') {
    const holds = holdsOf(unwrapped(schema, (each) => holdsOf(each) !== undefined)) ?? saidOf(schema, value)
    if (value !== '' && (holds === 'name' || holds === 'title')) into.set(value, holds)
  } else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
    const inner = optionOf(unwrapped(schema), value)
    for (const [key, each] of Object.entries(value)) {
      if (inner instanceof z.ZodRecord) {
        collect(inner.def.keyType, key, into)
        collect(inner.def.valueType as Schema, each, into)
      } else collect(Array.isArray(value) ? elementOf(inner, Number(key)) : propertyOf(inner, key), each, into)
    }
  }
}

/** Writes sentences with what stands for names in their place; the longest name first, and whole words only. */
function teller(beside: Beside, how: MaskWith): (sentence: string) => string {
  let pattern: RegExp | undefined
  const shown = new Map<string, string>()
  const begin = (): RegExp => {
    for (const name of how.labels.names) shown.set(name, how.labels.of(name))
    for (const [name, holds] of beside) shown.set(name, holds === 'name' ? how.labels.of(name) : titled(name, how))
    for (const [name, standIn] of [...shown]) shown.set(plotlyText(name), standIn)
    const longestFirst = [...shown.keys()].sort((a, b) => b.length - a.length).map(escaped)
    return longestFirst.length === 0 ? /$^/ : new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  }
  return (sentence) => {
    pattern ??= begin()
    return sentence.replace(pattern, (name) => shown.get(name) ?? name)
  }
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** A file's name up to its ending, if that says no more than of what kind it is. */
const stemOf = (name: string): string => name.replace(/\.(txt|zip|json|csv)$/i, '')

/** Emoji contain no letter; a digit only where it is a key. */
const isEmoji = (text: string): boolean => /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text) && !/[\p{L}]/u.test(text)
