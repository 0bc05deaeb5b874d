/** This many people have their own hue; as many after them have the same hues hatched, all others share a grey. */
const hues = 7

/** Which of the eight colors is this person's, from 0; the last is the grey. */
export const hueOf = (place: number): number => (place < 2 * hues ? place % hues : hues)

/** Whether someone before has the same hue, so that this person's is drawn hatched or hollow. */
export const isHatched = (place: number): boolean => place >= hues && place < 2 * hues

/** The weaves, by the slant of their stripes in degrees; null where there is none. */
const weaves = [45, -45, 90, null] as const

export type Weave = (typeof weaves)[number]

/** The weave of the person at this place. Two people of the same hue, seven places apart, have different weaves. */
export const weaveOf = (place: number): Weave => weaves[place % weaves.length] ?? null
