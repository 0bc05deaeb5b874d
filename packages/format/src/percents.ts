/** A share as a percentage shows it. */
export const rounded = (fraction: number): number =>
  fraction < 0.1 ? Math.round(1000 * fraction) / 1000 : Math.round(100 * fraction) / 100

/** Less is not a tenth of a percent, and not nothing. */
const least = 0.0005

/** How a share is written, by a format of whole percentages and one with tenths. */
export const percents =
  (whole: () => Intl.NumberFormat, tenths: () => Intl.NumberFormat) =>
  (fraction: number): string => {
    // Shares that were summed up may miss 0 or 1 by a hair.
    if (fraction > 0.99 && fraction < 1 - 1e-9 && rounded(fraction) === 1) return `>${whole().format(0.99)}`
    if (fraction > 1e-9 && fraction < least) return `<${tenths().format(0.001)}`
    return (fraction > 0 && fraction < 0.1 ? tenths : whole)().format(fraction)
  }
