import { EyeOff, X } from 'lucide-react'
import { setMasked, useMasked } from '#data/masking/masked.ts'
import { say } from '#messages/index.ts'
import { useFocusAfter } from './refocus.ts'

const { masked: words } = say

/** While the app is masked, over every screen: that it is, and the way out of it. */
export function MaskedMark() {
  const isMasked = useMasked()
  const button = useFocusAfter<HTMLButtonElement>('mark')
  if (!isMasked) return null
  return (
    <aside
      aria-label={words.mark}
      className="pointer-events-none fixed inset-x-0 top-[calc(0.5rem+env(safe-area-inset-top))] z-60 flex justify-end pe-17 sm:justify-center sm:pe-0"
    >
      <p className="pointer-events-auto flex h-9 items-center rounded-full bg-ink ps-3 text-paper text-sm shadow-lift">
        <EyeOff className="me-1.5 size-4 shrink-0" aria-hidden="true" />
        {words.isOn}
        <button
          ref={button}
          type="button"
          aria-label={words.off}
          title={words.off}
          onClick={() => setMasked(false)}
          className="relative flex h-9 items-center rounded-full pe-2.5 ps-2 font-semibold sm:ms-1.5 sm:px-3 underline underline-offset-4 outline-offset-[-4px] outline-paper before:absolute before:-inset-1 before:content-[''] hover:bg-paper/15 active:bg-paper/25"
        >
          <span className="max-sm:hidden">{words.show}</span>
          <X className="size-4 sm:hidden" aria-hidden="true" />
        </button>
      </p>
    </aside>
  )
}
