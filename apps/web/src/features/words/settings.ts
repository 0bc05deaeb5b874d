import type { Setting } from './cloud/make-cloud.ts'

/** Narrower than this is a phone. */
const phone = 560

/** How the cloud of words is set: on a phone fewer words, and a board that is higher than wide. */
export const wordSetting = (width: number): Setting =>
  width < phone
    ? { most: 60, height: Math.round(1.25 * width), sizes: { least: 14, most: 58, filled: 0.48 }, type: serif }
    : { most: 150, height: Math.round(Math.min(560, 0.62 * width)), sizes: { least: 14, most: 92, filled: 0.48 }, type: serif }

/** How the cloud of emoji is set: they need more room than letters to be told apart. */
export const emojiSetting = (width: number): Setting =>
  width < phone
    ? { most: 36, height: Math.round(0.95 * width), sizes: { least: 22, most: 92, filled: 0.4 }, type: emojiType }
    : { most: 70, height: Math.round(Math.min(420, 0.5 * width)), sizes: { least: 24, most: 124, filled: 0.4 }, type: emojiType }

// Spelled out: a canvas knows no variables. The same as the tokens.
const serif = { family: '"Newsreader Variable", "Newsreader", "Iowan Old Style", "Noto Serif", Georgia, serif', weight: 480 }
/** The emoji of the device, in color; in one ink where it has none. */
export const ownEmoji = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", "Noto Emoji", sans-serif'
const emojiType = { family: ownEmoji, weight: 400, isHollow: true }

/** This many people are compared before one asks for all, and in a picture; one of them is named. */
export const shownPeople = 6
