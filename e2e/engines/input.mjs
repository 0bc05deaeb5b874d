// @ts-check
/** A click of the mouse, as WebDriver and WebDriver BiDi take it. @param {number} x @param {number} y */
export const clickAt = (x, y) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** Typing on the keyboard, in the same form. @param {string} text */
export const typing = (text) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
})
