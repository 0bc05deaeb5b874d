import type { Contract, Output } from '@convostat/api'

/** What the call of this screen answers. */
export type Story = Output<Contract['wrapped']['get']>
export type Slide = Story['slides'][number]
export type SlideKind = Slide['kind']
export type Quote = NonNullable<Slide['quotes']>[number]
