import { type Correction, contract, Failure, type Fetch, type Person } from '@convostat/api'

/** The corrections of messages in this browser. */
export interface CorrectionList {
  /** Done when it was read. */
  known(): Promise<void>
  /** The same list as long as nothing of it changes. */
  list(): readonly Correction[]
  /** Called whenever the reader comes back to this page. */
  hearReturn?(hear: () => void): void
}

/** What rests on feelings. */
export const isAboutFeelings = (name: string): boolean =>
  /^(sentiment|emotion)\./.test(name) ||
  [
    'charts.sentiment',
    'search.run',
    'search.export',
    'messages.around',
    'relationship.caringMoments',
    'moments.list',
    'wrapped.get',
  ].includes(name)

/** After these it may be another session that answers, or another chat that it is about. */
const beginning = new Set(['upload.run', 'uploads.open', 'uploads.delete'])

/** A server takes a body of a million bytes; what is around the list has room beside this. */
const mostBytes = 990_000
const encoder = new TextEncoder()

/** Those for a chat with these people, newest first, as many as a server takes. */
function tellable(list: readonly Correction[], people: ReadonlySet<string> | null): Correction[] {
  const theirs = list.filter(({ author }) => people === null || people.has(author))
  theirs.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  let bytes = 0
  const beyond = theirs.findIndex((each) => {
    bytes += encoder.encode(JSON.stringify(each)).length + 1
    return bytes > mostBytes
  })
  return beyond < 0 ? theirs : theirs.slice(0, beyond)
}

const isSame = (a: ReadonlySet<string> | null, b: ReadonlySet<string> | null): boolean =>
  a === b || (a !== null && b !== null && a.size === b.size && [...a].every((each) => b.has(each)))

/** Who writes in the chat that an answer opens, under every name; null where it does not say. */
function peopleIn(answer: unknown): ReadonlySet<string> | null {
  const { people } = Object(answer) as { people?: unknown }
  return Array.isArray(people) ? new Set((people as Person[]).flatMap(({ name, names }) => [name, ...names])) : null
}

/**
 * To a server that reads the chats: its session gets the corrections before any call that depends on them, as far
 * as those wrote them who write in the open chat.
 */
export function tellingCorrections(ask: Fetch, { known, list, hearReturn }: CorrectionList): Fetch {
  const { corrections } = contract.emotion
  /** The list the session got last; null where unknown. */
  let told: readonly Correction[] | null = null
  let people: ReadonlySet<string> | null = null
  let telling: Promise<void> = Promise.resolve()
  const forget = () => {
    told = null
  }
  // Another tab may have sent the same session those of another chat.
  hearReturn?.(forget)

  async function tell(): Promise<void> {
    await known()
    const given = list()
    if (given === told) return
    // Where it cannot be reached, it answers as well as it can; what it refused, it would refuse again.
    const isTold = await ask('emotion.corrections', corrections, { corrections: tellable(given, people) }).then(
      () => true,
      (error: unknown) => error instanceof Failure && refused.has(error.code),
    )
    told = isTold ? given : null
  }

  return async (name, ...given) => {
    if (isAboutFeelings(name)) {
      telling = telling.then(tell)
      await telling
    }
    const answer = await ask(name, ...given)
    const isOfAll = beginning.has(name) || (name === 'overview.get' && Object.keys(Object(given[1])).length === 0)
    const before = people
    if (isOfAll) people = peopleIn(answer) ?? people
    if (beginning.has(name) || !isSame(before, people)) forget()
    return answer
  }
}

const refused: ReadonlySet<string> = new Set(['too_large', 'field_invalid'])
