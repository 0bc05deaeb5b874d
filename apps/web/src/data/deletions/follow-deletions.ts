import { everything, type KeptDeletion } from '#store/deletions.ts'
import { listenToDeletions } from './deletion-news.ts'
import { dropAllShown, refreshShown } from './deletions-shown.ts'
import { sayErasing } from './erasing.ts'
import { allDeletions, changeAll } from './kept-deletions.ts'

interface Listeners {
  changed(): void
  /** Another tab has begun to delete everything. */
  erasing(): void
  /** Another tab has deleted everything. */
  erased(): void
}

/** Keeps the deletions that are shown up to date with those of other tabs. */
export function followDeletions({ changed, erasing, erased }: Listeners): void {
  listenToDeletions((change) => {
    if (change === 'deletions') {
      changed()
      return void refreshShown()
    }
    dropAllShown()
    if (change === 'erased') return erased()
    sayErasing()
    erasing()
  })
  void refreshShown()
}

/**
 * A chat was kept under this id, for example from a backup. If it vanishes now, it is missed; an earlier deletion that could not be
 * finished does not apply to it.
 */
export async function isBack(id: string): Promise<void> {
  const isOver = (each: KeptDeletion) => each.id === id && (each.stage === 'deleted' || each.stage === 'deleting')
  if ((await allDeletions()).some(isOver)) await changeAll((now) => ({ drop: now.some(isOver) ? [id] : [], answer: undefined }))
}

/** Whether everything is being deleted right now. */
export const isErasingNow = async (): Promise<boolean> =>
  (await allDeletions()).some(({ id, stage }) => id === everything && stage === 'deleting')
