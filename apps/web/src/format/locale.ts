/**
 * The reader's locale. Numbers follow it wholly. Words within dates are English, as the interface is,
 * in the order the reader's region is used to: `4 Mar 2021` in Britain, `Mar 4, 2021` in America.
 */
export interface Locale {
  numbers: string
  dates: string
}

export function localeOf(tag: string): Locale {
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    const dates = language === 'en' ? tag : region ? `en-${region === 'US' ? '001' : region}` : 'en-001'
    return { numbers: tag, dates }
  } catch {
    return { numbers: 'en', dates: 'en' }
  }
}
