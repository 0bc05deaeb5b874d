import { useState } from 'react'
import { Sheet } from '#components/share/sheet.ts'
import { useClock } from '#data/chat/clock.ts'
import { endShare, type Scene, sceneShare } from './scene-share.ts'

interface ComposerProps extends Omit<Scene, 'clock'> {
  onClose: () => void
  /** Puts the keyboard back where it was. */
  onReturn: () => void
}

/** A scene to be shared; at the beginning and at the end of a story, what it all comes to. */
export function Composer({ onClose, onReturn, ...given }: ComposerProps) {
  const clock = useClock()
  const [shared] = useState(() => {
    const scene = { ...given, clock }
    const isWhole = scene.slide.kind === 'opening' || scene.slide.kind === 'closing'
    return (isWhole && endShare(scene)) || sceneShare(scene)
  })
  return <Sheet of={shared} onClose={onClose} onReturn={onReturn} />
}
