import { dollars as dollarsIn } from '@convostat/format'

/** US cents as German writes them: `7 $`, `4,92 $`. */
export const dollars = (cents: number): string => dollarsIn(cents, 'de')
