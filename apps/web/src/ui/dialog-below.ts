/** On the button that closes a dialog. */
export const closing = { 'data-closing': true } as const
export const closingSelector = '[data-closing]'

/**
 * Closes the dialog that the keyboard stands in; false where it stands in none. Radix tells only the topmost layer of Escape,
 * and a slip that came later lies over the dialog it tells of.
 */
export function closeDialogBelow({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  const around = target as Partial<Element> | null
  const button = around?.closest?.('[role=dialog]')?.querySelector<HTMLElement>(closingSelector)
  button?.click()
  return button != null
}
