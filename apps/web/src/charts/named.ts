import { briefName } from '#format/index.ts'
import { isolated } from './isolated.ts'

/** A name within a sentence. */
export const named = (name: string): string => isolated(briefName(name))
