import type { CalledName } from '@convostat/api'
import type { PlainOf } from '@convostat/figures/shapes'
import { firstNames } from '@convostat/format/first-names'
import type { ReactNode } from 'react'
import type { Loadable } from '#data/client/loadable.ts'
import { PersonCalled } from '#ui/person-called.ts'
import { PersonPlaces } from '#ui/person-places.ts'
import { examples } from './examples.ts'
import { noScreen, ScreenContext } from './screen.ts'

const screen = {
  ...noScreen,
  useAnswer: <N extends CalledName>(name: N): Loadable<PlainOf<N>> => ({ state: 'ready', data: examples()[name] }),
}
const placeOf = (name: string): number => examples().balance.people.indexOf(name)
const called = (name: string): string => firstNames(examples().balance.people)(name)

/** The same cards with an invented chat: nothing is asked, and nothing of the reader's is in it. */
export const ExampleScreen = ({ children }: { children: ReactNode }) => (
  <PersonPlaces value={placeOf}>
    <PersonCalled value={called}>
      <ScreenContext value={screen}>{children}</ScreenContext>
    </PersonCalled>
  </PersonPlaces>
)
