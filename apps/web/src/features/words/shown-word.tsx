import { classes } from '#ui/classes.ts'
import { shortWord } from './cloud/short-word.ts'

/** A word or a phrase as it was written, alone in its direction. */
export const Word = ({ children, className }: { children: string; className?: string }) => (
  <bdi className={classes('[overflow-wrap:anywhere]', className)}>{shortWord(children)}</bdi>
)

/** An emoji as the reader's device draws it. */
export const Emoji = ({ children, className }: { children: string; className?: string }) => (
  <span className={classes('font-own-emoji', className)}>{children}</span>
)
