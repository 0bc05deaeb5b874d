const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' })

/** `Portuguese` of `pt`, `Brazilian Portuguese` of `pt-BR`; null of the tags that name none; a tag no browser knows stays as it is. */
export function languageName(tag: string): string | null {
  if (tag === 'und' || tag === 'root') return null
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
