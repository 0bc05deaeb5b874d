import type { CardLook } from '#charts/card.ts'
import { paperTokens } from '#charts/tokens.ts'
import type { Ground } from '../slide-backgrounds.ts'

/** The colors of a scene's ground, resolved, and the page's families. */
export interface SceneLook extends CardLook {
  tint: string
  accent: string
  emoji: string
}

/** The same ground as on the screen; emoji are those of the device. */
export function sceneLook(ground: Ground): SceneLook {
  const sample = document.body.appendChild(document.createElement('div'))
  sample.dataset.story = ground
  const style = getComputedStyle(sample)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const tokens = paperTokens()
  const look: SceneLook = {
    ground: token('story-ground'),
    tint: token('story-tint'),
    ink: token('story-ink'),
    soft: token('story-soft'),
    accent: token('story-accent'),
    // The end is ink on paper, as everything else that is shared.
    ...(ground === 'paper'
      ? { kicker: tokens.wax, figure: token('story-ink'), seal: tokens.wax }
      : { kicker: token('story-soft'), figure: token('story-accent'), seal: token('story-ink') }),
    serif: tokens.serif,
    sans: tokens.sans,
    emoji: token('font-own-emoji'),
    tokens: { ...tokens, paper: token('story-ground'), ink: token('story-ink') },
  }
  sample.remove()
  return look
}
