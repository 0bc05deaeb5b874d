/** US cents: `$7`, `$4.92`, in German `7 $`, `4,92 $`. */
export function dollars(cents: number, language: 'en' | 'de' = 'en'): string {
  const whole = Math.round(cents)
  const digits = whole % 100 === 0 ? 0 : 2
  // Prices are on the first page: Intl takes a slow phone a tenth of a second that English needs for nothing.
  if (language === 'en' && whole >= 0 && whole < 100_000) return `$${(whole / 100).toFixed(digits)}`
  const money = { style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(language === 'en' ? 'en-US' : language, money).format(whole / 100)
}
