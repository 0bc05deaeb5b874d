import type { Phrases } from '../phrases.ts'

/** What a phone set to Lao writes. */
export const phrases: Phrases = {
  language: 'lo',
  androidMedia: ['ບໍ່ລວມມີເດຍ'],
}
