import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const page = 'fill-sheet stroke-edge'
const faint = 'fill-transparent stroke-line'

/** Drawn for this product: paper, ink and sealing wax, 128 by 96, in the colors of the theme. */
const drawings = {
  /** Corners that hold no picture yet. */
  album: (
    <g transform="rotate(-4 64 48)">
      <path className={page} d="M24 12h80v72H24z" />
      <path className={faint} strokeDasharray="4 4" d="M36 24h56v48H36z" />
      <path className="fill-mount" d="M33 37V21h16zM79 21h16v16zM33 59v16h16zM95 59v16H79z" />
      <path
        className="fill-wax"
        d="M64 59c-9-6.2-12.5-10.2-12.5-14.8 0-3.8 2.9-6.7 6.4-6.7 2.5 0 4.8 1.4 6.1 3.7 1.3-2.3 3.6-3.7 6.1-3.7 3.5 0 6.4 2.9 6.4 6.7 0 4.6-3.5 8.6-12.5 14.8Z"
      />
    </g>
  ),
  /** Days like each other, and a star that is only thought of. */
  evenDays: (
    <>
      <path className="stroke-line" strokeWidth="7" d="M20 78V66M34 78V68M48 78V65M62 78V67M76 78V66M90 78V68M104 78V65" />
      <path className="stroke-edge" strokeLinecap="round" d="M12 79h104" />
      <path
        className="fill-transparent stroke-wax"
        strokeDasharray="3.5 4"
        strokeLinecap="round"
        d="M64 10c2 13.5 5.5 17 19 19-13.5 2-17 5.5-19 19-2-13.5-5.5-17-19-19 13.5-2 17-5.5 19-19Z"
      />
    </>
  ),
  /** A glass over a conversation, and nothing in it. */
  glass: (
    <>
      <path className="stroke-line" strokeWidth="13" strokeLinecap="round" d="M20 22h52M50 46h58M20 70h30" />
      <circle className={page} cx="70" cy="46" r="23" strokeWidth="3" />
      <path className="stroke-ink" strokeWidth="6" strokeLinecap="round" d="m89 65 15 15" />
      <path className="stroke-wax" strokeWidth="4" strokeLinecap="round" d="M62 46h.01M70 46h.01M78 46h.01" />
    </>
  ),
  /** A choice, and the empty places of what it left out. */
  leftOut: (
    <>
      <path className="stroke-line" strokeWidth="3" strokeLinecap="round" d="M22 18h84" />
      <path className="stroke-wax" strokeWidth="3" strokeLinecap="round" d="M22 18h20" />
      <circle className="fill-wax" cx="44" cy="18" r="6.5" />
      <path className={faint} strokeDasharray="4 4" d="M28 80V56h12v24M50 80V38h12v42M72 80V48h12v32M94 80V62h12v18" />
      <path className="stroke-edge" strokeLinecap="round" d="M16 80h102" />
    </>
  ),
  /** A letter whose seal is broken, and nothing inside. */
  opened: (
    <>
      <path className={page} strokeLinejoin="round" d="M18 38 64 10l46 28v46H18z" />
      <path className="fill-well stroke-edge" strokeLinejoin="round" d="M18 38h92L64 64z" />
      <path className={page} strokeLinejoin="round" d="m18 84 38-25M110 84 72 59" />
      <path className="fill-wax" d="M60 50c-8 .5-13 5.5-13 11.5 0 6.5 5.5 11 12.5 11.5l-2.5-6 4.5-5-4-5.5z" />
      <path className="fill-wax" d="m70 51-2.5 6 4.5 5-4.5 5.5 2.5 6c6.5-1 11-5.5 11-11.5 0-5.5-4-10-11-11z" transform="rotate(8 74 62)" />
    </>
  ),
  /** A letter that went astray. */
  astray: (
    <>
      <path
        className="fill-transparent stroke-wax"
        strokeWidth="2.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
        d="M8 82c18 0 26-14 18-24s-22 4-8 10 34-2 40-20"
      />
      <g transform="rotate(-10 88 38)">
        <path className={page} strokeLinejoin="round" d="M62 20h54v38H62z" />
        <path className="fill-transparent stroke-edge" strokeLinejoin="round" d="m62 22 27 19 27-19" />
        <circle className="fill-wax" cx="89" cy="41" r="5.5" />
      </g>
    </>
  ),
  /** A page, and the ink that ran over it. */
  blot: (
    <>
      <path className={page} strokeLinejoin="round" d="M32 8h50l16 16v66H32z" />
      <path className={page} strokeLinejoin="round" d="M82 8v16h16" />
      <path className="stroke-line" strokeWidth="3" strokeLinecap="round" d="M42 28h30M42 40h44M42 52h16" />
      <path
        className="fill-ink"
        d="M72 49c5-1.5 6.5 3.5 11 4.5s8.5 3.5 7.5 8-5.5 4-6.5 8.5-6 8-10.5 6-3.5-5.5-8-7.5-7-7-3.5-11 5.5-7 10-8.5Z"
      />
      <path className="stroke-ink" strokeWidth="5" strokeLinecap="round" d="M95 78h.01M58 80h.01" />
      <path className="stroke-ink" strokeWidth="3" strokeLinecap="round" d="M100 62h.01" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type Drawing = keyof typeof drawings
export const allDrawings = Object.keys(drawings) as Drawing[]

/** Says nothing that is not beside it in words. */
export function Illustration({ of, className }: { of: Drawing; className?: string }) {
  return (
    <svg viewBox="0 0 128 96" fill="none" strokeWidth="2" aria-hidden="true" className={classes('h-24 w-32', className)}>
      {drawings[of]}
    </svg>
  )
}
