import type { ComponentProps } from 'react'
import { type IslandName, islands, prefixOf } from './islands.ts'

type IslandProps<Name extends IslandName> = { name: Name; className?: string; with: ComponentProps<(typeof islands)[Name]> }

/** Where an island is in a page that is drawn before it is sent: its props, and where it should be put. */
export function Island<Name extends IslandName>({ name, className, with: props }: IslandProps<Name>) {
  return (
    <div data-island={name} data-with={JSON.stringify(props)} className={className ?? 'contents'}>
      {placeOf(name)}
    </div>
  )
}

/** No page says this on its own. */
const placeOf = (name: IslandName) => `\u{e000}${name}\u{e001}`

const places = /data-island="(\w+)" data-with="([^"]*)"([^>]*)>\u{e000}\w+\u{e001}/gu

/** The page with its islands put in, each drawn by `draw` as the one root that the browser will take it up as. */
export function withIslands(html: string, draw: (name: IslandName, props: object, prefix: string) => string): string {
  let place = 0
  return html.replaceAll(places, (_, name: IslandName, props: string, rest: string) => {
    if (!Object.hasOwn(islands, name)) throw new Error(`no island is called ${name}`)
    return `data-island="${name}" data-with="${props}"${rest}>${draw(name, JSON.parse(read(props)), prefixOf(place++))}`
  })
}

/** What a browser reads in an attribute that React wrote. */
const read = (attribute: string): string =>
  attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
