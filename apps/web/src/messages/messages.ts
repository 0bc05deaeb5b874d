import type { english } from './en/index.ts'
import type { shell } from './en/shell.ts'

/** English with its words left open: the same names, lists as long, functions of the same things. */
export type Worded<T> = T extends string
  ? string
  : T extends (...of: infer Of) => infer Said
    ? [Said] extends [readonly (infer Part)[]]
      ? // What draws a part of a sentence decides what its pieces are.
        unknown extends Part
        ? T
        : (...of: Of) => Worded<Said>
      : (...of: Of) => Worded<Said>
    : T extends object
      ? { readonly [Key in keyof T]: Worded<T[Key]> }
      : T

/** Every sentence of the interface, in one typed catalogue. Each language is an object of this type. */
export type Messages = Worded<typeof english>

/** Of them, what only pages say that are sent as they were drawn: no browser loads it. */
export type OfSite = Pick<Messages, 'landing' | 'legal' | 'pricing'>
export type InBrowser = Omit<Messages, keyof OfSite>

/** Of them, what is said before a screen is there. */
export type Shell = Worded<typeof shell>

/** Of them, what the app says until its first screen is drawn. */
export type Opening = Shell & Pick<Messages, 'api' | 'dashboard' | 'sample' | 'storage' | 'upload' | 'uploads'>
