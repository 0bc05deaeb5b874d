/** What people remember having said first: what every chat may be asked for, in its languages. */
import { classicFirsts as af } from './af/classic-firsts.ts'
import { classicFirsts as ar } from './ar/classic-firsts.ts'
import { classicFirsts as az } from './az/classic-firsts.ts'
import { classicFirsts as bg } from './bg/classic-firsts.ts'
import { classicFirsts as bn } from './bn/classic-firsts.ts'
import { classicFirsts as ca } from './ca/classic-firsts.ts'
import { classicFirsts as cs } from './cs/classic-firsts.ts'
import { classicFirsts as da } from './da/classic-firsts.ts'
import { classicFirsts as de } from './de/classic-firsts.ts'
import { classicFirsts as el } from './el/classic-firsts.ts'
import { classicFirsts as en } from './en/classic-firsts.ts'
import { classicFirsts as es } from './es/classic-firsts.ts'
import { classicFirsts as et } from './et/classic-firsts.ts'
import { classicFirsts as fa } from './fa/classic-firsts.ts'
import { classicFirsts as fi } from './fi/classic-firsts.ts'
import { classicFirsts as fr } from './fr/classic-firsts.ts'
import { classicFirsts as ga } from './ga/classic-firsts.ts'
import { classicFirsts as gu } from './gu/classic-firsts.ts'
import { classicFirsts as he } from './he/classic-firsts.ts'
import { classicFirsts as hi } from './hi/classic-firsts.ts'
import { classicFirsts as hr } from './hr/classic-firsts.ts'
import { classicFirsts as hu } from './hu/classic-firsts.ts'
import { classicFirsts as id } from './id/classic-firsts.ts'
import { classicFirsts as it } from './it/classic-firsts.ts'
import { classicFirsts as ja } from './ja/classic-firsts.ts'
import { classicFirsts as kk } from './kk/classic-firsts.ts'
import { classicFirsts as kn } from './kn/classic-firsts.ts'
import { classicFirsts as ko } from './ko/classic-firsts.ts'
import { classicFirsts as lo } from './lo/classic-firsts.ts'
import { classicFirsts as lt } from './lt/classic-firsts.ts'
import { classicFirsts as lv } from './lv/classic-firsts.ts'
import { classicFirsts as mk } from './mk/classic-firsts.ts'
import { classicFirsts as ml } from './ml/classic-firsts.ts'
import { classicFirsts as mr } from './mr/classic-firsts.ts'
import { classicFirsts as ms } from './ms/classic-firsts.ts'
import { classicFirsts as nb } from './nb/classic-firsts.ts'
import { classicFirsts as nl } from './nl/classic-firsts.ts'
import { classicFirsts as pa } from './pa/classic-firsts.ts'
import { classicFirsts as pl } from './pl/classic-firsts.ts'
import { classicFirsts as ptBR } from './pt-BR/classic-firsts.ts'
import { classicFirsts as ptPT } from './pt-PT/classic-firsts.ts'
import { classicFirsts as ro } from './ro/classic-firsts.ts'
import { classicFirsts as ru } from './ru/classic-firsts.ts'
import { classicFirsts as sk } from './sk/classic-firsts.ts'
import { classicFirsts as sl } from './sl/classic-firsts.ts'
import { classicFirsts as sq } from './sq/classic-firsts.ts'
import { classicFirsts as sr } from './sr/classic-firsts.ts'
import { classicFirsts as sv } from './sv/classic-firsts.ts'
import { classicFirsts as sw } from './sw/classic-firsts.ts'
import { classicFirsts as ta } from './ta/classic-firsts.ts'
import { classicFirsts as te } from './te/classic-firsts.ts'
import { classicFirsts as th } from './th/classic-firsts.ts'
import { classicFirsts as tl } from './tl/classic-firsts.ts'
import { classicFirsts as tr } from './tr/classic-firsts.ts'
import { classicFirsts as uk } from './uk/classic-firsts.ts'
import { classicFirsts as ur } from './ur/classic-firsts.ts'
import { classicFirsts as uz } from './uz/classic-firsts.ts'
import { classicFirsts as vi } from './vi/classic-firsts.ts'
import { classicFirsts as zhHans } from './zh-Hans/classic-firsts.ts'
import { classicFirsts as zhHant } from './zh-Hant/classic-firsts.ts'

export const classicFirsts: Readonly<Record<string, readonly string[]>> = {
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
  'pt-BR': ptBR,
  'pt-PT': ptPT,
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
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
}
