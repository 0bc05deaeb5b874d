import { widthOf } from './fitted.ts'
import type { Form } from './form.ts'
import { type Mark, rect, text } from './mark.ts'

/** A form's marks from afar: lines where it is made of words, one emoji for all, and no other letters. */
export function fromAfar(form: Form, marks: readonly Mark[]): Mark[] {
  if (form.form === 'field') return [text({ text: form.emoji, x: 120, y: 118, size: 104, anchor: 'middle', face: 'emoji', tone: 'ink' })]
  const isOfWords = form.form === 'words' || form.form === 'timeline'
  return marks.flatMap((mark) => (mark.kind !== 'text' ? [mark] : isOfWords || mark.face === 'display' ? [lineOf(mark)] : []))
}

const starts = { start: 0, middle: 0.5, end: 1 }

/** As long and as heavy as its words. */
function lineOf({ text: words, x, y, size, anchor, tone, nth }: Extract<Mark, { kind: 'text' }>): Mark {
  const width = widthOf(words, size)
  return rect({ x: x - starts[anchor] * width, y: y - 0.6 * size, width, height: 0.5 * size, radius: 0.25 * size, tone, nth })
}
