import type { CSSProperties } from 'react'

type Vars = Readonly<Record<`--${string}`, string | number>>

/** Custom properties as a style. */
export const vars = (of: CSSProperties & Vars): CSSProperties => of
