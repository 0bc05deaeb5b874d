import { local } from '#platform/local.ts'

export type PaperSize = 'a4' | 'letter'

const key = 'paper'

/** What was chosen last; else what is in the printers where this language is spoken. */
export function usualPaper(): PaperSize {
  const kept = local.get(key)
  if (kept === 'a4' || kept === 'letter') return kept
  return paperOf(navigator.language)
}

/** The paper of a locale such as `en-CA`: Letter in the United States and Canada. */
export function paperOf(locale: string): PaperSize {
  try {
    const { region } = new Intl.Locale(locale)
    return region === 'US' || region === 'CA' ? 'letter' : 'a4'
  } catch {
    return 'a4'
  }
}

export const rememberPaper = (size: PaperSize): void => void local.set(key, size)
