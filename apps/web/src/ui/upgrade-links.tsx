import { Link } from '@tanstack/react-router'
import { say } from '#messages/index.ts'
import { sitePath } from '#site-path.ts'
import { buttonLook } from './button.tsx'
import { classes } from './classes.ts'

interface ProWaysProps {
  /** Beside a sentence rather than below a reason. */
  isSmall?: boolean
  /** As links, beside a button that comes first. */
  isQuiet?: boolean
  className?: string
}

/** The two ways to Pro: to buy it, and to bring the license one has. The prices are another document's. */
export function ProWays({ isSmall = false, isQuiet = false, className }: ProWaysProps) {
  const size = isSmall ? 'small' : 'medium'
  const kind = isQuiet ? 'quiet' : 'outline'
  return (
    <div className={classes('flex flex-wrap gap-3', isQuiet && '-ms-3 gap-x-1', className)}>
      <a href={sitePath('/pricing')} className={buttonLook({ kind: isSmall || isQuiet ? kind : 'primary', size })}>
        {say.pro.upgrade}
      </a>
      <Link to="/settings" className={buttonLook({ kind, size })}>
        {say.pro.hasLicense}
      </Link>
    </div>
  )
}
