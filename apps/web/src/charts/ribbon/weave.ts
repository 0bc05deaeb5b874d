/** The weaves, by the slant of their stripes in degrees; null where there is none. */
const weaves = [45, -45, 90, null] as const

export type Weave = (typeof weaves)[number]

/** How the lane of the person at this place is woven. Two people of the same hue, seven places apart, have different weaves. */
export const weaveOf = (place: number): Weave => weaves[place % weaves.length]

/** Whether there is room for a weave: a lane of a group is thinner. */
export const isWoven = (height: number, isPair: boolean): boolean => height >= (isPair ? 20 : 90)
