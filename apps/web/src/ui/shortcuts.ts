/** What a key does everywhere in the app. */
export type Shortcut = 'palette' | 'search' | 'shortcuts'

export type KeyPressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat' | 'defaultPrevented'>

/**
 * The shortcut of a key, if it is one. A lone letter or sign means nothing while one types; Ctrl+K or ⌘K does, as in other
 * programs: no text holds it.
 */
export function shortcutOf(pressed: KeyPressed, isTyping: boolean): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey } = pressed
  if (pressed.isComposing || pressed.repeat || pressed.defaultPrevented || altKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null
  if (isTyping) return null
  if (key === '/') return 'search'
  return key === '?' ? 'shortcuts' : null
}

const typed = 'input:not([type=checkbox], [type=radio], [type=button], [type=file]), textarea, select, [contenteditable], [role=textbox]'

/** Whether letters typed now go somewhere. */
export const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typed) !== null

/** Whether a dialog is over the screen. */
export const isCovered = (): boolean => document.querySelector(':is([role=dialog], [role=alertdialog])[data-state=open]') !== null

/** The key that stands for Ctrl on this machine, as it is written on it. */
export const commandKey = (platform: string): '⌘' | 'Ctrl' => (/mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl')
