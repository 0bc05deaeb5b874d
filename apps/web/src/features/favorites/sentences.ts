import { sayFavorites } from '#messages/favorites/index.ts'

const { tools } = sayFavorites

/** How many of all saved messages are shown. */
export const shownOf = ({ n, all }: { n: number; all: number }): string => (n === all ? tools.allShown({ n }) : tools.shown({ n, all }))
