import { type Correction, contract, type Fetch } from '@convostat/api'

/** What is said of messages in this browser. */
export interface Told {
  /** Done when it was read. */
  known(): Promise<void>
  /** The same list as long as nothing of it changes. */
  list(): readonly Correction[]
}

/** What rests on feelings. */
export const isAboutFeelings = (name: string): boolean =>
  /^(sentiment|emotion)\./.test(name) ||
  ['charts.sentiment', 'search.run', 'search.export', 'messages.around', 'relationship.caringMoments'].includes(name)

/** After these it may be another session that answers. */
const beginning = new Set(['upload.run', 'uploads.open', 'uploads.delete'])

/** To a server that reads the chats: its session is told what is said of messages before it is asked what rests on it. */
export function tellingCorrections(ask: Fetch, { known, list }: Told): Fetch {
  const { corrections } = contract.emotion
  /** What the session was told last; null where nobody knows. */
  let told: readonly Correction[] | null = null
  let telling: Promise<void> = Promise.resolve()

  async function tell(): Promise<void> {
    await known()
    const given = list()
    if (given === told) return
    // Where it cannot be told, it answers as well as it can.
    const isTold = await ask('emotion.corrections', corrections, { corrections: given }).then(
      () => true,
      () => false,
    )
    told = isTold ? given : null
  }

  return async (name, ...asked) => {
    if (isAboutFeelings(name)) {
      telling = telling.then(tell)
      await telling
    }
    const answer = await ask(name, ...asked)
    if (beginning.has(name)) told = null
    return answer
  }
}
