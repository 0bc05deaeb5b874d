/**
 * The mark, 32 by 32: sealing wax of which one drop has run, so that it speaks, and in it three bars as strokes of `sealStroke`
 * with round ends. It contains no letter: the product may be called anything. `npm run pictures` makes the icons of it.
 */
export const seal =
  'M4.9 21.4C4.8 19.4 3.2 19.4 2.9 18.2C2.7 17.1 3.4 15.7 3.5 14.5C3.6 13.2 3 11.9 3.3 10.8C3.6 9.6 4.8 8.8 5.5 7.8C6.1 6.7 6.3 5.1 7.1 4.3C8 3.5 9.5 3.4 10.7 2.8C11.8 2.3 12.9 1.1 14 1C15.2.8 16.5 1.7 17.8 1.9C19 2.1 20.5 1.8 21.5 2.3C22.6 2.8 23.2 4.1 24.2 4.9C25.1 5.7 26.6 6 27.3 7C28 7.9 27.9 9.4 28.4 10.5C28.9 11.7 30 12.8 30.1 14C30.2 15.2 29.3 16.4 29.1 17.7C28.8 18.9 29 20.4 28.4 21.5C27.8 22.5 26.3 23 25.4 23.8C24.5 24.7 23.9 26 22.9 26.6C21.8 27.1 20.4 26.8 19.2 27.1C18 27.4 16.8 28.4 15.6 28.5C14.5 28.5 14.1 26.8 12.1 27.2C8.6 27.7 4.8 30.4 3.6 30.4C2.9 30.3 5.2 25 4.9 21.4Z'
export const sealBars = 'M10.4 19.8v-4.2M16.2 19.8V9.2M22 19.8v-7.2'
export const sealStroke = 3.5
