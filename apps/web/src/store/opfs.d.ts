/** What a worker may do with a file of the private file system; the types of the page know nothing of it. */
interface FileSystemSyncAccessHandle {
  write(buffer: AllowSharedBufferSource, options?: { at: number }): number
  getSize(): number
  truncate(size: number): void
  flush(): void
  close(): void
}

interface FileSystemFileHandle {
  createSyncAccessHandle(): Promise<FileSystemSyncAccessHandle>
}
