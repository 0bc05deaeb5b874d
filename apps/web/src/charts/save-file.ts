/** Gives the reader a file made on this page. It goes from memory to their disk: no request, no address of ours. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read only after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
