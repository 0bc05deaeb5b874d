import { type RefObject, useEffect, useRef } from 'react'
import { isCovered, isField } from '#ui/shortcuts.ts'
import { keyOf, listAct } from './list-keys.ts'

/** Puts the keyboard on a message of a list; false where there is none at that place. */
export function focusMessage(list: HTMLElement | null, place: number): boolean {
  const message = list?.children[place]
  message?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
  message?.scrollIntoView({ block: 'nearest' })
  return message !== undefined
}

/**
 * The keys of a list of messages, handled wherever one is on the screen but in a field or behind a dialog. `onLeave` is
 * where the keyboard goes above the first message and on Escape; without it it stays.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, onLeave?: () => void): void {
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    const hear = (pressed: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = pressed
      if (ctrlKey || metaKey || altKey || shiftKey || isComposing || defaultPrevented) return
      if (isField(pressed.target) || isChoosing(pressed.target) || isCovered()) return
      const messages = Array.from(list.current?.children ?? [])
      const place = messages.findIndex((message) => message.contains(document.activeElement))
      const act = listAct(keyOf(pressed), place < 0 ? null : place)
      if (act === null || (act === 'out' && !leave.current)) return
      pressed.preventDefault()
      if (act === 'out') leave.current?.()
      else if (act === 'save') messages[place]?.querySelector<HTMLElement>('[data-save] button')?.click()
      else focusMessage(list.current, act.to)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [list])
}

/** A list of choices goes by its own keys. */
const isChoosing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=listbox], [role=menu]') !== null
