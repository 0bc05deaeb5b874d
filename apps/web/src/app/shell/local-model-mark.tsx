import { Link } from '@tanstack/react-router'
import { Cpu } from 'lucide-react'
import { useEffect } from 'react'
import { useCurrentId } from '#data/chat/open-chat.ts'
import { engine } from '#data/client/engine.ts'
import { localModelHere, useLocalModel } from '#data/local-model/local-model.ts'
import { say } from '#messages/index.ts'
import { classes } from '#ui/classes.ts'

const { localModel: words } = say

/** While the local model is switched on, on every screen: that this page may talk to it, and the way to where it is switched off. */
export function LocalModelMark({ isShort = false }: MarkProps) {
  return engine.kind === 'browser' ? <Mark isShort={isShort} /> : null
}

interface MarkProps {
  /** On a phone only its sign is seen: there is no room for more. */
  isShort?: boolean
}

function Mark({ isShort }: Required<MarkProps>) {
  const { isOn } = useLocalModel()
  if (!isOn) return null
  return (
    <Link
      to="/ask"
      title={words.markTitle}
      className={classes(
        'inline-flex min-h-8 w-fit shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border border-line px-2.5 text-ink-soft text-sm hover:text-ink',
        isShort && 'max-sm:size-9 max-sm:justify-center max-sm:px-0',
      )}
    >
      <Cpu className="size-4 shrink-0" aria-hidden="true" />
      <span className={classes(isShort && 'max-sm:sr-only')}>{words.mark}</span>
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
