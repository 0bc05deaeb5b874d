import { Link } from '@tanstack/react-router'
import { Cpu } from 'lucide-react'
import { useEffect } from 'react'
import { useCurrentId } from '../data/current.ts'
import { engine } from '../data/engine.ts'
import { say } from '../messages/index.ts'
import { classes } from '../ui/classes.ts'
import { localModelHere, useLocalModel } from './here.ts'

const { local: words } = say.ask

/** While the local model is switched on, on every screen: that this page may talk to it, and the way to where it is switched off. */
export function LocalModelMark({ className }: { className?: string }) {
  return engine.kind === 'browser' ? <Mark className={className} /> : null
}

function Mark({ className }: { className?: string | undefined }) {
  const { isOn } = useLocalModel()
  if (!isOn) return null
  return (
    <Link
      to="/ask"
      title={words.markTitle}
      className={classes(
        'inline-flex min-h-8 w-fit items-center gap-1.5 rounded-full border border-line px-2.5 text-ink-soft text-sm hover:text-ink',
        className,
      )}
    >
      <Cpu className="size-4 shrink-0" aria-hidden="true" />
      {words.mark}
    </Link>
  )
}

/** As long as a chat is open, a local model that does not answer is looked for again and again. */
export function useLookingForLocalModel(): void {
  const isOpen = useCurrentId() !== null
  useEffect(() => {
    if (engine.kind === 'browser') localModelHere().setChatOpen(isOpen)
  }, [isOpen])
}
