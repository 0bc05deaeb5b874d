import { format } from '#format/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'

const { card: words } = saySpecialMoments

/** In which other years the same happened. */
export const OtherYears = ({ of: years }: { of: readonly string[] }) =>
  years.length > 0 && <span className="figures">{words.alsoIn({ years: format.list(years.map(format.year)) })}</span>
