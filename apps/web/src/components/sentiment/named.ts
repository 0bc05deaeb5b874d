import { isolated } from '#charts/part-in-words.ts'
import { briefName } from '#format/index.ts'

/** A name within a sentence. */
export const named = (name: string): string => isolated(briefName(name))
