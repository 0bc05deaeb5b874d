import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { look } from './look.ts'

/** Every figure in it, which is all that says how it is counted, and every card can be shared. Returns how many there are. */
export async function expectShared(
  user: Pick<UserEvent, 'click' | 'keyboard'>,
  at: HTMLElement,
  cards: readonly HTMLElement[] = [],
): Promise<number> {
  const counted = look(at).roles('button', /^How “.*” is counted$/)
  const parts = new Set([...counted.map((each) => each.closest<HTMLElement>('section, figure')), ...cards])
  for (const part of parts) {
    if (!part) throw new Error('A figure is in no section.')
    const name = look(part).roles('heading')[0]?.textContent ?? part.ariaLabel ?? ''
    const [menu] = look(part).roles('button', /^Save “/)
    if (menu) {
      await user.click(menu)
      expect(look().roles('menuitem', 'Share…'), name).toHaveLength(1)
      await user.keyboard('{Escape}')
    } else expect(look(part).roles('button', /^Share “/), name).toHaveLength(1)
  }
  return parts.size
}
