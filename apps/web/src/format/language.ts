import { language } from '../messages/language.ts'

const names = new Intl.DisplayNames([language === 'pseudo' ? 'en' : language], { type: 'language', fallback: 'code' })

/** In the language of the interface: `Portuguese` of `pt`, `Brazilian Portuguese` of `pt-BR`; null of the tags that name none; a tag no browser knows stays as it is. */
export function languageName(tag: string): string | null {
  if (tag === 'und' || tag === 'root') return null
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
