import { say } from '#messages/index.ts'
import { buttonLook } from './button.tsx'
import { classes } from './classes.ts'

/** First on every page for the keyboard. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={classes(buttonLook({ size: 'medium' }), 'absolute top-2 start-2 z-50 -translate-y-24 focus:translate-y-0')}
    >
      {say.skip}
    </a>
  )
}
