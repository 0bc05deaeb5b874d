/** Whether this browser hands files to other apps. */
export const canShareFiles = (): boolean => {
  try {
    return typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], 'a.png', { type: 'image/png' })] })
  } catch {
    return false
  }
}

/** Hands a file to another app; false where the reader closed the device's own dialog. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}

/** Whether pictures can be copied here. */
export const canCopyPictures = (): boolean => typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'

export const copyPicture = (picture: Blob): Promise<void> => navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })])

export const copyText = async (text: string): Promise<void> => {
  if (!navigator.clipboard) throw new Error('this browser copies nothing for a page')
  await navigator.clipboard.writeText(text)
}
