/** How many people have a color of their own; those after them share the last, a grey. */
const ownColors = 7

/** The color of the person at this place among the chat's people, as a token that both themes define. */
export const personColor = (place: number): string => `var(--person-${Math.min(place, ownColors) + 1})`
