import { likeness, type MarkedChat } from '@convostat/engine/people/likeness'
import type { KeptPeople } from '#shapes/index.ts'

/** How much a chat has in common with the one whose people these are; 0 where it is another chat. */
export const inCommon = ({ chat, colors }: KeptPeople, other: MarkedChat): number =>
  likeness({ mark: chat, names: Object.keys(colors) }, other)
