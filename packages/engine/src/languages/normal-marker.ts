/**
 * A part of the day as it is looked up: without regard to case, dots, spaces, apostrophes, and the marks of letters.
 * Indic vowels are marks to Unicode and letters to their readers; they stay.
 */
export const normalMarker = (marker: string): string => marker.toLowerCase().normalize('NFD').replace(IGNORED, '').normalize('NFC')

// Blanks; unseen characters; accents, Hebrew and Arabic points; dots; apostrophes and quotes; hyphens, slashes and commas.
const IGNORED = /[\u0300-\u036f]|[\u0591-\u05c7\u05f3\u05f4\u064b-\u065f\u0670]|[\s\p{Cf}.·․‧．。।۔'’‘‛ʼʻꞌ`´"“”„\-\u2010\u2011\u2012/,،]/gu
