/** US cents as German writes them: `7 $`, `4,92 $`. */
export function dollars(cents: number): string {
  const whole = Math.round(cents)
  const digits = whole % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat('de', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(whole / 100)
}
