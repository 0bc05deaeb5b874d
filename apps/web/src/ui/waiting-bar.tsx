/** A slow step that does not tell how far it has come. */
export function WaitingBar({ label }: { label: string }) {
  return (
    <div className="space-y-2">
      <p role="status" className="text-ink-soft">
        {label}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        className="h-2 overflow-hidden rounded-full bg-well shadow-[inset_0_0_0_1px_var(--color-line)]"
      >
        <div className="h-full w-1/3 animate-pulse rounded-full bg-pen" />
      </div>
    </div>
  )
}
