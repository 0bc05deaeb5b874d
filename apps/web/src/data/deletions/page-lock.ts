import { alone } from '#store/locks.ts'
import { lockOf, page } from './kept-deletions.ts'

/** A lock that this page holds while any of its deletions are open, so that other tabs know it is still running. */
let release: () => void = () => undefined

export const leavePage = (): void => release()

export function stayOnPage(): Promise<void> {
  release()
  return new Promise((resolve) => {
    const held = () =>
      new Promise<void>((end) => {
        release = end
        resolve()
      })
    alone(lockOf(page), held).catch(() => resolve())
  })
}
