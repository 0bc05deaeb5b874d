/** How often a text is looked at, counted where that happens: in the methods of strings and patterns. */

class TooManySteps extends Error {}

type Method = (this: unknown, ...given: unknown[]) => unknown

/** What one call of a method reads, in UTF-16 units. */
type Cost = (text: string, given: readonly unknown[], result: unknown) => number

const one: Cost = () => 1
const all: Cost = (text) => text.length

const ofStrings: Record<string, Cost> = {
  indexOf: (text, [wanted, from], at) => (at === -1 ? text.length : Number(at) + String(wanted).length) - Number(from ?? 0),
  includes: all,
  startsWith: one,
  codePointAt: one,
  charCodeAt: one,
  normalize: all,
  toLowerCase: all,
  replaceAll: all,
  split: all,
}

/** Runs `work`, and gives how many UTF-16 units it read in all; what reads more than `most` is stopped. */
export function countSteps(most: number, work: () => unknown): number {
  let steps = 0
  const add = (more: number): void => {
    steps += Math.max(1, more)
    if (steps > most) throw new TooManySteps(`more than ${most} steps`)
  }
  const restores = Object.entries(ofStrings).map(([name, cost]) =>
    wrapped(
      String.prototype,
      name,
      (method) =>
        function (this: unknown, ...given) {
          const result = Reflect.apply(method, this, given)
          add(cost(String(this), given, result))
          return result
        },
    ),
  )
  // Replacing and matching everywhere call this for each match, too.
  restores.push(
    wrapped(
      RegExp.prototype,
      'exec',
      (method) =>
        function (this: unknown, ...given) {
          const pattern = this as RegExp
          const from = pattern.lastIndex
          const result = Reflect.apply(method, this, given)
          if (result !== null && pattern.lastIndex > from) add(pattern.lastIndex - from)
          // Splitting tries a sticky pattern at each place, and there only.
          else add(pattern.sticky ? 1 : String(given[0]).length - from)
          return result
        },
    ),
  )
  try {
    work()
  } finally {
    for (const restore of restores) restore()
  }
  return steps
}

function wrapped(prototype: object, name: string, wrap: (method: Method) => Method): () => void {
  const method = Reflect.get(prototype, name) as Method
  Reflect.set(prototype, name, wrap(method))
  return () => {
    Reflect.set(prototype, name, method)
  }
}
