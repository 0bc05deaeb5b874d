import { partInWords } from '#charts/part-in-words.ts'
import type { Saving } from '#charts/saving.ts'
import { useScreen } from '#components/screen/screen.ts'
import { figureShare } from '#components/share/figure-share.ts'
import { ShareButton } from '#components/share/share-button.tsx'
import { classes } from '#ui/classes.ts'

interface ShareFigureProps<T> {
  of: T
  name: string
  /** Above its picture, where that is not the name. */
  title?: string
  unit?: string
  /** Over how much it is counted, in words. */
  over?: string
  saving: Saving<T>
  className?: string
}

/** Shares a figure that has nothing else to take away. */
export function ShareFigure<T>({ of, name, title = name, unit = '', over = '', saving, className }: ShareFigureProps<T>) {
  const part = partInWords(useScreen().filters)
  return (
    <ShareButton
      isIcon
      name={name}
      make={() => figureShare(of, { title, unit, part, over }, saving)}
      className={classes('shrink-0 print:hidden', className)}
    />
  )
}
