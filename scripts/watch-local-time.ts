/** Date methods whose result depends on the time zone; milliseconds do not. Node's server asks for them. */
const ofTheZone = [
  ...['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds'].flatMap((part) => [`get${part}`, `set${part}`]),
  ...['getDay', 'getYear', 'getTimezoneOffset', 'toString', 'toDateString', 'toTimeString'],
]
const formatted = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']

/** A date in ISO form alone is in UTC; any other is local unless it names its zone. */
const namesItsZone = (text: string): boolean => isoDate.test(text) || zone.test(text.trim())
const isoDate = /^(\d{4}|[+-]\d{6})(-\d\d){0,2}$/
/** An offset only after a time or `GMT`: the end of `02-29-2024` is a year. What V8 finds in brackets it leaves out. */
const zone = /([\d\s](Z|GMT|UTC)|(GMT|UTC|:\d\d(\.\d+)?\s*)[+-]\d\d:?\d\d)(\s*\([^()]*\))?$/

const isLocal = (given: readonly unknown[]): boolean => given.length > 1 || (typeof given[0] === 'string' && !namesItsZone(given[0]))

interface Scope {
  Date: DateConstructor
  Intl: typeof Intl
}

/** Calls `onAsked` whenever the local time zone decides an answer of this scope's `Date` or `Intl`. The answers stay as they are. */
export function watchLocalTime(scope: Scope, onAsked: () => void): void {
  const prototype = scope.Date.prototype as unknown as Record<string, (...given: unknown[]) => unknown>
  const watch = (name: string, asks: (given: readonly unknown[]) => boolean): void => {
    const answer = prototype[name]
    const watched = {
      [name](this: unknown, ...given: unknown[]): unknown {
        if (asks(given)) onAsked()
        return Reflect.apply(answer, this, given)
      },
    }
    Object.defineProperty(prototype, name, { ...Object.getOwnPropertyDescriptor(prototype, name), value: watched[name] })
  }
  for (const name of ofTheZone) watch(name, () => true)
  for (const name of formatted) watch(name, ([, options]) => !(options as Intl.DateTimeFormatOptions | undefined)?.timeZone)
  const parse = scope.Date.parse
  scope.Date.parse = (text) => {
    if (isLocal([text])) onAsked()
    return parse(text)
  }
  const native = scope.Date
  scope.Date = new Proxy(native, {
    construct(_, given, newTarget) {
      if (isLocal(given)) onAsked()
      return Reflect.construct(native, given, newTarget === scope.Date ? native : newTarget) as object
    },
    // The time of now as a text, whatever it is given.
    apply() {
      onAsked()
      return native()
    },
  })
  watchFormatters(scope, onAsked)
}

/** A formatter may be kept, and used by another test than the one that made it: its use is watched, not its making. */
function watchFormatters(scope: Scope, onAsked: () => void): void {
  const native = scope.Intl.DateTimeFormat
  const local = new WeakSet<object>()
  const made = (options: Intl.DateTimeFormatOptions | undefined, formatter: Intl.DateTimeFormat): Intl.DateTimeFormat => {
    if (!options?.timeZone) local.add(formatter)
    return formatter
  }
  scope.Intl.DateTimeFormat = new Proxy(native, {
    construct: (_, [locales, options]) => made(options, new native(locales, options)),
    apply: (_, __, [locales, options]) => made(options, native(locales, options)),
  })
  for (const [name, described] of Object.entries(Object.getOwnPropertyDescriptors(native.prototype))) {
    const kind = described.get ? 'get' : 'value'
    const answer = described[kind] as (...given: unknown[]) => unknown
    if (name === 'constructor' || typeof answer !== 'function') continue
    Object.defineProperty(native.prototype, name, {
      ...described,
      [kind](this: object, ...given: unknown[]): unknown {
        if (local.has(this)) onAsked()
        return Reflect.apply(answer, this, given)
      },
    })
  }
}
