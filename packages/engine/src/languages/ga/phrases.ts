import type { Phrases } from '../phrases.ts'

/** What a phone set to Irish writes. */
export const phrases: Phrases = {
  language: 'ga',
  omitted: {
    image: ['íomhá ligthe ar lár'],
    video: ['físeán ligthe ar lár'],
    audio: ['comhad fuaime ar lár'],
    sticker: ['fágadh an greamán ar lár'],
    gif: ['GIF ligthe ar lár'],
    document: ['cáipéis ligthe ar lár'],
  },
  contactCard: ['Cárta teagmhála ar lár'],
  attachedBefore: ['ceangailte'],
  deleted: ['Scriosadh an teachtaireacht seo'],
  youDeleted: ['Scrios tú an teachtaireacht seo'],
  calls: {
    names: ['Guthghlao', 'Físghlao'],
    missed: ['Guthghlao caillte', 'Glao Gutha Caillte', 'Físghlao caillte'],
    details: [],
  },
  service: {
    encryption: ['Déantar criptiúchán ó cheann go ceann ar theachtaireachtaí agus ar ghlaonna…'],
    security: ['Athraíodh an cód slándála atá agat le {who}…'],
  },
}
