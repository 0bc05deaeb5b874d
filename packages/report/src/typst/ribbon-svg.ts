import { hueOf, weaveOf } from '@convostat/figures/ribbon/look'
import { type Threads, wovenRibbon } from '@convostat/figures/ribbon/woven'

/** Those of the paper theme; the last of `people` is everyone who comes after. */
interface Colors {
  paper: string
  ink: string
  people: readonly string[]
}

/** `tokens.css` on paper; a test compares them. */
export const colors: Colors = {
  paper: '#f8f4ea',
  ink: '#1a1f33',
  people: ['#332492', '#b1483c', '#007467', '#764600', '#83054a', '#2a5775', '#8b3fb0', '#646878'],
}

/** A person's color and weave, by their place among the chat's people. */
export const lookOf = (place: number) => ({ hue: hueOf(place), weave: weaveOf(place) })

/** The ribbon as a picture, of this size in pixels. There is no text in it. */
export function ribbonSvg(threads: Threads, width: number, height: number): string {
  const { lanes, thread, cloth, seams, gaps, knots } = wovenRibbon(threads, width, height)
  const isTall = height >= 90
  const weaves = [...new Set(lanes.map(({ weave }) => weave))].filter((weave) => weave !== null)
  const { paper, ink, people } = colors
  const apart = isTall ? 5 : 4
  const stripes = weaves.map(
    (angle) =>
      `<pattern id="w${angle}" width="${apart}" height="${apart}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
      `<rect width="${isTall ? 1.3 : 1}" height="${apart}" fill="${paper}" opacity="0.3"/></pattern>`,
  )
  const gradients = lanes.map(
    ({ stops }, i) =>
      `<linearGradient id="l${i}" gradientUnits="userSpaceOnUse" x2="${width}">${stops
        .map(
          ({ at, hue, strength }) => `<stop offset="${Math.round(1e4 * at) / 1e4}" stop-color="${mixed(people[hue], paper, strength)}"/>`,
        )
        .join('')}</linearGradient>`,
  )
  const cut = lanes.map(
    ({ path, weave }, i) => `<path d="${path}" fill="url(#l${i})"/>${weave === null ? '' : `<path d="${path}" fill="url(#w${weave})"/>`}`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${stripes.join('')}${gradients.join('')}</defs>`,
    `<path d="${thread}" stroke="${ink}" stroke-opacity="0.28" stroke-width="${isTall ? 1.5 : 1}"/>`,
    `<path d="${cloth}" fill="${paper}"/>`,
    ...cut,
    `<path d="${seams}" fill="none" stroke="${paper}" stroke-width="${isTall ? 1.2 : 0.7}"/>`,
    `<path d="${gaps}" stroke="${ink}" stroke-width="${isTall ? 2.4 : 1.6}"/>`,
    `<path d="${knots}" fill="${ink}"/>`,
    '</svg>',
  ].join('')
}

/** A color over the ground: printed colors are whole, so that no reader has to blend them. */
function mixed(color: string, ground: string, strength: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [over, under] = [parts(color), parts(ground)]
  return `#${over
    .map((value, i) =>
      Math.round(value * strength + under[i] * (1 - strength))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
