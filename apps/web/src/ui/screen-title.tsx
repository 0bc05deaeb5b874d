/** A screen's title and sentence. */
export function ScreenTitle({ title, about }: { title: string; about: string }) {
  return (
    <header className="space-y-3">
      <h1 className="display text-4xl sm:text-5xl">{title}</h1>
      <p className="max-w-[60ch] text-lg text-ink-soft">{about}</p>
    </header>
  )
}
