import { isMasked } from '#data/masking/masked.ts'
import { original, shownText } from '#data/masking/masking.ts'

/** What the reader typed while the app is masked: they know what they typed. Whatever else is looked for is covered. */
const typed = new Set<string>()

export function rememberTyped(text: string): void {
  if (isMasked() && original(text) === text) typed.add(text)
}

/** Words that are looked for, as they may be shown now. */
export const shownTyped = (text: string): string => (typed.has(text) ? text : shownText(text))
