import { format } from '#format/index.ts'
import { saySearch } from '#messages/search/index.ts'

const { conversation: words } = saySearch

/** A gap as the ribbon shows it: the thread, knotted at both ends, with its length. */
export function Gap({ seconds }: { seconds: number }) {
  return (
    <div className="mt-10 mb-8 flex items-center gap-2.5 sm:gap-4">
      <Half />
      <p className="text-center">
        <span className="display block text-xl sm:text-2xl">{format.span(seconds)}</span>
        <span className="text-ink-soft text-sm sm:text-base">{words.gap.without}</span>
      </p>
      <Half isAfter />
    </div>
  )
}

const Half = ({ isAfter = false }: { isAfter?: boolean }) => (
  <span aria-hidden="true" className="relative h-0.5 flex-1 rounded-full bg-ink">
    <span className={`absolute -top-[3.5px] size-[9px] rounded-full bg-ink ${isAfter ? 'end-0' : 'start-0'}`} />
  </span>
)
