import { Link } from '@tanstack/react-router'
import { say } from '#messages/index.ts'
import { sitePath } from '#site-path.ts'
import { buttonLook } from './button.tsx'
import { classes } from './classes.ts'

interface ProWaysProps {
  /** Beside a sentence rather than below a reason. */
  isSmall?: boolean
  className?: string
}

/** The two ways to Pro: to buy it, and to bring the license one has. The prices are another document's. */
export function ProWays({ isSmall = false, className }: ProWaysProps) {
  const size = isSmall ? 'small' : 'medium'
  return (
    <div className={classes('flex flex-wrap gap-3', className)}>
      <a href={sitePath('/pricing')} className={buttonLook({ kind: isSmall ? 'outline' : 'primary', size })}>
        {say.pro.upgrade}
      </a>
      <Link to="/settings" className={buttonLook({ kind: 'outline', size })}>
        {say.pro.hasLicense}
      </Link>
    </div>
  )
}
