import { useFileDrop } from '#ui/use-file-drop.ts'

/** Hears of a file let go on the page where a license is wanted; whether one is being dragged there. */
export function useLicenseDrop(isWanted: boolean, onDrop: (transfer: DataTransfer) => void): boolean {
  const isOver = useFileDrop((transfer) => {
    if (isWanted) onDrop(transfer)
  })
  return isWanted && isOver
}
