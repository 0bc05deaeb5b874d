import type { Call, CalledName, PlainMethod } from '@convostat/api'
import { figures } from '@convostat/figures'
import type { PlainOf } from '@convostat/figures/shapes'
import { useEffect, useState } from 'react'
import { api } from '#data/client/api.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useCall } from '#data/client/use-call.ts'
import { felt } from './felt.ts'
import { type Besides, useScreen } from './screen.ts'

/** The methods by name, as the contract derives them from the figures. */
const methods = api as unknown as Record<string, Record<string, PlainMethod<Call<object, object, unknown, never>>>>

/** Asks a figure of what the screen shows. Cards ask in their order; what waits for feelings is asked after all others, so that none waits behind it. */
export function useAsked<N extends CalledName>(name: N, besides: Besides<N>): Loadable<PlainOf<N>> {
  const { part, snapshot } = useScreen()
  const { subject, call } = figures[name].at
  const input = { ...part, ...besides }
  // Of the whole chat; it was checked by the figure's schema as it was read.
  const meanwhile = Object.keys(input).length === 0 ? (snapshot?.figures[name] as never) : undefined
  const isTurn = useLast(JSON.stringify(input))
  return useCall(methods[subject][call], input, { isWanted: isTurn || !felt.has(name), meanwhile })
}

/** False in the drawing that brings this key: effects of all cards run before it is true. */
function useLast(key: string): boolean {
  const [last, setLast] = useState<string>()
  useEffect(() => setLast(key), [key])
  return last === key
}
