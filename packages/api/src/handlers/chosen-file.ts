import { maskedSample } from '@convostat/engine/import/masked-sample'
import type { ImportFacts, MaskedSample } from '#shapes/index.ts'
import type { HandlerContext } from '../answer.ts'
import type { Plan } from '../call.ts'
import { countingAhead } from './counting.ts'
import { hostOf } from './host-of.ts'
import { importFacts } from './open-chat.ts'
import { createReadings, type Readings, type Source, whileThere } from './parse-cache.ts'
import type { Precedence } from './precedence.ts'
import type { KeptFor } from './shown-chat.ts'

/** A file that is chosen and not analyzed yet. */
export interface ChosenFile {
  inspect(source: Source, context: HandlerContext): Promise<ImportFacts>
  /** A masked sample of a file, whether it can be read or not. */
  sample(file: File, context: HandlerContext): Promise<MaskedSample>
  /** Its card is there to be looked at: meanwhile it is counted, which nobody waits for. Resolves once it is counted, or let go of. */
  countAhead(): Promise<void>
  /** It is let go of, with what was read and counted. */
  putBack(): void
}

interface ChosenParts {
  limitBytes: number
  keptPeople: KeptFor
  precedence: Precedence
}

export function chosenFile({ limitBytes, keptPeople, precedence }: ChosenParts): ChosenFile & { readings: Readings } {
  const ahead = countingAhead({ read: () => readings.last(), keptPeople, precedence })
  const readings = createReadings(limitBytes, ahead.stop)
  /** Of who looked into it: as much is counted as this plan analyzes. */
  let plan: Plan = 'free'
  return {
    readings,
    async inspect(source, context) {
      const reading = await readings.read(source, hostOf(context))
      plan = context.plan
      return importFacts(reading, plan)
    },
    sample: async (file, context) => ({ sample: await whileThere(() => maskedSample(file, { limitBytes, host: hostOf(context) })) }),
    countAhead: () => ahead.begin(plan),
    putBack: readings.forget,
  }
}
