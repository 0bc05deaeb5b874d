import type { Phrases } from '../phrases.ts'

/** What a phone set to Catalan writes. */
export const phrases: Phrases = {
  language: 'ca',
  omitted: {
    image: ['Imatge omesa'],
    video: ['vídeo omès'],
    audio: ['Àudio omès'],
    sticker: ['adhesiu omès'],
    gif: ['GIF omès'],
    document: ['Document omès'],
  },
  androidMedia: ['fitxers multimèdia omesos', 'Mitjans omesos'],
  contactCard: ['Targeta de contacte omesa'],
  fileAttached: ['arxiu adjunt'],
  attachedBefore: ['adjunt'],
  deleted: ["Aquest missatge s'ha suprimit", 'Aquest missatge està esborrat'],
  youDeleted: ['Has suprimit aquest missatge', 'Has esborrat aquest missatge'],
  edited: ["S'ha editat aquest missatge", 'Missatge editat'],
  calls: {
    names: ['Trucada de veu', 'Videotrucada'],
    missed: ['Trucada de veu perduda', 'Videotrucada perduda', 'Trucada de vídeo perduda'],
    details: ['Sense resposta', 'Toca per tornar la trucada'],
  },
  location: ['ubicació'],
  liveLocation: ['Ubicació en directe compartida'],
  poll: {
    heading: ['ENQUESTA'],
    option: ['OPCIÓ'],
  },
  title: ['Xat de WhatsApp amb {title}'],
  service: {
    encryption: [
      "Els missatges i les trucades estan xifrats d'extrem a extrem…",
      "Els vostres missatges i trucades estan assegurades amb una encriptació d'extrem a extrem…",
    ],
    created: ['{who} ha creat el grup "{subject}"', 'Has creat el grup "{subject}"'],
    added: ['{who} ha afegit {whom}', '{who} ha afegit a {whom}', 'Has afegit {whom}'],
    removed: ['{who} ha eliminat {whom}'],
    left: ['{who} ha sortit', '{who} ha sortit del grup', '{who} ha marxat'],
    subject: ['{who} ha canviat l\'assumpte de "{old}" a "{subject}"', '{who} ha canviat el nom del grup a "{subject}"'],
    icon: ['{who} ha canviat la icona del grup', "{who} ha canviat la icona d'aquest grup"],
    description: ['{who} ha canviat la descripció del grup…'],
    security: ['El teu codi de seguretat amb {who} ha canviat…'],
    timer: ['{who} ha activat els missatges temporals…', '{who} ha desactivat els missatges temporals…'],
    unavailable: ['Esperant aquest missatge…'],
  },
}
