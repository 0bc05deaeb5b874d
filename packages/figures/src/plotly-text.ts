/**
 * A name as Plotly draws it: literally. Plotly reads a little HTML in every text it draws (`<b>`, `<br>`, `<a href>`,
 * entities), so what people called themselves is escaped wherever a figure shows it.
 */
export const plotlyText = (name: string): string => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
