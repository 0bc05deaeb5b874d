/** The storage is full: this many bytes of a file were taken, and no more. */
export class NoRoom extends Error {
  readonly takenBytes: number
  constructor(takenBytes: number) {
    super('The storage is full')
    this.takenBytes = takenBytes
  }
}

/** What browsers throw where the storage is full. Its message is empty in all of them; only the name shows it. */
export const isFull = (error: unknown): boolean =>
  error instanceof NoRoom || (error instanceof DOMException && error.name === 'QuotaExceededError')
