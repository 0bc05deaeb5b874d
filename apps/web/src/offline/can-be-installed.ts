import { language } from '../messages/language.ts'

/** Tells the browser what the app is installed by, in the language this page was opened in. While developing there is none. */
export function canBeInstalled(): void {
  if (import.meta.env.DEV) return
  const href = `/app.${language === 'pseudo' ? 'en' : language}.webmanifest`
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }))
}
