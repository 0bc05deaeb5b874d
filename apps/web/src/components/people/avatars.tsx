import { sayDashboard } from '#messages/dashboard/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { classes } from '#ui/classes.ts'

const most = 4

interface AvatarsProps {
  people: readonly string[]
  /** The size of a disc and that of its letter. */
  size: string
  className?: string
}

/** Who is in the chat, at a glance: the names are elsewhere on the page. */
export function Avatars({ people, size, className }: AvatarsProps) {
  const shown = people.slice(0, people.length > most + 1 ? most : most + 1)
  const ring = 'shadow-[0_0_0_2px_var(--paper)]'
  return (
    <div aria-hidden="true" className={classes('flex shrink-0 [&>*+*]:-ms-[0.6em]', className)}>
      {shown.map((name) => (
        <Avatar key={name} name={name} className={`${size} ${ring}`} />
      ))}
      {people.length > shown.length && (
        <span className={`figures flex items-center justify-center rounded-full bg-well text-ink-soft ${ring} ${size}`}>
          {sayDashboard.more({ n: people.length - shown.length })}
        </span>
      )}
    </div>
  )
}
