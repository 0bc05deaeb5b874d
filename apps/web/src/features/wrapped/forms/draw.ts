import { cascade, hundred, pages, sheets } from './amounts.ts'
import { calendar } from './calendar.ts'
import { clock } from './clock.ts'
import type { FormKind, Forms } from './form.ts'
import { field, race, words } from './lists.ts'
import type { DrawnForm } from './mark.ts'
import { bar, bubbles, discs, speeds } from './people.ts'
import { columns, grid, hearts, month, silence, strokes, sun, timeline } from './times.ts'

type Draw<K extends FormKind> = (of: Forms[K], width: number, height: number) => DrawnForm

const drawers: { readonly [K in FormKind]: Draw<K> } = {
  calendar,
  clock,
  race,
  bubbles,
  field,
  grid,
  speeds,
  columns,
  words,
  strokes,
  bar,
  cascade,
  hundred,
  sun,
  silence,
  sheets,
  hearts,
  pages,
  timeline,
  month,
  discs,
}

/** A form at the size of its place, in CSS pixels or those of a picture: the same marks for both. */
export function drawForm<K extends FormKind>(of: { form: K } & Forms[K], width: number, height: number): DrawnForm {
  return drawers[of.form](of, width, height)
}
