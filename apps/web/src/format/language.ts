const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' })

/** `Portuguese` of `pt`, `Brazilian Portuguese` of `pt-BR`; a tag no browser knows stays as it is. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
