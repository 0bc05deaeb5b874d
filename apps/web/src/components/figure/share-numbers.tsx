import { savingOf } from '#charts/numbers.ts'
import type { Numbered } from '#charts/numbers-part.ts'
import type { Saving } from '#charts/saving.ts'
import { ShareFigure } from './share-figure.tsx'

interface ShareNumbersProps {
  of: readonly Numbered[]
  name: string
  file: Saving<never>['file']
  /** Above the numbers; it names nobody. */
  sentence?: string
  over?: string
  className?: string
}

/** Shares numbers that are beside each other, each with its name. */
export const ShareNumbers = ({ of, name, file, sentence, over, className }: ShareNumbersProps) => (
  <ShareFigure of={of} name={name} over={over} saving={savingOf({ file, rows: asTheyAre }, () => sentence ?? null)} className={className} />
)

const asTheyAre = (numbers: readonly Numbered[]) => numbers
