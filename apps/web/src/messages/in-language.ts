import { language } from './language.ts'
import type { Messages, Worded } from './messages.ts'

const others: Partial<Record<typeof language, () => Promise<Messages>>> = {
  de: async () => (await import('./de/index.ts')).german,
  ar: async () => (await import('./ar/index.ts')).arabic,
}

/**
 * A part of the catalogue in the language of this page. English comes with whatever says it; the other languages' parts are one file
 * a language, that only its readers load, with the first screen.
 */
export async function inLanguage<Name extends keyof Messages, English>(name: Name, english: English): Promise<Worded<English>> {
  if (language === 'pseudo') return (await import('./pseudo.ts')).saidInPseudo(english) as Worded<English>
  const there = await others[language]?.()
  return (there?.[name] ?? english) as Worded<English>
}
