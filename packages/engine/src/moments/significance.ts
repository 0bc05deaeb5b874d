/**
 * How unusual something is, 0 to 1, of how rare it is in this chat: bits, −log2 of the probability of the like by chance.
 * One in four thousand, or twelve bits, is 0.9; it takes twice as many for 0.95.
 */
export const significanceOf = (bits: number): number => (bits > 0 ? bits / (bits + HALF_WAY) : 0)

/** No theory of chance makes one of this many rarer than eight times one in this many. */
export const mostBits = (of: number): number => Math.log2(of) + 3

/** This many bits are a significance of one half. */
const HALF_WAY = 4 / 3
/** What is less significant is not a moment: one in six. */
export const LEAST_SIGNIFICANCE = 0.65
