import { format } from '#format/index.ts'

/** `2 hours ago`, with the instant itself as a tooltip. */
export function When({
  instant,
  now,
  tell = ({ when }) => when,
}: {
  instant: string
  now: number
  tell?: (of: { when: string }) => string
}) {
  return (
    <time dateTime={instant} title={format.instant(instant)}>
      {tell({ when: format.ago(instant, now) })}
    </time>
  )
}
