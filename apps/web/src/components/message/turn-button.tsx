import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#ui/button.tsx'

interface TurnButtonProps {
  to: 'before' | 'after'
  title: string
  /** Turns the page; null where there is none: the button stays, and does nothing. */
  turn: (() => void) | null
}

/** To the page before or after. */
export function TurnButton({ to, title, turn }: TurnButtonProps) {
  return (
    <Button kind="outline" aria-disabled={turn === null} onClick={() => turn?.()}>
      {to === 'before' && <ChevronLeft aria-hidden="true" />}
      {title}
      {to === 'after' && <ChevronRight aria-hidden="true" />}
    </Button>
  )
}
