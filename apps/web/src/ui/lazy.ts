import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react'
import { loadLanguage } from '#messages/in-language.ts'

/** Every part that is loaded later than the page. */
const parts = new Set<() => Promise<unknown>>()

/** What loads each of them, whether it is ever drawn or not; who walks through it meets those that are added meanwhile, too. */
export const laterParts = (): ReadonlySet<() => Promise<unknown>> => parts

/**
 * A part that nobody sees at the start: it is loaded in idle time with the rest of the app, or when it is drawn before that. Where
 * it is there it is drawn immediately, as if it had come with the page; where it could not be had, the next drawing asks again. It waits for
 * the whole language. One that needs only its opening waits for that (`loadOpening`): the build makes sure that it says nothing else.
 */
export function later<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  language: () => Promise<void> = loadLanguage,
): (props: Props) => ReactNode {
  let part: ComponentType<Props> | null = null
  let coming: Promise<void> | null = null
  const hearing = new Set<() => void>()

  const load = (): Promise<void> => {
    coming ??= language()
      .then(bring)
      .then(
        (brought) => {
          part = brought
          for (const hear of hearing) hear()
        },
        (error: unknown) => {
          coming = null
          throw error
        },
      )
    return coming
  }
  parts.add(load)

  const here = () => part
  const listen = (hear: () => void) => {
    hearing.add(hear)
    load().catch(reportError)
    return () => hearing.delete(hear)
  }
  return function Later(props: Props) {
    const there = useSyncExternalStore(listen, here, here)
    return there && createElement(there, props)
  }
}
