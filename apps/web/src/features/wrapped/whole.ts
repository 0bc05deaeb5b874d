import { largest } from '@convostat/api/extremes'
import type { Slide } from './answers.ts'

type Series = NonNullable<Slide['series']>

/** Years or months to compare. One that is covered in part would lose by it, so it is left out, except where it has most all the same. */
export function whole(series: Series): Series {
  const most = largest(series.map(({ value }) => value))
  return series.filter(({ value, partial }) => !partial || value === most)
}
