import { Direction } from 'radix-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { direction } from '#messages/language.ts'
import { Start } from './start.tsx'

/** What the app shows first, in the language this module was opened in. */
export const drawStart = (): string =>
  renderToStaticMarkup(
    <Direction.Provider dir={direction}>
      <Start />
    </Direction.Provider>,
    { identifierPrefix: 'start-' },
  )
