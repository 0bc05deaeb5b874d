import { language } from '#messages/language.ts'

/** Made when a language is first named: it takes a phone a tenth of a second. */
let names: Intl.DisplayNames | undefined

/** In the language of the interface: `Portuguese` of `pt`, `Brazilian Portuguese` of `pt-BR`; null of the tags that name none; a tag no browser knows stays as it is. */
export function languageName(tag: string): string | null {
  if (tag === 'und' || tag === 'root') return null
  try {
    names ??= new Intl.DisplayNames([language === 'pseudo' ? 'en' : language], { type: 'language', fallback: 'code' })
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
