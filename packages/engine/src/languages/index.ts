/** Every language whose phrases are known. To add one: a folder beside the others and a line here. */
import { phrases as af } from './af/phrases.ts'
import { phrases as ar } from './ar/phrases.ts'
import { phrases as az } from './az/phrases.ts'
import { phrases as bg } from './bg/phrases.ts'
import { phrases as bn } from './bn/phrases.ts'
import { phrases as ca } from './ca/phrases.ts'
import { phrases as cs } from './cs/phrases.ts'
import { phrases as da } from './da/phrases.ts'
import { phrases as de } from './de/phrases.ts'
import { phrases as el } from './el/phrases.ts'
import { phrases as en } from './en/phrases.ts'
import { phrases as es } from './es/phrases.ts'
import { phrases as et } from './et/phrases.ts'
import { phrases as fa } from './fa/phrases.ts'
import { phrases as fi } from './fi/phrases.ts'
import { phrases as fr } from './fr/phrases.ts'
import { phrases as ga } from './ga/phrases.ts'
import { phrases as gu } from './gu/phrases.ts'
import { phrases as he } from './he/phrases.ts'
import { phrases as hi } from './hi/phrases.ts'
import { phrases as hr } from './hr/phrases.ts'
import { phrases as hu } from './hu/phrases.ts'
import { phrases as id } from './id/phrases.ts'
import { phrases as it } from './it/phrases.ts'
import { phrases as ja } from './ja/phrases.ts'
import { phrases as kk } from './kk/phrases.ts'
import { phrases as kn } from './kn/phrases.ts'
import { phrases as ko } from './ko/phrases.ts'
import { phrases as lo } from './lo/phrases.ts'
import { phrases as lt } from './lt/phrases.ts'
import { phrases as lv } from './lv/phrases.ts'
import { phrases as mk } from './mk/phrases.ts'
import { phrases as ml } from './ml/phrases.ts'
import { phrases as mr } from './mr/phrases.ts'
import { phrases as ms } from './ms/phrases.ts'
import { phrases as nb } from './nb/phrases.ts'
import { phrases as nl } from './nl/phrases.ts'
import { phrases as pa } from './pa/phrases.ts'
import type { Phrases } from './phrases.ts'
import { phrases as pl } from './pl/phrases.ts'
import { phrases as ptBR } from './pt-BR/phrases.ts'
import { phrases as ptPT } from './pt-PT/phrases.ts'
import { phrases as ro } from './ro/phrases.ts'
import { phrases as ru } from './ru/phrases.ts'
import { phrases as sk } from './sk/phrases.ts'
import { phrases as sl } from './sl/phrases.ts'
import { phrases as sq } from './sq/phrases.ts'
import { phrases as sr } from './sr/phrases.ts'
import { phrases as sv } from './sv/phrases.ts'
import { phrases as sw } from './sw/phrases.ts'
import { phrases as ta } from './ta/phrases.ts'
import { phrases as te } from './te/phrases.ts'
import { phrases as th } from './th/phrases.ts'
import { phrases as tl } from './tl/phrases.ts'
import { phrases as tr } from './tr/phrases.ts'
import { phrases as uk } from './uk/phrases.ts'
import { phrases as ur } from './ur/phrases.ts'
import { phrases as uz } from './uz/phrases.ts'
import { phrases as vi } from './vi/phrases.ts'
import { phrases as zhHans } from './zh-Hans/phrases.ts'
import { phrases as zhHant } from './zh-Hant/phrases.ts'

export const languages: readonly Phrases[] = [
  af,
  ar,
  az,
  bg,
  bn,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fa,
  fi,
  fr,
  ga,
  gu,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  kk,
  kn,
  ko,
  lo,
  lt,
  lv,
  mk,
  ml,
  mr,
  ms,
  nb,
  nl,
  pa,
  pl,
  ptBR,
  ptPT,
  ro,
  ru,
  sk,
  sl,
  sq,
  sr,
  sv,
  sw,
  ta,
  te,
  th,
  tl,
  tr,
  uk,
  ur,
  uz,
  vi,
  zhHans,
  zhHant,
]

export { languageOf } from './language-of.ts'
