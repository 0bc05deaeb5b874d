/** A terminal shows no marks of direction, or shows them as boxes. */
export const onTerminal = (sentence: string): string => sentence.replace(/[\u2066-\u2069]/g, '')

/** What ends the program before it is done: the sentence, and the exit code. */
export class Stop extends Error {
  readonly exitCode: number

  constructor(exitCode: number, sentence: string, cause?: unknown) {
    super(onTerminal(sentence), { cause })
    this.exitCode = exitCode
  }
}

export const exitCodes = { amiss: 1, usage: 2, unreadable: 3, proNeeded: 4 } as const
