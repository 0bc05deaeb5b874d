import { savingOf } from '#charts/numbers.ts'
import type { Numbered } from '#charts/numbers-part.ts'
import type { Saving } from '#charts/saving.ts'
import { ShareFigure } from '#components/figure/share-figure.tsx'
import { shortKeyword } from '#components/message/shown-keyword.tsx'
import { sayMilestones } from '#messages/milestones/index.ts'

const { quoted } = sayMilestones

interface ShareMilestoneFigureProps {
  keyword: string
  name: string
  numbers: readonly Numbered[]
  over?: string
  className?: string
}

/** Shares numbers about a keyword, which is above them. */
export const ShareMilestoneFigure = ({ keyword, name, numbers, over, className }: ShareMilestoneFigureProps) => (
  <ShareFigure of={{ text: shortKeyword(keyword), numbers }} name={name} over={over} saving={saving} className={className} />
)

/** `text`: names in it are replaced, as in all that people wrote. */
const saving: Saving<{ text: string; numbers: readonly Numbered[] }> = savingOf(
  { file: 'milestone', rows: ({ numbers }) => numbers },
  ({ text }) => `${quoted.before}${text}${quoted.after}`,
)
