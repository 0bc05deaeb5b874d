/** On the button that closes a dialog. */
export const closing = { 'data-closing': true } as const
export const closingSelector = '[data-closing]'

/**
 * Closes the dialog that the keyboard is in; false where it is in none. Radix passes Escape only to the topmost layer,
 * and a toast that came later is over the dialog it is about.
 */
export function closeDialogBelow({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  const around = target as Partial<Element> | null
  const button = around?.closest?.('[role=dialog]')?.querySelector<HTMLElement>(closingSelector)
  button?.click()
  return button != null
}
