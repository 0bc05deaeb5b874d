import type { Phrases } from '../phrases.ts'

/** What a phone set to Albanian writes. */
export const phrases: Phrases = {
  language: 'sq',
  androidMedia: ['media u hoq', 'Media hequr'],
  fileAttached: ['skedë e ngjitur'],
  deleted: ['Ky mesazh u fshi', 'Mesazhi u fshi'],
  youDeleted: ['Ju e fshitë këtë mesazh'],
  calls: {
    names: ['Thirrje zanore', 'Videothirrje'],
    missed: ['Thirrje e shmangur', 'Videothirrje e shmangur'],
    details: ['Nuk ka përgjigje'],
  },
  location: ['vendndodhja'],
  liveLocation: ['vendnodhja aktuale u shpërnda', 'vendndodhja aktuale u shpërnda'],
  service: {
    encryption: ['Mesazhet dhe thirrjet tuaja janë të koduara fund-e-krye…', 'Mesazhet dhe thirrjet janë të enkriptuara skaj më skaj…'],
    created: ['{who} krijoi grupin "{subject}"'],
    added: ['{who} shtoi {whom}'],
    left: ['{who} doli', '{who} u largua'],
  },
}
