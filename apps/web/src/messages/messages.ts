import type { english } from './en/index.ts'
import type { shell } from './en/shell.ts'

/** What code tells parts of a catalogue apart by: no reader sees it, so it is the same in every language. */
export interface Signed {
  id: string
  plan: string
}

/** English with its words left open: the same names, lists as long, functions of the same things. */
export type Worded<T> = T extends string
  ? string
  : T extends (...of: infer Of) => infer Said
    ? (...of: Of) => Worded<Said>
    : T extends object
      ? { readonly [Key in keyof T]: T extends Signed ? (Key extends keyof Signed ? T[Key] : Worded<T[Key]>) : Worded<T[Key]> }
      : T

/** Every sentence of the interface, in one typed catalogue. Each language is an object of this type. */
export type Messages = Worded<typeof english>

/** Of them, what is said before a screen is there. */
export type Shell = Worded<typeof shell>
