/**
 * Gives the browser the manifest that the app is installed by, in the language this page was opened in. It looks as soon as the document is loaded,
 * so to be called before. While developing there is none.
 */
export function canBeInstalled(): void {
  if (import.meta.env.DEV) return
  const { lang } = document.documentElement
  const href = `/app.${/-X[AB]$/.test(lang) ? 'en' : lang}.webmanifest`
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }))
}
