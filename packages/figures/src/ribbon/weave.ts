/** Whether there is room for a weave: a lane of a group is thinner. */
export const isWoven = (height: number, isPair: boolean): boolean => height >= (isPair ? 20 : 90)
