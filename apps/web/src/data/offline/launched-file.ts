import { useSyncExternalStore } from 'react'

/** What the system hands over where the app was installed and a file opened with it. */
interface LaunchQueue {
  setConsumer(hear: (launched: { files?: readonly FileSystemHandle[] }) => void): void
}

/** Files that were opened with the app and are not chosen yet. */
let launched: readonly File[] | null = null
const hearing = new Set<() => void>()

function set(next: readonly File[] | null): void {
  launched = next
  for (const hear of hearing) hear()
}

/**
 * From now on files that the system opens with the app are there for the upload screen; `opened` leads there. A file comes as
 * a handle and is read here: nothing of it is in an address.
 */
export function hearLaunchedFiles(opened: () => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files = [] }) => {
    const handles = files.filter((handle): handle is FileSystemFileHandle => handle.kind === 'file')
    if (handles.length === 0) return
    void Promise.all(handles.map((handle) => handle.getFile())).then(
      (read) => {
        set(read)
        opened()
      },
      // Gone, or not allowed to be read: the reader chooses again on the upload screen.
      opened,
    )
  })
}

/** Files that were chosen before the upload screen was there to hear of it. */
export const handOver = (files: readonly File[]): void => set(files)

/** They were taken up. */
export const launchedTaken = (): void => set(null)

const listen = (hear: () => void) => {
  hearing.add(hear)
  return () => void hearing.delete(hear)
}

export const useLaunched = (): readonly File[] | null => useSyncExternalStore(listen, () => launched)
