import { local } from '#platform/local.ts'

export type PaperSize = 'a5' | 'a4' | 'letter'
export type ReportPaper = Exclude<PaperSize, 'a5'>

/** For which document a size is remembered. */
type Of = 'paper' | 'book-paper'

/** What was chosen last of these; else the usual one. */
export function rememberedPaper<T extends PaperSize>(of: Of, sizes: readonly T[], usual: T): T {
  const kept = local.get(of)
  return sizes.find((size) => size === kept) ?? usual
}

/** What is in the printers where this language is spoken. */
export const usualPaper = (): ReportPaper => paperOf(navigator.language)

/** The paper of a locale such as `en-CA`: Letter in the United States and Canada. */
export function paperOf(locale: string): ReportPaper {
  try {
    const { region } = new Intl.Locale(locale)
    return region === 'US' || region === 'CA' ? 'letter' : 'a4'
  } catch {
    return 'a4'
  }
}

export const rememberPaper = (of: Of, size: PaperSize): void => void local.set(of, size)
