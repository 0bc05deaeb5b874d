/** What people remember having said first in Hebrew, the dearest first. */
export const classicFirsts: readonly string[] = [
  'אוהב אותך',
  'אוהבת אותך',
  'מתגעגע',
  'מתגעגעת',
  'יום הולדת שמח',
  'מזל טוב',
  'חג שמח',
  'שנה טובה',
  'לילה טוב',
  'גאה בך',
]
